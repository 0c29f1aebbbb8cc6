import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { EdgeProps, EdgeSection } from '#content/edge-props.ts';
import { type PlanLine, planLines } from '#content/pages/home-tool-stack.ts';
import { Edge } from '../../browser/edge-props.ts';
import { UpdateList } from '../../pages/changelog/update-list.tsx';
import { AnswerList } from '../../pages/features/page-answers.tsx';
import { LessThanToday } from '../../pages/home/less-than-today.tsx';
import { Stack } from '../../pages/home/stack.tsx';

const planNotes = Object.fromEntries(
  planLines.map(({ line, ...plan }) => [line, () => <LessThanToday {...plan} />]),
) as Record<PlanLine, () => ReactElement>;

const sections: Readonly<Record<EdgeSection, (props: EdgeProps) => ReactElement>> = {
  answers: ({ answers }) => <AnswerList view={answers} />,
  changelog: ({ changelog }) => <UpdateList view={changelog!} filter={changelog!} />,
  stack: () => <Stack />,
  ...planNotes,
};

/** For the worker: HTML by section. Throws the first render error. */
export function renderSections(path: string, names: readonly EdgeSection[], props: EdgeProps): [EdgeSection, string][] {
  return names.map((name) => [
    name,
    renderToString(
      <StaticRouter location={path}>
        <Edge value={props}>{sections[name]!(props)}</Edge>
      </StaticRouter>,
    ),
  ]);
}

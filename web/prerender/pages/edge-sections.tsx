import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type PlanLine, planLines } from '#content/pages/home-tool-stack.ts';
import type { EdgeProps, EdgeSection } from '#content/shared/pages/edge-props.ts';
import { Edge } from '../../browser/edge-props.ts';
import { NewsletterForm } from '../../forms/newsletter-form.tsx';
import { UpdateList } from '../../pages/changelog/update-list.tsx';
import Contact from '../../pages/contact/page.tsx';
import { AnswerList } from '../../pages/features/page-answers.tsx';
import { LessThanToday } from '../../pages/home/less-than-today.tsx';
import { Stack } from '../../pages/home/stack.tsx';
import Support from '../../pages/support/page.tsx';

const planNotes = Object.fromEntries(
  planLines.map(({ line, ...plan }) => [line, () => <LessThanToday {...plan} />]),
) as Record<PlanLine, () => ReactElement>;

const sections: Readonly<Record<EdgeSection, (props: EdgeProps) => ReactElement>> = {
  answers: ({ answers }) => <AnswerList view={answers} />,
  changelog: ({ changelog }) => <UpdateList view={changelog!} filter={changelog!} />,
  stack: () => <Stack />,
  contact: () => <Contact />,
  support: () => <Support />,
  newsletter: () => <NewsletterForm />,
  ...planNotes,
};

/** For the worker: HTML by section. Throws the first render error. */
export function renderSections(path: string, names: readonly EdgeSection[], props: EdgeProps) {
  return Promise.all(names.map(async (name) => [name, await render(path, sections[name]!(props), props)] as const));
}

async function render(path: string, section: ReactElement, props: EdgeProps): Promise<string> {
  const page = (
    <StaticRouter location={path}>
      <Edge value={props}>{section}</Edge>
    </StaticRouter>
  );
  const html = renderToString(page);
  if (!html.includes('<!--$!-->')) return html;
  // A lazy part has loaded in the next task.
  await new Promise((resolve) => setTimeout(resolve));
  return renderToString(page);
}

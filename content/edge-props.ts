import type { ChangelogView } from './changelog/view.ts';
import type { PlanLine } from './pages/home-tool-stack.ts';
import type { AnswersView } from './search/answer-words.ts';

/** Parts of pages that depend on the request: the worker renders them again with these props. */
export interface EdgeProps {
  changelog?: ChangelogView;
  answers?: AnswersView;
  /** The part of the query that the HTML follows. */
  search?: string;
}

export type EdgeSection = 'changelog' | 'answers' | 'stack' | PlanLine;

/** On the root element of a section; the value is its name. */
export const sectionAttribute = 'data-section';

/** Id of the JSON script with a document's props, for hydration. */
export const edgePropsId = 'edge-props';

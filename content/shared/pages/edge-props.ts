import type { FormName } from '../../forms/forms.ts';
import type { PlanLine } from '../../pages/home-tool-stack.ts';
import type { ChangelogView } from '../changelog/view.ts';
import type { Sent } from '../forms/form.ts';
import type { AnswersView } from '../search/answer-words.ts';

/** Parts of pages that depend on the request: the worker renders them again with these props. */
export interface EdgeProps {
  changelog?: ChangelogView;
  answers?: AnswersView;
  /** The part of the query that the HTML follows. */
  search?: string;
  /** Demo times that can be chosen. */
  times?: readonly { value: string; label: string }[];
  /** Only while rendering. */
  entry?: FormEntry;
}

/** A form's text, and its outcome if it was submitted without JavaScript. */
export interface FormEntry {
  form: FormName;
  values: Readonly<Record<string, unknown>>;
  alert?: string;
  /** Errors by field. */
  fields?: Readonly<Record<string, string>>;
  /** The stored message. */
  sent?: Sent;
  note?: string;
}

export type EdgeSection = 'changelog' | 'answers' | 'stack' | PlanLine | FormName;

/** On the root element of a section; the value is its name. */
export const sectionAttribute = 'data-section';

/** Id of the JSON script with a document's props, for hydration. */
export const edgePropsId = 'edge-props';

// Attributes and ids that the worker's HTMLRewriter finds in pages.

/** Parent of a form and its thank-you view; the value is the form's name, as in `form`. */
export const formBlock = 'data-form-block';

export const form = 'data-form';

export const view = 'data-view';

export const thanks = 'data-thanks';

export const note = 'data-note';

/** On response time and address in a thank-you view. */
export const promise = 'data-promise';
export const answerTo = 'data-answer-to';

/** On the link to a file in a thank-you view. */
export const file = 'data-file';

/** On words that a topic replaces: `claim`, `text`, `heading` or `prompt`. */
export const topic = 'data-topic';

/** On parts that a topic hides unless it asks for the named field. */
export const offer = 'data-offer';

/** On fields that only some topics ask for; the value is the first field's name. */
export const asked = 'data-asked';

/** On a select of times. */
export const slots = 'data-slots';

export const formAlert = 'data-form-alert';

/** On a field's error; the value is the field's name. */
export const fieldError = 'data-error';

/** On the script of `modules`; the value lists paths of the answer index and of its legal documents. */
export const answerIndexes = 'data-answer-indexes';

/** On a page's first script; the value lists its modules. */
export const modules = 'data-modules';

/** On replaceable parts of the 404 page: `heading`, `text`, `links` and `search`. */
export const notice = 'data-notice';

// The attributes and ids by which the worker finds its places in the pages that web/ draws: it fills in forms that were
// sent without JavaScript, puts the updates into the changelog, and other words into the 404 page.

/** On what holds a form and its thank-you view; the value is the form's name. */
export const formBlock = 'data-form-block';

/** On a form; the value is its name. */
export const form = 'data-form';

/** On the two views of a form's block, `form` and `sent`. */
export const view = 'data-view';

/** On what takes the focus in a thank-you view. */
export const thanks = 'data-thanks';

/** On the place in a thank-you view for what else there is to do. */
export const note = 'data-note';

/** On the places in a thank-you view that say when the answer comes, and to which address. */
export const promise = 'data-promise';
export const answerTo = 'data-answer-to';

/** On the place where a form says why it was not accepted. */
export const formAlert = 'data-form-alert';

/** On the place for the message of a field; the value is the field's name. */
export const fieldError = 'data-error';

/** On what the list of updates replaces. */
export const updates = 'data-updates';

/** The id of the script element that holds what the list of updates was made of, as JSON. */
export const updatesData = 'changelog-data';

/** On the first script of a page; the value lists the modules that it fetches. */
export const modules = 'data-modules';

/** On the parts of the 404 page that can say something else: `heading`, `text` and `links`; on what is its own, `search`. */
export const notice = 'data-notice';

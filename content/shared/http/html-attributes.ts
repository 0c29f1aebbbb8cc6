// Attributes and ids that the worker's HTMLRewriter finds in pages.

/** On the script of `modules`; the value lists paths of the answer index and of its legal documents. */
export const answerIndexes = 'data-answer-indexes';

/** On a page's first script; the value lists its modules. */
export const modules = 'data-modules';

/** On replaceable parts of the 404 page: `heading`, `text`, `links` and `search`. */
export const notice = 'data-notice';

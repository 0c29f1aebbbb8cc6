/**
 * Loads the page again without the application, which has failed while it ran: the HTML that the server has is better than
 * what is left. The entry of the history carries the reason over, because storage may be refused.
 */
export function reloadAsHtml(error: unknown) {
  console.error(error);
  history.replaceState({ ...history.state, failure: String(error) }, '');
  location.reload();
}

/** Why this page must do without the application, if it must; the next load tries with it again. */
export function consumeFailure(): string | undefined {
  const { failure, ...state } = history.state ?? {};
  if (failure) history.replaceState(state, '');
  return failure;
}

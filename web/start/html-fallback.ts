/** After a crash. The history entry keeps the reason, because storage may be refused. */
export function reloadAsHtml(error: unknown) {
  console.error(error);
  history.replaceState({ ...history.state, failure: String(error) }, '');
  location.reload();
}

/** Also clears it, so the next load tries again. */
export function consumeFailure(): string | undefined {
  const { failure, ...state } = history.state ?? {};
  if (failure) history.replaceState(state, '');
  return failure;
}

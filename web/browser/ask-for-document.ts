/** Where a page's code cannot be fetched, without a connection or after a new release, its document can say why. */
export function askForDocument(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

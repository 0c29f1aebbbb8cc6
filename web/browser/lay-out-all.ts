/** Call it before anything that needs final positions. */
export function layOutAll() {
  document.documentElement.dataset.whole = '';
}

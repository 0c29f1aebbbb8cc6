/** Call it before reading final positions. */
export function layOutAll() {
  document.documentElement.dataset.whole = '';
}

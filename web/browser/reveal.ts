/** Opens the question, or unfolds the table and its group, around the target of a link. */
export function reveal(id: string): HTMLElement | null {
  const target = document.getElementById(id);
  const question = target?.closest('details');
  if (question) question.open = true;
  for (const fold of ['.phone-fold', 'tbody']) {
    const box = target?.closest(fold)?.querySelector<HTMLInputElement>('.fold-box');
    if (box) box.checked = true;
  }
  return target;
}

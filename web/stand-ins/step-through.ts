/**
 * Lets a row that scrolls sideways be stepped through by the buttons behind it, and keeps the place between them true
 * ("2 of 6"). Where the row has room for all, it is no stop of the Tab key. The frame of the reviews gets this file by
 * itself (web/prerender/stand-ins.ts).
 */
export function stepThrough(row: HTMLElement): void {
  const [back, place, on] = row.nextElementSibling!.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
  const cards = row.children as HTMLCollectionOf<HTMLElement>;
  const last = cards.length - 1;
  const pitch = () => cards[1]!.offsetLeft - cards[0]!.offsetLeft;
  const at = () => Math.round(row.scrollLeft / pitch()) || 0;
  /** Where a button has sent the row, while it is on the way: the next press goes on from there. */
  let aim: number | undefined;

  const step = (by: number) => () => {
    aim = Math.min(Math.max((aim ?? at()) + by, 0), last);
    row.scrollTo({ left: aim * pitch() });
  };
  const tell = () => {
    const here = at();
    if (here === aim) aim = undefined;
    const text = place.textContent.replace(/^\d+/, String(here + 1));
    if (text !== place.textContent) place.textContent = text;
    // Not disabled: that would take the focus from whoever has stepped to the end.
    back.ariaDisabled = String(here === 0);
    on.ariaDisabled = String(here === last);
    row.tabIndex = row.scrollWidth > row.clientWidth ? 0 : -1;
  };
  back.onclick = step(-1);
  on.onclick = step(1);
  row.onscroll = tell;
  new ResizeObserver(tell).observe(row);
}

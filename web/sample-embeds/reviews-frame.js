// On a phone a scrollable row with buttons and a position ("2 of 6"). If all fit, it is no tab stop.
const row = document.querySelector('ul');
const [back, place, on] = row.nextElementSibling.children;
const cards = row.children;
const last = cards.length - 1;
const pitch = () => cards[1].offsetLeft - cards[0].offsetLeft;
const at = () => Math.round(row.scrollLeft / pitch()) || 0;
/** The target of a button's scroll; the next press starts from there. */
let aim;

const step = (by) => () => {
  aim = Math.min(Math.max((aim ?? at()) + by, 0), last);
  row.scrollTo({ left: aim * pitch() });
};
const keepTrue = () => {
  const here = at();
  if (here === aim) aim = undefined;
  const text = place.textContent.replace(/^\d+/, String(here + 1));
  if (text !== place.textContent) place.textContent = text;
  // Not disabled: that would lose the focus.
  back.ariaDisabled = String(here === 0);
  on.ariaDisabled = String(here === last);
  row.tabIndex = row.scrollWidth > row.clientWidth ? 0 : -1;
};
back.onclick = step(-1);
on.onclick = step(1);
row.onscroll = keepTrue;
new ResizeObserver(keepTrue).observe(row);

// Sends the parent the height, and whether the row scrolls. Braces, because WebKit reports the wrong sender for a tail call.
const tell = () => {
  parent.postMessage({ reviewsHeight: document.body.offsetHeight, operable: row.tabIndex === 0 }, location.origin);
};
new ResizeObserver(tell).observe(document.body);
addEventListener('message', ({ origin, data }) => origin === location.origin && data === 'reviewsHeight' && tell());

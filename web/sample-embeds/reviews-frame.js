// On a phone the reviews are a row to swipe: the buttons behind it step through it, and the place between them stays true
// ("2 of 6"). Where the row has room for all, it is no stop of the Tab key.
const row = document.querySelector('ul');
const [back, place, on] = row.nextElementSibling.children;
const cards = row.children;
const last = cards.length - 1;
const pitch = () => cards[1].offsetLeft - cards[0].offsetLeft;
const at = () => Math.round(row.scrollLeft / pitch()) || 0;
/** Where a button has sent the row, while it is on the way: the next press goes on from there. */
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
  // Not disabled: that would take the focus from whoever has stepped to the end.
  back.ariaDisabled = String(here === 0);
  on.ariaDisabled = String(here === last);
  row.tabIndex = row.scrollWidth > row.clientWidth ? 0 : -1;
};
back.onclick = step(-1);
on.onclick = step(1);
row.onscroll = keepTrue;
new ResizeObserver(keepTrue).observe(row);

// Tells the page around the frame how tall the reviews are and whether they are a row to step through, now and whenever
// that changes. Braces, because WebKit takes a call in tail position for the parent's own and names it as the sender.
const tell = () => {
  parent.postMessage({ reviewsHeight: document.body.offsetHeight, operable: row.tabIndex === 0 }, location.origin);
};
new ResizeObserver(tell).observe(document.body);
addEventListener('message', ({ origin, data }) => origin === location.origin && data === 'reviewsHeight' && tell());

import { stepThrough } from './step-through.js';

const row = document.querySelector('ul');
stepThrough(row);

// Tells the page around the frame how tall the reviews are and whether they are a row to step through, now and whenever
// that changes. Braces, because WebKit takes a call in tail position for the parent's own and names it as the sender.
const tell = () => {
  parent.postMessage({ reviewsHeight: document.body.offsetHeight, operable: row.tabIndex === 0 }, location.origin);
};
new ResizeObserver(tell).observe(document.body);
addEventListener('message', ({ origin, data }) => origin === location.origin && data === 'reviewsHeight' && tell());

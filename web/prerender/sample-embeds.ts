import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { chatWords, type Review, reviewWords, sampleReviews } from '../../content/embeds/sample-embeds.ts';
import { drawnTrades } from '../../content/facts/trades.ts';
import { patterns } from '../../content/shared/dates/locale.ts';
import { site } from '../../content/site.ts';
import { emitFiles } from './emit-files.ts';
import { rootColors } from './pages/document.ts';

const styles = { chat: '/embeds/chat.css', reviews: '/embeds/reviews.css' };
const frameScript = '/embeds/reviews-frame.js';
const frame = '/embeds/reviews.html';

/** Under /embeds. Like a provider's files, they don't import the app. */
export function sampleEmbeds(): Plugin {
  const source = (name: string) => readFileSync(new URL(`../sample-embeds/${name}`, import.meta.url), 'utf8');
  const words = () => JSON.stringify({ ...chatWords, styles: styles.chat, picture: site.sign });
  const files: Record<string, (bundled: readonly string[]) => string> = {
    '/embeds/chat.js': () => source('chat.js').replace('__WORDS__', words),
    [styles.chat]: () => source('chat.css'),
    '/embeds/reviews.js': () => source('reviews.js').replace('__FRAME__', frame),
    [frame]: reviewsDocument,
    [frameScript]: () => source('reviews-frame.js'),
    [styles.reviews]: (bundled) => `${fontFace(bundled)}${rootColors}\n${source('reviews.css')}`,
  };
  return {
    name: 'sample-embeds',
    ...emitFiles((bundled) =>
      Object.entries(files).map(([path, text]) => ({ fileName: path.slice(1), source: text(bundled) })),
    ),
  };
}

function reviewsDocument(bundled: readonly string[]) {
  return `<!doctype html>
<html lang="${patterns.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${reviewWords.title}</title>
<link rel="stylesheet" href="${styles.reviews}">
<script type="module" src="${frameScript}"></script>
<body>
<ul class="snap-row" tabindex="0" aria-label="${reviewWords.title}">${sampleReviews.map((review) => reviewItem(review, bundled)).join('')}</ul>
<div class="snap-steps">
<button type="button" aria-label="${reviewWords.previous}" aria-disabled="true"></button>
<p role="status">1 ${reviewWords.of} ${sampleReviews.length}</p>
<button type="button" aria-label="${reviewWords.next}"></button>
</div>
`;
}

function reviewItem({ stars, text, role, business }: Review, bundled: readonly string[]) {
  const trade = drawnTrades.find(({ name }) => name.toLowerCase() === business.toLowerCase())?.id;
  const shop = trade && bundled.find((file) => file.startsWith('assets/shop-') && file.endsWith(`-${trade}.svg`));
  return `<li>
<p class="stars" style="--stars: ${stars}" role="img" aria-label="${reviewWords.rating(stars)}"></p>
<p class="text">${text}</p>
<p class="author">${shop ? `<img src="/${shop}" width="44" height="44" alt="${reviewWords.storefront(business)}" loading="lazy">` : '<i class="shop"></i>'}${role}, ${business}</p>
</li>`;
}

function fontFace(bundled: readonly string[]) {
  const file = bundled.find((name) => /figtree-(?!latin-).*\.woff2$/.test(name));
  if (!file) return '';
  return `@font-face{font-family:"Figtree";src:url("/${file}") format("woff2");font-weight:400 700;font-display:swap}\n`;
}

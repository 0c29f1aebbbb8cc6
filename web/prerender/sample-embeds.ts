import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { chatWords, type Review, reviewWords, sampleReviews } from '../../content/embeds/sample-embeds.ts';
import { trades } from '../../content/facts/trades.ts';
import { patterns } from '../../content/shared/locale.ts';
import { site } from '../../content/site.ts';
import { serveFiles } from './emitted-files.ts';
import { rootColors } from './pages/brand-colors.ts';

const styles = { chat: '/embeds/chat.css', reviews: '/embeds/reviews.css' };
const frameScript = '/embeds/reviews-frame.js';
const frame = '/embeds/reviews.html';

/**
 * The stand-ins of the chat and reviews widgets, served under /embeds with the words and colors of the brand in them.
 * They play the part of a provider's files: plain scripts that know nothing of the app.
 */
export function standIns(): Plugin {
  const source = (name: string) => readFileSync(new URL(`../sample-embeds/${name}`, import.meta.url), 'utf8');
  /** By its path each file, as it is beside those that are built already. */
  const files: Record<string, (built: readonly string[]) => string> = {
    '/embeds/chat.js': () =>
      source('chat.js').replace('__WORDS__', () =>
        JSON.stringify({ ...chatWords, styles: styles.chat, picture: site.sign }),
      ),
    [styles.chat]: () => source('chat.css'),
    '/embeds/reviews.js': () => source('reviews.js').replace('__FRAME__', frame),
    [frame]: reviewsDocument,
    [frameScript]: () => source('reviews-frame.js'),
    [styles.reviews]: (built) => `${fontFace(built)}${rootColors}\n${source('reviews.css')}`,
  };
  return {
    name: 'stand-ins',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const built = Object.keys(bundle);
      for (const [path, text] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: text(built) });
    },
    configureServer: serveFiles((path) => files[path]?.([])),
  };
}

function reviewsDocument(built: readonly string[]) {
  return `<!doctype html>
<html lang="${patterns.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${reviewWords.title}</title>
<link rel="stylesheet" href="${styles.reviews}">
<script type="module" src="${frameScript}"></script>
<body>
<ul class="snap-row" tabindex="0" aria-label="${reviewWords.title}">${sampleReviews.map((review) => reviewItem(review, built)).join('')}</ul>
<div class="snap-steps">
<button type="button" aria-label="${reviewWords.previous}" aria-disabled="true"></button>
<p role="status">1 ${reviewWords.of} ${sampleReviews.length}</p>
<button type="button" aria-label="${reviewWords.next}"></button>
</div>
`;
}

/** Beside its author the shop of the street, where the business is of its trade. */
function reviewItem({ stars, text, role, business }: Review, built: readonly string[]) {
  const trade = trades.find(({ name }) => name.toLowerCase() === business)?.id;
  const shop = trade && built.find((file) => file.startsWith('assets/shop-') && file.endsWith(`-${trade}.svg`));
  return `<li>
<p class="stars" style="--stars: ${stars}" role="img" aria-label="${reviewWords.rating(stars)}"></p>
<p class="text">${text}</p>
<p class="author">${shop ? `<img src="/${shop}" width="44" height="44" alt="${reviewWords.storefront(business)}" loading="lazy">` : ''}${role}, ${business}</p>
</li>`;
}

function fontFace(built: readonly string[]) {
  const file = built.find((name) => /figtree-(?!latin-).*\.woff2$/.test(name));
  if (!file) return '';
  return `@font-face{font-family:"Figtree";src:url("/${file}") format("woff2");font-weight:400 700;font-display:swap}\n`;
}

import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Plugin } from 'vite';
import { site } from '../../content/site.ts';
import { chatWords, type Review, reviewWords, sampleReviews } from '../../content/stand-ins.ts';
import { rootColors } from './brand-colors.ts';
import { serveFiles } from './made-files.ts';

const styles = { chat: '/embeds/chat.css', reviews: '/embeds/reviews.css' };
const frameScript = '/embeds/reviews-frame.js';
const rowScript = '/embeds/step-through.js';
const frame = '/embeds/reviews.html';

/**
 * The stand-ins of the chat and reviews widgets, served under /embeds with the words and colors of the brand in them.
 * They play the part of a provider's files: plain scripts that know nothing of the app.
 */
export function standIns(): Plugin {
  const source = (name: string) => readFileSync(new URL(`../stand-ins/${name}`, import.meta.url), 'utf8');
  const files: Record<string, () => string> = {
    '/embeds/chat.js': () =>
      source('chat.js').replace('__WORDS__', () =>
        JSON.stringify({ ...chatWords, styles: styles.chat, picture: site.sign }),
      ),
    [styles.chat]: () => source('chat.css'),
    '/embeds/reviews.js': () => source('reviews.js').replace('__FRAME__', frame),
    [frame]: () => reviewsDocument(),
    [frameScript]: () => source('reviews-frame.js'),
    [rowScript]: () => stripTypeScriptTypes(source('step-through.ts')),
    [styles.reviews]: () => `${rootColors}\n${source('reviews.css')}${source('snap-row.css')}`,
  };
  return {
    name: 'stand-ins',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const font = Object.keys(bundle).find((file) => /figtree-(?!latin-).*\.woff2$/.test(file));
      for (const [path, text] of Object.entries(files)) {
        const face = path === styles.reviews && font ? fontFace(`/${font}`) : '';
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: face + text() });
      }
    },
    configureServer: serveFiles((path) => files[path]?.()),
  };
}

function reviewsDocument() {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${reviewWords.title}</title>
<link rel="stylesheet" href="${styles.reviews}">
<script type="module" src="${frameScript}"></script>
<body>
<ul class="snap-row" tabindex="0">${sampleReviews.map(reviewItem).join('')}</ul>
<div class="snap-steps">
<button type="button" aria-label="${reviewWords.previous}" aria-disabled="true"></button>
<p role="status">1 ${reviewWords.of} ${sampleReviews.length}</p>
<button type="button" aria-label="${reviewWords.next}"></button>
</div>
`;
}

function reviewItem({ stars, text, role, business }: Review) {
  return `<li>
<p class="stars" style="--stars: ${stars}" role="img" aria-label="${reviewWords.rating(stars)}"></p>
<p class="text">${text}</p>
<p class="author">${role}, ${business}</p>
</li>`;
}

const fontFace = (src: string) =>
  `@font-face{font-family:"Figtree";src:url("${src}") format("woff2");font-weight:400 700;font-display:swap}\n`;

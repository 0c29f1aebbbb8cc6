import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { deskIcons, icons } from '../../../content/shared/icons.ts';
import { directoryMarks, homeMarks } from '../../../content/shared/product-logos.ts';
import { site } from '../../../content/site.ts';
import { hash, madeFiles } from '../emitted-files.ts';
import { bodyOf } from './svg.ts';

/**
 * Draws the icons into SVG sprites, so that none of them costs a byte of JavaScript: `icons` holds the Lucide icons of
 * content/shared/icons.ts, the Simple Icons marks of the footer's social links and the pictures of the header's menu, `homeMarks` and
 * `marks` those of the products that the home page and the directories show (sprites of their own, so that no page fetches
 * what it has not). `virtual:icon-sprites` exports their addresses, which are short: a page names them a hundred times.
 */
export function iconSprites(): Plugin {
  const drawings = (slugs: readonly string[]) => slugs.map((slug) => [slug, `simple-icons/icons/${slug}.svg`] as const);
  const lines = Object.entries(icons).map(([name, drawing]) => [name, fileOf(drawing)] as const);
  const sprites = {
    icons: [...lines, ...drawings(site.social.map(({ icon }) => icon))],
    homeMarks: drawings(homeMarks),
    marks: drawings(directoryMarks),
  };
  const files = Object.entries(sprites).map(([name, entries]) => {
    const source = sprite(entries, name === 'icons' ? menuPictures : '');
    return {
      source,
      fileName: `assets/${name[0]}-${hash(source)}.svg`,
      originalFileName: `../node_modules/${entries[0]![1]}`,
    };
  });
  const addresses = Object.keys(sprites).map((name, index) => `export const ${name} = "/${files[index]!.fileName}";`);
  return madeFiles('icon-sprites', files, addresses.join('\n'));
}

/** The icons that only the desk has, as a sprite of its own. `virtual:desk-icons` exports its address. */
export function deskIconSprite(): Plugin {
  const drawings = Object.entries(deskIcons).map(([name, drawing]) => [name, fileOf(drawing)] as const);
  const source = sprite(drawings, '');
  const fileName = `desk/assets/icons-${hash(source)}.svg`;
  const file = { source, fileName, originalFileName: `../node_modules/${drawings[0]![1]}` };
  return madeFiles('desk-icons', [file], `export const deskIcons = "/${fileName}";`, 'desk');
}

const fileOf = (drawing: string) => `lucide-static/icons/${drawing}.svg`;

const isBo = site.mascot !== null && !site.mascot.picture;
const isDrawn: Record<string, boolean> = { bo: isBo, 'no-bo': !isBo, bamboo: site.motif !== null };

/** Symbols in colors of their own, which they find in the page. Comments enclose what is drawn for some brands alone. */
const menuPictures = readFileSync(new URL('../../app/how-it-helps.svg', import.meta.url), 'utf8')
  .replace(/<!--([\w-]+)-->(.*?)<!--\/\1-->/gs, (_, part: string, drawing: string) => (isDrawn[part] ? drawing : ''))
  .replace(/<\/?svg[^>]*>/g, '')
  .replace(/\s*\n\s*/g, '');

/**
 * One SVG with a symbol for each [id, package file], and more symbols. A symbol says itself how it is drawn, in the color
 * of the text, so that none of its many uses must.
 */
function sprite(entries: readonly (readonly [string, string])[], more: string) {
  const symbols = entries.map(([name, file]) => {
    const svg = readFileSync(new URL(`../../../node_modules/${file}`, import.meta.url), 'utf8');
    const body = bodyOf(svg.replace(/<!--.*?-->|<title>.*?<\/title>/gs, '')).replace(/\s*\n\s*/g, '');
    const drawn = file.startsWith('lucide-static') ? stroked : 'fill="currentColor"';
    const view = wordmarks.has(name) ? 'viewBox="3 3 18 18" overflow="visible"' : 'viewBox="0 0 24 24"';
    return `<symbol id="${name}" ${view} ${drawn}>${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${more}</svg>`;
}

/** Marks that are a word: they reach over the edges of their square, which their letters would be too small in. */
const wordmarks = new Set(['applepay', 'googlepay', 'n8n', 'woocommerce', 'zoho', 'zoom']);

const stroked = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

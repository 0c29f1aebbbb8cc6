import { readFileSync } from 'node:fs';
import { integrations, stripIntegrations } from '../../../content/facts/integrations.ts';
import { stackRows } from '../../../content/pages/home-tool-stack.ts';
import { automationPlatforms, toolCategories } from '../../../content/pages/integrations-third-party.ts';
import { deskIcons, icons } from '../../../content/shared/brand/icons.ts';
import { site } from '../../../content/site.ts';
import type { GeneratedFile } from '../emit-files.ts';
import { contentOf, type Drawn, shortHash } from './svg.ts';

/** `homeLogos` and `logos` are product logos. One sprite for both would cost `/` 180 ms of LCP (npm run bench, 2026-11). */
export function drawIconSprites(): Drawn {
  const logos = (products: readonly { icon: string | null }[]) =>
    [...new Set(products.flatMap(({ icon }) => icon ?? []))].map(
      (slug) => [slug, `simple-icons/icons/${slug}.svg`] as const,
    );
  const home = [...stripIntegrations, ...stackRows.flatMap(({ competitors }) => competitors)];
  const directories = [...integrations, ...automationPlatforms, ...toolCategories.flatMap(({ tools }) => tools)];
  const lines = (icons: Readonly<Record<string, string>>) =>
    Object.entries(icons).map(([name, drawing]) => [name, `lucide-static/icons/${drawing}.svg`] as const);
  const social = logos(site.social);
  const sprites: Record<string, GeneratedFile> = {
    icons: sprite('assets/i', [...lines(icons), ...social], menuPictures),
    homeLogos: sprite('assets/h', logos(home)),
    logos: sprite('assets/m', logos(directories)),
    deskIcons: { ...sprite('desk/assets/icons', lines(deskIcons)), build: 'desk' },
  };
  const addresses = Object.entries(sprites).map(([name, { fileName }]) => [name, `/${fileName}`]);
  return { files: Object.values(sprites), exports: Object.fromEntries(addresses) };
}

const isBo = site.mascot !== null && !site.mascot.picture;
const isDrawn: Record<string, boolean> = { bo: isBo, 'no-bo': !isBo, bamboo: site.motif !== null };

/** Some brands don't show the parts between comments. */
const menuPictures = readFileSync(new URL('../../app/how-it-helps.svg', import.meta.url), 'utf8')
  .replace(/<!--([\w-]+)-->(.*?)<!--\/\1-->/gs, (_, part: string, drawing: string) => (isDrawn[part] ? drawing : ''))
  .replace(/<\/?svg[^>]*>/g, '')
  .replace(/\s*\n\s*/g, '');

/** From [id, package file] pairs. Each symbol has its own fill and stroke. */
function sprite(name: string, entries: readonly (readonly [string, string])[], more = ''): GeneratedFile {
  const symbols = entries.map(([id, file]) => {
    const svg = readFileSync(new URL(`../../../node_modules/${file}`, import.meta.url), 'utf8');
    const content = contentOf(svg.replace(/<!--.*?-->|<title>.*?<\/title>/gs, '')).replace(/\s*\n\s*/g, '');
    const drawn = file.startsWith('lucide-static') ? stroked : 'fill="currentColor"';
    const view = wordmarks.has(id) ? 'viewBox="3 3 18 18" overflow="visible"' : 'viewBox="0 0 24 24"';
    return `<symbol id="${id}" ${view} ${drawn}>${content}</symbol>`;
  });
  // `display: none`, because style and layout of 340 elements would block a slow phone for 20 ms.
  const source = `<svg xmlns="http://www.w3.org/2000/svg" display="none">${symbols.join('')}${more}</svg>`;
  return {
    fileName: `${name}-${shortHash(source)}.svg`,
    source,
    originalFileName: `../node_modules/${entries[0]![1]}`,
  };
}

/** Logos that are words, drawn larger to stay legible. */
const wordmarks = new Set(['applepay', 'googlepay', 'n8n', 'woocommerce', 'zoho', 'zoom']);

const stroked = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

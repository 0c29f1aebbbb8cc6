import TurndownService from 'turndown';
import type { PageHead, PagePath } from '../../../content/pages.ts';
import { site } from '../../../content/site.ts';

/** Throws if the page has no <main>. */
export function mainOf(path: PagePath, html: string): string {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1];
  if (main === undefined) throw new Error(`${path} has no main element`);
  return main;
}

/** From <main>, so the two can't differ. Links are absolute. */
export function markdownTwin(path: PagePath, { title, description }: PageHead, main: string): string {
  const front = { title, description, url: site.origin + path };
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${toMarkdown(main)}\n`;
}

/** Without decoration and controls; a form lists its fields. */
export function toMarkdown(html: string): string {
  return converter
    .turndown(html.replace(boxesSideBySide, '$& '))
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Inline elements that only CSS separates. */
const boxesSideBySide =
  /<\/(?:span|a|s|del|strong|b|time|small)>(?=<(?:span|a|s|del|strong|b|time|small|i)\b|[\p{L}\p{N}$])|[\p{L}\p{N}](?=<(?:span|strong|b|time|small)\b)/gu;

const left = [
  '[aria-hidden="true"]',
  '[hidden]:not([role="tabpanel"])',
  '[data-no-markdown]',
  'li > label:has([type="radio"])',
  'a .sr-only',
  'script, style, template, svg, dialog, video, iframe',
  'img[alt=""]',
].join(', ');

const headings = 'h1, h2, h3, h4';

const converter = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '_',
  hr: '---',
  codeBlockStyle: 'fenced',
})
  .addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4'],
    replacement(content, node) {
      const words = oneLine(content);
      const link = node.closest('a');
      return `\n\n${'#'.repeat(Number(node.nodeName[1]))} ${link ? `[${words}](${addressOf(link)})` : words}\n\n`;
    },
  })
  .addRule('link', {
    filter: (node) => node.nodeName === 'A' && node.hasAttribute('href'),
    replacement(content, node) {
      if (!content.trim()) return '';
      if ((node as HTMLElement).querySelector(headings)) return content;
      return `[${oneLine(content)}](${addressOf(node as HTMLElement)})`;
    },
  })
  .addRule('term', {
    filter: 'dl',
    replacement: (_, node) =>
      `\n\n${Array.from((node as HTMLElement).querySelectorAll('dt'))
        .map((term) => `- **${term.textContent!.trim()}:** ${point(toMarkdown(descriptionOf(term).innerHTML))}`)
        .join('\n')}\n\n`,
  })
  .addRule('table', {
    filter: 'table',
    replacement(_, node) {
      const table = node as HTMLElement;
      const rows = Array.from(table.querySelectorAll('tr')).map((row) =>
        Array.from(row.children)
          .filter((cell) => !cell.matches(left))
          .map((cell) => cellText(toMarkdown(cell.innerHTML))),
      );
      if (!table.querySelector('thead')) rows.unshift(rows[0]!.map(() => ''));
      const [head, ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
      const rule = `|${rows[0]!.map(() => ' --- |').join('')}`;
      const caption = table.querySelector('caption')?.textContent;
      return `\n\n${[...(caption ? [caption, ''] : []), head, rule, ...body].join('\n')}\n\n`;
    },
  })
  .addRule('summary', {
    filter: 'summary',
    replacement: (content, node) =>
      (node as HTMLElement).querySelector(headings) ? content : `\n\n**${oneLine(content)}**\n\n`,
  })
  .addRule('tabs', {
    filter: (node) => node.getAttribute('role') === 'tablist',
    replacement: (_, node) =>
      `\n\n${Array.from((node as HTMLElement).querySelectorAll('[role="tab"]'))
        .map((tab) => `- ${tab.textContent}`)
        .join('\n')}\n\n`,
  })
  .addRule('form', {
    filter: 'form',
    replacement(_, node) {
      const form = node as HTMLFormElement;
      const isShown = (label: Element) => label.hasAttribute('for') && !label.closest('[hidden]');
      const labels = Array.from(form.querySelectorAll('label')).filter(isShown);
      const fields = labels.map((label) => {
        const control = form.querySelector(`[id="${label.getAttribute('for')}"]`)!;
        const options = Array.from(control.querySelectorAll('option')).filter((option) => option.getAttribute('value'));
        const choice = options.length > 0 ? `: ${options.map(({ textContent }) => textContent).join(', ')}` : '';
        return `- ${oneLine(label.textContent!)}${choice}`;
      });
      if (fields.length === 0) return '';
      const notes = Array.from(form.querySelectorAll('p')).filter((note) => note.querySelector('a'));
      return `\n\nForm fields:\n\n${fields.join('\n')}\n\n${notes.map((note) => toMarkdown(note.innerHTML)).join('\n\n')}\n\n`;
    },
  })
  .addRule('item', {
    filter: 'li',
    replacement(content, node) {
      // An item with a heading is a section, not a list item.
      if (node.querySelector(headings)) return `\n\n${content.trim()}\n\n`;
      const list = node.parentElement!;
      const bullet = list.nodeName === 'OL' ? `${Array.from(list.children).indexOf(node) + 1}.` : '-';
      return `${bullet} ${content.trim().replace(/\n+/g, `\n${' '.repeat(bullet.length + 1)}`)}\n`;
    },
  })
  .addRule('left', {
    filter: (node) =>
      node.matches(left) || (node.nodeName === 'BUTTON' && !node.closest(`${headings}, [role="tablist"]`)),
    replacement: () => '',
  });

/** Before or after the term. */
const descriptionOf = (term: Element) =>
  (term.nextElementSibling ?? term.previousElementSibling ?? term) as HTMLElement;

const addressOf = (link: Element) => link.getAttribute('href')!.replace(/^\//, `${site.origin}/`);

/** Commas replace a list in a cell. */
const cellText = (text: string) => oneLine(text.replace(/^- /, '').replace(/\n- /g, ', ')).replaceAll('|', '\\|');

const point = (text: string) => (text.includes('```') ? text.replaceAll('\n', '\n  ') : oneLine(text));

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

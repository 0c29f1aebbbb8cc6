import { changelogPage } from '#content/pages/changelog.ts';
import type { Update } from '#content/shared/changelog.ts';

/** Puts the updates under their heading in the page's Markdown. Every text of the feed is hostile. */
export function withUpdatesAsMarkdown(page: string, { updates }: { updates: readonly Update[] }): string {
  const heading = `## ${changelogPage.updates}\n`;
  return page.replace(heading, () => [heading, ...updates.map(updateAsMarkdown)].join('\n'));
}

function updateAsMarkdown({ title, link, text, rest, author, date, categories }: Update): string {
  const facts = [date, ...categories.map(({ name }) => name), `${changelogPage.by} ${author}`];
  const words = [text, rest].flatMap((part) => part.split('\n'));
  const lines = [`### ${escapeMarkdown(title)}`, facts.map(escapeMarkdown).join(' · '), ...words.map(escapeMarkdown)];
  if (link) lines.push(`[${changelogPage.read}](<${link.replace(/[<>\s]/g, encodeURIComponent)}>)`);
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}

/** Plain text as Markdown that shows it on one line and does nothing else. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~!&]/g, '\\$&')
    .replace(/^(\d*)([-+=.)])/, '$1\\$2');
}

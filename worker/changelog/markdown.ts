import { changelogPage } from '#content/pages/changelog.ts';
import type { Update } from '#content/shared/changelog/updates.ts';

/** The feed is untrusted. */
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

function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~!&]/g, '\\$&')
    .replace(/^(\d*)([-+=.)])/, '$1\\$2');
}

import { expect, test } from 'vitest';
import { site } from '../site.ts';
import { readSource, sources } from '../test-sources.ts';

const others =
  /^content\/(site|embeds\/providers)\.ts$|^content\/sample\/edits\/|^web\/(tools|e2e)\/|\.(test|edits)\.tsx?$|\/test-[\w-]+\.ts$|\/feeds\//;
const files = sources.filter((file) => /^(content|web|worker)\//.test(file) && !others.test(file));

test('only content/site.ts and content/embeds/providers.ts contain hosts, email addresses and brand names', () => {
  const wrong = files.flatMap((file) => {
    const text = readSource(file);
    const hosts = file.startsWith('content/') ? (text.match(/\bhttps?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi) ?? []) : [];
    const standards = /\/\/(purl\.org|www\.w3\.org|search\.yahoo\.com|schema\.org)$/;
    return [
      ...hosts.filter((host) => !standards.test(host)),
      ...(text.match(/[\w.+-]+@[\w-]+\.[a-z]{2,}/gi) ?? []),
      ...(text.match(new RegExp(`\\b${site.name}\\b`, 'gi')) ?? []),
    ].map((found) => `${file}: ${found}`);
  });
  expect(wrong).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../site.ts';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(content|web|worker)\/.*\.(ts|tsx|css|html|md|xml|js|mjs|webmanifest|txt|vtt)$/.test(file))
  .filter(
    (file) =>
      !/^content\/(site|embeds\/providers)\.ts$|^content\/sample\/edits\/|^web\/(tools|e2e)\/|\.(test|edits)\.tsx?$|\/test-[\w-]+\.ts$|\/feeds\//.test(
        file,
      ),
  );

test('only content/site.ts and content/embeds/providers.ts contain hosts, email addresses and brand names', () => {
  const wrong = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
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

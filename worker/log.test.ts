import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the README of alarms lists every warning and error event', () => {
  const files = readdirSync('worker', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!test)\.ts$/.test(file),
  );
  const sources = files.map((file) => readFileSync(`worker/${file}`, 'utf8')).join();
  const events = [...sources.matchAll(/log\('(?:warn|error)', '([^']+)'/g)].map(([, event]) => event!);
  expect(events.length).toBeGreaterThan(15);
  const readme = readFileSync('worker/alarms/README.md', 'utf8').replace(/\s+/g, ' ');
  expect(events.filter((event) => !readme.includes(`\`${event}\``))).toEqual([]);
});

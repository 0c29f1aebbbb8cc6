import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'README.md');
const mark = '<!-- Written by npm run bench. -->\n';

const shown = ['/', '/features/crm', '/integrations/native', '/changelog'];

export function writeTables(results) {
  const [text] = readFileSync(file, 'utf8').split(mark);
  const tables = Object.entries(results).map(([part, { date, commit = 'unknown', machine, rows }]) =>
    [
      `### ${part}`,
      `${date}, commit ${commit}, ${machine}`,
      [
        '| what | median | least to most | floor | to floor |',
        '| --- | --- | --- | --- | --- |',
        ...lines(part, rows),
      ].join('\n'),
    ].join('\n\n'),
  );
  writeFileSync(file, `${text}${mark}\n${tables.join('\n\n')}\n`);
}

function lines(part, rows) {
  const picked = part === 'bytes' ? bytes(rows) : part === 'scores' ? lowest(rows) : rows;
  return picked.map(({ what, unit = '', value, least, most, floor, ratio }) => {
    const range = least === undefined ? '' : `${least} to ${most}`;
    return `| ${what} | ${`${value} ${unit}`.trim()} | ${range} | ${floor ?? ''} | ${ratio ?? ''} |`;
  });
}

const bytes = (rows) =>
  rows
    .filter(({ path }) => shown.includes(path))
    .flatMap(({ path, html, style, fonts, ...row }) =>
      Object.entries({ document: html, style, fonts, 'scripts after hydration': row['script hydrated'] }).map(
        ([what, value]) => ({ what: `\`${path}\` ${what}, brotli`, unit: 'bytes', value }),
      ),
    );

const lowest = (rows) =>
  [...Map.groupBy(rows, ({ what }) => what.split(' ').slice(1).join(' '))].map(([score, all]) => ({
    what: `${score}, lowest of ${all.length} pages`,
    unit: 'of 100',
    value: Math.min(...all.map(({ value }) => value)),
    least: Math.min(...all.map(({ least }) => least)),
    most: 100,
  }));

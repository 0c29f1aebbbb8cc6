import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'README.md');
const mark = '<!-- Written by npm run bench. -->\n';

const shown = ['/', '/features/crm', '/integrations/native', '/changelog'];

export function writeTables(results) {
  const [text] = readFileSync(file, 'utf8').split(mark);
  const tables = Object.entries(results).map(([part, { date, commit, machine, rows }]) =>
    [`### ${part}`, `${date}, commit ${commit}, ${machine}`, (tableOf[part] ?? eachRow)(rows)].join('\n\n'),
  );
  writeFileSync(file, `${text}${mark}\n${tables.join('\n\n')}\n`);
}

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const eachRow = (rows) =>
  table(
    ['what', 'median', 'least to most', 'floor', 'to floor'],
    rows.map(({ what, unit = '', value, least, most, floor = '', ratio = '' }) => [
      what,
      `${value} ${unit}`.trim(),
      least === undefined ? '' : `${least} to ${most}`,
      floor,
      ratio,
    ]),
  );

const tableOf = {
  bytes: (rows) =>
    table(
      ['brotli', 'document', 'style', 'fonts', 'scripts after hydration'],
      rows
        .filter(({ path }) => shown.includes(path))
        .map(({ path, html, style, fonts, ...row }) => [`\`${path}\``, html, style, fonts, row['script hydrated']]),
    ),
  /** A row per page and kind of throttling: "median (floor)". */
  browser(rows) {
    const pages = Map.groupBy(rows, ({ what }) => /^\S+ (?:simulate|devtools)/.exec(what)?.[0]);
    const [[, first]] = pages;
    const phone = pages.get(undefined) ?? [];
    return [
      table(
        ['median (floor)', ...first.map(({ what, unit }) => `${what.split(' ').slice(2).join(' ')} ${unit}`.trim())],
        [...pages].flatMap(([name, cells]) =>
          name ? [[name, ...cells.map(({ value, floor }) => `${value} (${floor})`)]] : [],
        ),
      ),
      ...phone.map(({ what, value, unit }) => `${what}: ${value} ${unit}`),
    ].join('\n\n');
  },
  scores: (rows) =>
    table(
      ['lowest of all pages', 'of 100'],
      [
        ...Map.groupBy(
          rows.filter(({ what }) => what.startsWith('/')),
          ({ what }) => what.split(' ').slice(1).join(' '),
        ),
      ].map(([score, all]) => [score, Math.min(...all.map(({ value }) => value))]),
    ),
};

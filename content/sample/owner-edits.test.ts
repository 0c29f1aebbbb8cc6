import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '../site.ts';
import { testimonials } from '../testimonials.ts';

/** A copy of the site, which a new owner edits: brand, prices, words, a page, a document, and whose pieces load. */
const copy = mkdtempSync(join(tmpdir(), 'owner-'));
const root = join(import.meta.dirname, '../..');

const wordmark =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="550" height="150" viewBox="0 0 550 150"><path d="M0 0h550v150H0Z"/></svg>';

/** Texts of a file and what the owner writes in their place, each wherever it stands. */
const edits: Record<string, Record<string, string>> = {
  'content/site.ts': {
    "name: 'Bamboost',\n": 'name: "Joe\'s & Sons",\n',
    "'Bamboost Team'": '"Joe\'s & Sons team"',
    "legalName: 'Bamboost'": 'legalName: "Joe\'s & Sons, LLC"',
    'bamboost.example': 'joes-sons.test',
    "{ name: 'Bo', kind: 'panda' } as": 'null as',
    "{ file: '/logo.svg', width: 36, height: 36, wordmark: false }":
      "{ file: '/wordmark.svg', width: 132, height: 36, wordmark: true }",
    'checkout: {} as': "checkout: { starter: { monthly: 'https://pay.test/a1', annual: 'https://pay.test/b2' } } as",
    "'14 Example Grove Lane', city: 'Phoenix', region: 'AZ'":
      "'1 High Street', city: 'Leeds', region: 'West Yorkshire'",
    '#1f7a3d': '#5b2a86',
  },
  'content/embeds.ts': {
    'import { chatStandIn, reviewsStandIn }':
      "import { googleAnalytics, leadConnectorChat } from './embed-providers.ts';\nimport { reviewsStandIn }",
    '[chatStandIn,': "[leadConnectorChat('their-widget'), googleAnalytics('G-1'),",
  },
  'content/figures.ts': {
    'lowestPrice: 97': 'lowestPrice: 129',
    'resellerPrice: 597': 'resellerPrice: 649',
    'trialDays = 14': 'trialDays = 7',
    'oneClickApps: 47': 'oneClickApps: 48',
    '  courseResult: ':
      "  telephonyResult: sample('31', 'calls answered', 'in the first week', '/features/telephony'),\n  courseResult: ",
  },
  'content/pricing.ts': {
    'annual: { price: 997 }': 'annual: { price: 1290 }',
    'monthly: { price: 297, originalPrice: 497 }': 'monthly: { price: 349 }',
    'annual: { price: 2997 }': 'annual: { price: 4188 }',
    "name: 'Professional'": "name: 'Growth'",
    '      rows.employees.what,\n': "      rows.employees.what,\n      'A workshop for your team, each quarter',\n",
  },
  'content/integrations.ts': {
    "        name: 'PayPal',":
      "        name: 'Klarna',\n        description: 'Let customers pay in three parts.',\n        icon: 'klarna',\n        color: '#FFB3C7',\n      },\n      {\n        name: 'PayPal',",
  },
  'content/faq.ts': {
    'export const faq: readonly FaqEntry[] = [':
      "export const faq: readonly FaqEntry[] = [\n  {\n    question: \"Who are Joe's sons?\",\n    answer: ['Ask them over a coffee on a Sunday night, it\\'s 20% off.'],\n    link: { label: 'Their page', to: 'https://sons.test/about' },\n  },",
  },
  'content/legal/terms-of-service.md': {
    'updated: 2025-01-01': 'updated: 2026-02-03',
    '\n## ':
      '\n## Which law we go by\n\nThat of England, as [the ministry](https://ministry.test/law) publishes it.\n\n## ',
  },
  'content/pages.ts': {
    "  '/contact': {":
      "  '/features/telephony': { name: 'Telephony', kind: 'feature' },\n  '/refund-policy': { name: 'Refund policy', kind: 'legal' },\n  '/contact': {",
  },
  'content/plan-table.ts': {
    "pages: ['/features/listings'] }": "pages: ['/features/listings', '/features/telephony'] }",
  },
  'content/page-index.ts': {
    "  '/contact': ":
      "  '/features/telephony': 'Lines for the whole team',\n  '/refund-policy': 'When money comes back',\n  '/contact': ",
  },
};

/** Files that the owner adds, made of others. */
const additions: Record<string, { of?: string; changes?: Record<string, string>; text?: string }> = {
  'web/public/wordmark.svg': { text: wordmark },
  'web/public/people/jane.webp': { of: '.github/home.webp' },
  'web/pages/feature/scenes/telephony.tsx': { of: 'web/pages/feature/scenes/courses.tsx' },
  'content/features/telephony.ts': {
    of: 'content/features/courses.ts',
    changes: {
      'stats: [stat.courseCompletion, stat.courseCreation, stat.satisfaction, stat.courseRevenue]': 'stats: []',
      "prices: againstTools('A course platform such as Kajabi', 'courses'),": '',
      'stat.courseResult': 'stat.telephonyResult',
      "import { againstTools } from '../tool-prices.ts';\n": '',
      'title: `Online courses and memberships': 'title: `Telephony for teams',
      "'Put lessons": "'Put your lines, lessons",
    },
  },
  'content/legal/refund-policy.md': {
    of: 'content/legal/cookie-policy.md',
    changes: { 'head-title: ': 'head-title: Refunds and ', 'head-description: ': 'head-description: Refunds. ' },
  },
  'content/testimonials.ts': {
    of: 'content/testimonials.ts',
    changes: {
      'readonly Testimonial[] = [':
        "readonly Testimonial[] = [\n  {\n    figure: '3x',\n    what: 'bookings',\n    quote: 'It\\'s \"simply\" there.',\n    role: 'Owner',\n    business: 'HVAC',\n    company: 'Fielding & Daughters',\n    name: 'Dr Jane Fielding',\n    picture: '/people/jane.webp',\n    link: 'https://fielding.test',\n    stars: 5,\n    plan: 'professional',\n    since: 'since May',\n  },",
    },
  },
};

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\0')
    .filter((file) => file && file !== `content/sample/${basename(import.meta.filename)}`);
  for (const file of files) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });

  for (const [file, { of, changes = {}, text }] of Object.entries(additions)) {
    cpSync(join(root, of ?? 'web/public/logo.svg'), join(copy, file));
    if (text) writeFileSync(join(copy, file), text);
    edit(file, changes);
  }
  for (const [file, changes] of Object.entries(edits)) edit(file, changes);
});

afterAll(() => rmSync(copy, { recursive: true }));

function edit(file: string, changes: Record<string, string>) {
  if (Object.keys(changes).length === 0) return;
  let source = readFileSync(join(copy, file), 'utf8');
  for (const [before, after] of Object.entries(changes)) {
    if (!source.includes(before)) throw new Error(`${file} has no ${before}`);
    source = before.startsWith('\n## ') ? source.replace(before, () => after) : source.replaceAll(before, () => after);
  }
  writeFileSync(join(copy, file), source);
}

/** Runs a command in the copy: whether it went well, and what it said. */
function run(command: string, ...args: string[]) {
  // What the surrounding Vitest says to its own processes is not for those of the copy.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_ENV$|^TEST$/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' });
  return { well: status === 0, said: `${stdout}\n${stderr}` };
}

test('the types, the build and the tests of content and pages go well with all edits of an owner', {
  timeout: 600_000,
}, () => {
  const types = run('tsc', '-p', 'web', '--composite', 'false', '--incremental', 'false', '--tsBuildInfoFile', 'null');
  expect(types.well, types.said).toBe(true);
  const tests = run('vitest', 'run', 'content', 'web', '--reporter=dot');
  expect(tests.well, tests.said).toBe(true);
  const home = readFileSync(join(copy, 'dist/client/index.html'), 'utf8');
  for (const words of [
    'Joe&#x27;s &amp; Sons',
    'Dr Jane Fielding',
    'Fielding &amp; Daughters',
    `--shops:${testimonials.length + 1}`,
    '"@type":"Review"',
    'https://pay.test/b2',
    '/wordmark.svg',
    '--hue-action:#5b2a86',
  ])
    expect(home).toContain(words);
  expect(home).not.toMatch(/&amp;amp;|&amp;#|assets\/bo-/);

  const client = join(copy, 'dist/client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|css|js|md|txt|xml|svg|webmanifest|vtt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const former = new RegExp(`${RegExp.escape(site.name)}|${site.colors.action}`, 'i');
  expect(files.filter((file) => former.test(readFileSync(join(client, file), 'utf8')))).toEqual([]);
});

test('an edit that breaks something is refused with a sentence, not with a stack', () => {
  for (const [file, before, after, sentence] of [
    [
      'content/integrations.ts',
      "icon: 'klarna'",
      "icon: 'clarna'",
      /^content\/integrations\.ts: “Klarna”: there is no icon “clarna”\. .*\n$/,
    ],
    ['content/faq.ts', 'question: "Who', 'question: Who', /^content\/faq\.ts.* cannot be read: /],
  ] as const) {
    const right = readFileSync(join(copy, file), 'utf8');
    edit(file, { [before]: after });
    const { well, said } = run('node', 'web/prerender/check-content.ts');
    writeFileSync(join(copy, file), right);
    expect(well).toBe(false);
    expect(said.trimStart()).toMatch(sentence);
    expect(said).not.toMatch(/^ +at /m);
  }
});

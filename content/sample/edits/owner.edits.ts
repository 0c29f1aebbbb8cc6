import { expect, test } from 'vitest';
import { site } from '../../site.ts';
import { brokenEdits, missingQuote } from './broken.ts';
import { Copy, type Edit } from './copy.ts';
import { crawl } from './crawl.ts';
import { abroad, forms, fourPlans, ownAddress } from './groups.ts';
import { rebrand } from './rebrand.ts';
import { removals } from './removals.ts';

const together = ['a plan', 'a feature page', 'the reviews', 'the newsletter'];
const apart = Object.keys(removals).filter((name) => !together.includes(name));

const removing = (names: readonly string[]): Edit[] =>
  names.flatMap((name) => [removals[name]!.cut, removals[name]!.mend ?? {}]);
const tracesOf = (names: readonly string[]) => names.map((name) => removals[name]!.gone.source).join('|');

/** Tests that read content or the build. Code that an edit can't reach is tested elsewhere. */
const readers = [
  ...['facts', 'features', 'forms', 'pages', 'shared/forms', 'shared/search'].map((folder) => `content/${folder}`),
  ...['app', 'browser/personalization', 'forms', 'pages', 'prerender', 'routes'].map((folder) => `web/${folder}`),
];

/** With the tests they affect, and texts that must be gone. */
const groups: Record<string, { edits: readonly Edit[]; tests: readonly string[]; gone: RegExp }> = {
  'a rebrand with new pages, prices, pieces, fields and a form': {
    edits: [rebrand, forms],
    tests: [
      ...readers,
      ...['forms/messages', 'forms/records', 'forms/email', 'desk/messages', 'delivery/mail', 'inbox'].map(
        (file) => `worker/${file}`,
      ),
    ],
    gone: new RegExp(`${site.name}|${site.colors.action}|(?<!desk/)assets/bo-|&amp;amp;|&amp;#`, 'i'),
  },
  'another country, no mascot, and four plans': {
    edits: [ownAddress, abroad, fourPlans],
    tests: readers,
    // In code, $1 is no amount.
    gone: /bamboost\.example|\$(?:\d{2}|\d[ <])|(?<!desk\/)assets\/bo-|Phoenix|href="\/video\//,
  },
  [`without ${together.join(', ')}`]: {
    edits: [ownAddress, ...removing(together)],
    tests: [...readers, 'worker/forms/closed', 'worker/forms/newsletter'],
    gone: new RegExp(`bamboost\\.example|${tracesOf(together)}`),
  },
};

test.concurrent.each(Object.entries(groups))(
  '%s: types, build, tests and links are right',
  async (_, { edits, tests, gone }) => {
    const copy = new Copy();
    for (const edit of edits) copy.apply(edit);
    expect(await copy.checkContent()).toEqual({ isOk: true, said: '' });
    expect(await copy.run('tsc', '-b')).toEqual({ isOk: true, said: '' });
    const { isOk, said } = await copy.run(
      'vitest',
      'run',
      ...tests,
      '--tags-filter=!slow',
      '--reporter=dot',
      '--silent',
      '--testTimeout=120000',
      '--hookTimeout=120000',
      '--maxWorkers=1',
    );
    expect(isOk, said).toBe(true);
    expect(crawl(copy.folder, gone)).toEqual([]);
    if (edits.includes(rebrand)) expectRebrand(copy);
    copy.dispose();
  },
);

function expectRebrand(copy: Copy) {
  const home = copy.read('dist/client/index.html');
  for (const words of [
    'Joe&#x27;s &amp; Sons',
    'Dr Jane Fielding',
    'Fielding &amp; Daughters',
    '"@type":"Review"',
    'https://pay.test/b2',
    '/wordmark.svg',
    '--hue-action:#5b2a86',
  ])
    expect(home).toContain(words);
}

test.concurrent.each(Object.entries(removals).filter(([, { mend }]) => mend))(
  'once %s is removed, the check lists each line to fix',
  async (_, { cut, mend = {} }) => {
    const copy = new Copy();
    copy.apply(cut);
    const told = await problems(copy);
    expect(told).not.toMatch(/quotation mark|cannot be read|undefined|^ +at /m);
    const files = [...Object.keys(mend.change ?? {}), ...(mend.remove ?? [])];
    expect(
      files.filter((file) => !told.includes(file)),
      told,
    ).toEqual([]);
    copy.apply(mend);
    expect(await copy.checkContent()).toEqual({ isOk: true, said: '' });
    copy.dispose();
  },
);

test.concurrent(`without ${apart.join(', ')} the site is built, and no trace is left`, async () => {
  const copy = new Copy();
  for (const edit of removing(apart)) copy.apply(edit);
  expect(await problems(copy)).toBe('');
  expect(crawl(copy.folder, new RegExp(tracesOf(apart)))).toEqual([]);
  copy.dispose();
});

async function problems(copy: Copy): Promise<string> {
  const check = await copy.checkContent();
  if (!check.isOk) return check.said;
  const build = await copy.run('vite', 'build', '--logLevel', 'error');
  return build.isOk ? '' : build.said;
}

test.concurrent('an edit that breaks something is refused with one sentence that names the cause', async () => {
  const copy = new Copy();
  for (const [edit, ...sentences] of brokenEdits) {
    copy.apply(edit);
    const { isOk, said } = await copy.checkContent();
    copy.undo(edit);
    expect([isOk, ...said.split('\n')], JSON.stringify(edit)).toEqual([
      false,
      ...sentences.map((sentence) => expect.stringMatching(sentence)),
    ]);
  }
  // `ready` and `deploy` refuse it the same way.
  copy.apply(missingQuote);
  const { ready, deploy } = JSON.parse(copy.read('package.json')).scripts;
  for (const script of [ready, deploy]) {
    const { isOk, said } = await copy.run('sh', '-c', script);
    expect([isOk, said]).toEqual([false, expect.stringMatching(/^content\/pages\/home-faq\.ts.* cannot be read: .*$/)]);
  }
  copy.dispose();
});

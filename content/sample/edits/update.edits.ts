import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { Copy, type Edit } from './copy.ts';

/** The last release, of which `own` changes the files. After a release, set it to that. */
const release = '87df57cea880';
const present = git('rev-parse', 'HEAD');

function git(...args: string[]) {
  return execFileSync('git', args, { cwd: import.meta.dirname })
    .toString()
    .trim();
}

const ownSentence = 'A button needs no manual at Cedar.';

const own: Edit = {
  change: {
    'content/site.ts': {
      "name: 'Bamboost',\n": "name: 'Cedar',\n",
      "legalName: 'Bamboost'": "legalName: 'Cedar Inc.'",
      'bamboost.example': 'cedar.test',
      '#1f7a3d': '#5b2a86',
    },
    'content/pages/about.ts': [[/'If a button needs a manual[^\n]*',/, `'${ownSentence}',`]],
    'content/forms/contact.ts': {
      "  message: {\n    type: 'textarea'":
        "  budget: { type: 'text', label: 'Budget', required: 'Please enter your budget.', maxLength: 20 },\n  message: {\n    type: 'textarea'",
    },
    'content/pages.ts': { "  '/support': {": "  '/partners': { name: 'Partners', kind: 'page' },\n  '/support': {" },
  },
  add: {
    'content/pages/partners.ts': `import type { PageHead } from '../pages.ts';
import { money } from '../shared/format.ts';
import { site } from '../site.ts';

export const partners = { heading: \`Keep \${money(20)} a month of each client\` } as const;

export const head: PageHead = {
  title: \`Partner program | \${site.name}\`,
  description: 'Sell the platform in your town, keep a share of each plan, and get help from a person who knows your trade.',
  keywords: ['partner program', 'resell', 'commission'],
  socialTitle: 'Sell it in your town',
  socialDescription: 'Keep a share of each plan that you sell.',
};
`,
    'web/pages/partners/page.tsx': `import { partners } from '#content/pages/partners.ts';

export { head } from '#content/pages/partners.ts';

export default function Partners() {
  return <h1 className="wrap claim">{partners.heading}</h1>;
}
`,
  },
};

/** CONTRIBUTING.md, "Update a site that was made from an earlier version". */
test('a site made from the last release updates to this version, and keeps its edits and messages', async (context) => {
  context.skip(
    git('rev-parse', '--is-shallow-repository') === 'true',
    'The history is too short: run git fetch --unshallow.',
  );
  const copy = new Copy(release);
  const run = async (...[command, ...args]: [string, ...string[]]) => {
    const { isOk, said } = await copy.run(command, ...args);
    expect(isOk, said).toBe(true);
    return said;
  };
  const migrate = () => run('wrangler', 'd1', 'migrations', 'apply', 'DB', '--local');
  const messages = async () =>
    JSON.parse(await run('node', '--no-warnings', 'worker/inbox/inbox.ts', 'list', '--json')) as Message[];

  copy.apply(own);
  await run('git', 'add', '--all');
  await run('git', ...author, 'commit', '--quiet', '--message', 'Our site');
  await migrate();
  await run('node', '--no-warnings', '.ci/seed.ts', '40');
  const before = await messages();
  expect(before.some((message) => message.budget)).toBe(true);

  await run('git', ...author, 'merge', '-X', 'ours', present);
  const types = await copy.run('tsc', '-b', '--pretty', 'false');
  expect([...new Set(types.said.match(/^\S+?(?=\(\d)/gm))]).toEqual(['content/pages/partners.ts']);
  copy.apply({ change: { 'content/pages/partners.ts': { '/shared/format': '/shared/text/format' } } });
  await run('tsc', '-b');
  expect(await copy.checkContent()).toEqual({ isOk: true, said: '' });
  await migrate();
  expect((await messages()).map(({ id, budget }) => [id, budget])).toEqual(
    before.map(({ id, budget }) => [id, budget]),
  );
  await run('vite', 'build', '--logLevel', 'error');
  const page = (name: string) => copy.read(`dist/client/${name}.html`);
  expect(page('partners')).toContain('Keep $20 a month of each client');
  expect(page('contact')).toContain('name="budget"');
  expect(page('about')).toContain(ownSentence);
  expect(page('index')).not.toContain('Bamboost');
  copy.dispose();
});

const author = ['-c', 'user.name=Owner', '-c', 'user.email=owner@cedar.test'];

interface Message {
  id: string;
  budget?: string;
}

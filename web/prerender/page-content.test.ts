import { join, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { contentOf, type Imports, importGraph, importsFile } from './page-content.ts';

const root = join(import.meta.dirname, '../..');

test('the words of a page are in all content that it reaches, at once or later', async () => {
  const imports = await importsOf({
    'web/entry.ts': "import('./pages/home/page.ts'); import('./pages/about/page.ts'); import('./pages/bare/page.ts');",
    'web/pages/home/page.ts': "import './hero.ts'; export const later = () => import('./stories.ts');",
    'web/pages/home/hero.ts':
      "import '../../../content/home.ts'; import '../../../content/site.ts'; import './page.ts';",
    'web/pages/home/stories.ts': "import '../../../content/stories.ts';",
    'web/pages/about/page.ts': `import '../../../content/about.ts'; import '../../../content/pages.ts';
      import type { Story } from '../../../content/stories.ts'; export const story: Story = {};`,
    'web/pages/bare/page.ts': "console.log('Words of its own')",
    'content/home.ts': "import './figures.ts';",
    'content/figures.ts': 'console.log(1)',
    'content/stories.ts': 'export interface Story {} console.log(2)',
    'content/about.ts': 'console.log(3)',
    'content/site.ts': 'console.log(4)',
    'content/pages.ts': 'console.log(5)',
  });
  const page = (name: string) => contentOf([`web/pages/${name}/page.ts`], imports).sort();
  expect(page('home')).toEqual(['content/figures.ts', 'content/home.ts', 'content/stories.ts']);
  expect(page('about')).toEqual(['content/about.ts']);
  expect(page('bare')).toEqual(['web/pages/bare/page.ts']);
});

/** What the plugin writes for a site of these files. */
async function importsOf(files: Record<string, string>): Promise<Imports> {
  const inMemory: Plugin = {
    name: 'in-memory',
    enforce: 'pre',
    resolveId(source, importer) {
      const id = join(importer ? join(importer, '..') : root, source);
      return relative(root, id) in files ? id : undefined;
    },
    load: (id) => files[relative(root, id)],
  };
  const options = { write: false, rolldownOptions: { input: 'web/entry.ts' } };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, importGraph()],
    build: options,
  });
  const { output } = built as Rolldown.RolldownOutput;
  const asset = output.find(({ fileName }) => fileName === importsFile) as Rolldown.OutputAsset;
  return JSON.parse(String(asset.source));
}

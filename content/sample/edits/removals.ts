import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionLists } from '../../search/buyer-questions.ts';
import type { Edit } from './copy.ts';
import { twoPlans } from './groups.ts';

/** `mend` fixes what the check lists; no file may contain `gone`. */
export interface Removal {
  cut: Edit;
  mend?: Edit;
  gone: RegExp;
}

const remove = (...texts: (string | RegExp)[]) => texts.map((text) => [text, ''] as const);

/** Removes answers and wordings that lead to a page. */
function answersOf(page: string) {
  const place = `'/${page}[^\\n]*\\n`;
  const blocks = [
    new RegExp(` {2}\\{\\n(?: {4}.*\\n)*? {4}place: ${place}(?: {4}.*\\n)*? {2}\\},\\n`, 'g'),
    new RegExp(` {2}missing\\(\\n(?: {4}.*\\n)*? {4}${place} {2}\\),\\n`, 'g'),
    new RegExp(` {2}'/${page}[^']*': \\[[^\\]]*\\],\\n`, 'g'),
  ];
  return Object.fromEntries(
    ['page-wordings.ts', ...Object.keys(questionLists)].flatMap((name) => {
      const file = `content/search/${name}`;
      const found = blocks.filter(
        (block) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8').search(block) >= 0,
      );
      return found.length > 0 ? [[file, remove(...found)]] : [];
    }),
  );
}

const answersOfCourses = answersOf('features/courses');
const featureQuestions = 'content/search/feature-questions.ts';

export const removals: Record<string, Removal> = {
  'a feature page': {
    cut: { change: { 'content/pages.ts': remove(/ {2}'\/features\/courses': .*\n/) } },
    mend: {
      remove: ['content/features/courses.ts', 'web/pages/feature/pieces/courses.tsx', 'web/ui/bo/props/courses.svg'],
      change: {
        'content/pages/feature-catalog.ts': remove(/ {4}\{\n {6}link: '\/features\/courses'[\s\S]*?\n {4}\},\n/),
        'content/facts/figures.ts': [
          ["categories: '19'", "categories: '18'"],
          ["features: '210+'", "features: '202+'"],
        ],
        'content/facts/plan-table.ts': { "pages: ['/features/courses']": 'pages: []' },
        'content/facts/testimonials.ts': remove("    page: '/features/courses',\n"),
        'content/search/buyer-words.ts': remove(/ {2}'\/features\/courses':\s[^\n]*\n/),
        ...answersOfCourses,
        [featureQuestions]: [
          ...answersOfCourses[featureQuestions]!,
          ...remove("import * as promises from '../facts/promises.ts';\n"),
        ],
      },
    },
    gone: /features\/courses/,
  },
  'the changelog': {
    cut: { change: { 'content/pages.ts': remove(/ {2}'\/changelog': .*\n/) } },
    mend: {
      remove: ['web/pages/changelog/page.tsx'],
      change: {
        'content/navigation.ts': remove(/ *\{ label: pages\['\/changelog'\].*\n/),
        'content/pages/support.ts': remove(/ *\{.*to: '\/changelog' \},\n/),
        'content/legal/terms-of-service.md': [[/\[([^\]]*)\]\(\/changelog\)/g, 'changelog']],
        'content/search/buyer-words.ts': remove(/ {2}'\/changelog': .*\n/),
        ...answersOf('changelog'),
      },
    },
    gone: /href="\/changelog|What&#x27;s New/,
  },
  'a plan': { ...twoPlans, gone: /professional-(monthly|yearly)|on Professional\b/ },
  'the reviews': {
    cut: { change: { 'content/embeds/embeds.ts': remove(/,? ?sampleReviewWidget(?=\]| \})/g) } },
    gone: /<iframe[^>]*embeds\/reviews/,
  },
  'the newsletter': {
    cut: { change: { 'content/site.ts': { 'newsletter: true': 'newsletter: false' } } },
    mend: {
      change: {
        'content/legal/privacy-policy.md': [
          [/^- \*\*Newsletter:\*\*.*\n/gm, ''],
          [/^\| (Newsletter addresses|Send the newsletter).*\n/gm, ''],
          [/newsletter/gi, 'mail'],
        ],
        'content/legal/gdpr-compliance.md': [
          [/^\| Newsletter addresses.*\n/gm, ''],
          [/The newsletter, o/, 'O'],
        ],
        'content/legal/cookie-policy.md': [[/^- \*\*Newsletter:\*\*.*\n/m, '']],
      },
    },
    gone: /data-form="newsletter"/,
  },
  'a section': {
    cut: {
      change: {
        'web/pages/home/page.tsx': remove("import { Stories } from './stories.tsx';\n", '        <Stories />\n'),
      },
    },
    mend: {
      change: {
        'content/navigation.ts': remove(/ *\{ label: 'Testimonials'.*\n/g),
        'content/pages/home.ts': remove(/ *\{ label: 'Stories', to: .*\n/),
      },
    },
    gone: /href="\/#testimonials/,
  },
  'an integration': {
    cut: { change: { 'content/facts/integrations.ts': remove(/ {6}\{\n {8}name: 'Canva',[\s\S]*?\n {6}\},\n/) } },
    mend: {
      change: {
        'content/facts/integrations.ts': remove("  'Canva',\n"),
        ...Object.fromEntries(
          ['additional-tools', 'marketing-automation', 'sales-funnel-builder', 'social-media', 'website-builder'].map(
            (name) => [`content/features/${name}.ts`, remove(/'Canva',? ?/)],
          ),
        ),
        'content/facts/figures.ts': { 'oneClickApps: 47': 'oneClickApps: 46' },
      },
    },
    gone: />Canva</,
  },
};

import type { Changes, Edit } from './copy.ts';

const edit = (file: string, change: Changes): Edit => ({ change: { [file]: change } });

export const missingQuote = edit('content/pages/home-faq.ts', { "question: 'Which plan": 'question: Which plan' });

/** Each with the sentences of the check, one a line. */
export const brokenEdits: readonly (readonly [Edit, ...RegExp[]])[] = [
  [missingQuote, /^content\/pages\/home-faq\.ts.* cannot be read: .*quotation mark, comma or bracket\.$/],
  [
    edit('content/facts/pricing.ts', [[/\n\];\n\nexport const plans/, '\n;\n\nexport const plans']]),
    /^content\/facts\/pricing\.ts.* cannot be read: [^,]*(, got [^,]*)?\. Look there/,
  ],
  [
    edit('content/site.ts', { "taxNote: ''": "taxNote: 'plus the sales tax of your state and city'" }),
    /^content\/facts\/product-summary\.ts:\d+: the description of content\/pages\/home\.ts .* with “plus the sales tax of your state and city” of content\/site\.ts and “\$97” of content\/facts\/figures\.ts/,
  ],
  [
    edit('content/facts/figures.ts', { 'oneClickApps: 47': 'oneClickApps: 48' }),
    /^content\/facts\/figures\.ts:\d+ says oneClickApps: 48, but the entries of content\/facts\/integrations\.ts: 47\. Write 47\.$/,
  ],
  [
    { remove: ['web/pages/changelog'] },
    /^content\/pages\.ts: \/changelog is a page, but web\/pages\/changelog\/page\.tsx is missing/,
    /^web\/prerender\/pages\/edge-sections\.tsx:\d+ imports web\/pages\/changelog\/update-list\.tsx, which is missing/,
  ],
  [
    { remove: ['content/facts/jobs.ts'] },
    ...['facts/pricing', 'facts/plan-table', 'facts/tool-prices', 'pages/home-tool-stack'].map(
      (file) => new RegExp(`^content/${file}\\.ts imports jobs\\.ts, which is missing\\. Restore the file, or remove`),
    ),
  ],
  [
    {
      change: {
        'content/pages.ts': { "  '/support': {": "  '/team': { name: 'Team', kind: 'page' },\n  '/support': {" },
      },
      add: { 'web/pages/team/page.tsx': { of: 'web/pages/about/page.tsx' } },
    },
    /^web\/pages\/team\/page\.tsx has the title and description of web\/pages\/about\/page\.tsx/,
  ],
  [
    { remove: ['web/pages/feature/pieces/courses.tsx'] },
    /^content\/features\/courses\.ts has a `piece`, but web\/pages\/feature\/pieces\/courses\.tsx is missing/,
  ],
  [
    edit('content/facts/integrations.ts', { "icon: 'stripe'": "icon: 'stribe'" }),
    /^content\/facts\/integrations\.ts: “Stripe”: there is no icon “stribe”/,
  ],
  [
    edit('content/pages.ts', { 'PageLink>> = {};': "PageLink>> = { '/old': '/older' };" }),
    /^content\/pages\.ts: \/old leads to \/older, which isn’t a page/,
  ],
  [
    edit('content/site.ts', { "locale: 'en-US'": "locale: 'en_US'" }),
    /^content\/site\.ts: locale is "en_US"\. Write a language tag/,
  ],
  [
    edit('content/site.ts', { "logo: { file: '/logo.svg'": "logo: { file: '/new.svg'" }),
    /^content\/site\.ts: logo\.file is "\/new\.svg", but web\/public\/new\.svg is missing/,
  ],
  [
    edit('content/site.ts', { "film: { language: 'en' } as": 'film: null as' }),
    /^content\/site\.ts: film is null, but web\/public\/video still has one/,
  ],
  [
    edit('content/facts/pricing.ts', { 'annual: { price: 997 }': 'annual: { price: 1200 }' }),
    /^content\/facts\/pricing\.ts: starter: the year costs \$1,200, more than twelve months/,
  ],
  [
    edit('content/forms/contact.ts', {
      "  message: {\n    type: 'textarea'":
        "  id: { type: 'text', label: 'Id', maxLength: 9 },\n  message: {\n    type: 'textarea'",
    }),
    /^content\/forms\/contact\.ts: a field is called “id”, a reserved name/,
  ],
];

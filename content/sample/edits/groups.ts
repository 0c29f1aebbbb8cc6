import type { Edit } from './copy.ts';

/** Skips tests of the shipped texts, as for any owner. */
export const ownAddress: Edit = { change: { 'content/site.ts': { 'bamboost.example': 'joes-sons.test' } } };

const partnerForm = `import { defineMessageForm, type Fields, longest } from '../shared/forms/form.ts';
import { api } from '../shared/http/api.ts';
import { site } from '../site.ts';
import { person } from './person.ts';
import { missingToast, sharedToasts } from './words.ts';

const fields = {
  ...person,
  clients: { type: 'text', label: 'How many clients', required: 'Please say how many clients you have.', maxLength: 40 },
  plan: { type: 'textarea', label: 'What you plan', required: 'Please write what you plan.', maxLength: longest.text, rows: 4 },
} as const satisfies Fields;

export const partnerForm = defineMessageForm({
  name: 'partner',
  path: api.partner,
  page: '/partners',
  fields,
  subject: { field: 'plan' },
  toasts: { ...sharedToasts, missing: missingToast(fields), sent: { title: 'We have it', text: 'We call you this week.' } },
  failure: 'Failed to submit partner form',
  words: {
    heading: 'Become a partner',
    submit: 'Apply',
    sending: 'Sending...',
    privacy: 'We use what you send to answer you.',
    thanks: { heading: 'Thank You!', next: [{ label: 'See Prices', to: '/#pricing' }], again: 'Send Another' },
  },
  mail: site.mail.hello,
  promise: () => 'We call you this week.',
  mailSubject: ({ lastName }) => \`Partner: \${lastName}\`,
});
`;

const partnerPage = `import { partnerForm } from '#content/forms/partner.ts';
import { partners } from '#content/pages/partners.ts';
import { MessageForm } from '../../forms/message-form.tsx';

export { head } from '#content/pages/partners.ts';

export default function Partners() {
  return (
    <div className="wrap pt-opening pb-page-end">
      <h1 className="claim">{partners.heading}</h1>
      <MessageForm form={partnerForm} />
    </div>
  );
}
`;

const partnerWords = `import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export const partners = { heading: 'Sell it in your town' } as const;

export const head: PageHead = {
  title: \`Partner program | \${site.name}\`,
  description: 'Sell the platform in your town, keep a share of each plan, and get help from a person who knows your trade.',
  keywords: ['partner program', 'resell', 'commission'],
  socialTitle: 'Sell it in your town',
  socialDescription: 'Keep a share of each plan that you sell.',
};
`;

const fields =
  "  budget: { type: 'text', label: 'Budget', required: 'Please enter your budget.', maxLength: 20 },\n  team: { type: 'text', label: 'Team', maxLength: 20 },\n";

export const forms: Edit = {
  add: {
    'content/forms/partner.ts': partnerForm,
    'content/pages/partners.ts': partnerWords,
    'content/pages/garden.ts':
      "export const garden = { heading: 'Our garden', text: 'It is behind the house.' } as const;\n",
    'web/pages/partners/page.tsx': partnerPage,
  },
  change: {
    'content/forms/contact.ts': { "  message: {\n    type: 'textarea'": `${fields}  message: {\n    type: 'textarea'` },
    'content/forms/support.ts': { '  issueType: {\n': `${fields}  issueType: {\n` },
    'content/forms/forms.ts': {
      'import { supportForm }': "import { partnerForm } from './partner.ts';\nimport { supportForm }",
      'support: supportForm }': 'support: supportForm, partner: partnerForm }',
    },
    'content/shared/http/api.ts': { "  feed: '/api": "  partner: '/api/partner',\n  feed: '/api" },
    'web/prerender/pages/edge-sections.tsx': {
      'import Support from': "import Partners from '../../pages/partners/page.tsx';\nimport Support from",
      '  newsletter: () =>': '  partner: () => <Partners />,\n  newsletter: () =>',
    },
    'content/pages.ts': { "  '/support': {": "  '/partners': { name: 'Partners', kind: 'page' },\n  '/support': {" },
    'content/navigation.ts': {
      "    heading: 'Company',\n    links: [\n":
        "    heading: 'Company',\n    links: [\n      { label: pages['/partners'].name, to: '/partners' },\n",
    },
    'web/pages/about/page.tsx': {
      'import { Actions }': "import { garden } from '#content/pages/garden.ts';\nimport { Actions }",
      '      <Beliefs />\n': '      <Garden />\n      <Beliefs />\n',
      'function Beliefs() {':
        'function Garden() {\n  return (\n    <Section labelledBy="garden">\n      <SectionHead id="garden" heading={garden.heading} text={garden.text} />\n    </Section>\n  );\n}\n\nfunction Beliefs() {',
    },
  },
};

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export const abroad: Edit = {
  add: { 'web/public/logo.png': png },
  remove: ['web/public/video'],
  change: {
    'content/site.ts': {
      "locale: 'en-US'": "locale: 'de-DE'",
      "currency: 'USD'": "currency: 'EUR'",
      "timeZone: 'America/Phoenix'": "timeZone: 'Europe/Berlin'",
      "taxNote: ''": "taxNote: 'zzgl. MwSt.'",
      "city: 'Phoenix', region: 'AZ', postalCode: '85000', country: 'US'":
        "city: 'Berlin', region: '', postalCode: '10115', country: 'DE'",
      "logo: { file: '/logo.svg'": "logo: { file: '/logo.png'",
      "{ name: 'Bo', kind: 'panda' } as": 'null as',
      "motif: 'bamboo'": 'motif: null',
      "film: { language: 'en' } as": 'film: null as',
    },
    'content/facts/product-summary.ts': { ': it follows up, books and gets you paid,': '' },
    'content/facts/figures.ts': { 'lowestPrice: 97': 'lowestPrice: 49.5' },
    'content/facts/pricing.ts': { 'annual: { price: 997 }': 'annual: { price: 499.9 }' },
  },
};

export const fourPlans: Edit = {
  change: {
    'content/facts/pricing.ts': [
      [
        /\n\];\n\nexport const plans/,
        "\n  {\n    slug: 'estate',\n    name: 'Estate',\n    description: 'For groups with a data team.',\n    perfectFor: 'Groups of a hundred shops',\n    inShort: 'also a person of ours on your team',\n    monthly: { price: 1997 },\n    annual: { price: 19970 },\n    benefits: ['A person of ours on your team'],\n    popular: false,\n  },\n];\n\nexport const plans",
      ],
    ],
  },
};

/** Removes the middle plan, then fixes what the content check lists. */
export const twoPlans: { cut: Edit; mend: Edit } = {
  cut: { change: { 'content/facts/pricing.ts': [[/ {2}\{\n {4}slug: 'professional'[\s\S]*?\n {2}\},\n/, '']] } },
  mend: {
    change: {
      'content/facts/plan-table.ts': {
        '{ professional: true }': '{ platinum: true }',
        "professional: '3', ": '',
        '      professional: `': '      platinum: `',
      },
      'content/facts/testimonials.ts': { "plan: 'professional',": "plan: 'platinum'," },
    },
  },
};

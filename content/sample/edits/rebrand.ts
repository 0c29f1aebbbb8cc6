import type { Edit } from './copy.ts';

const wordmark =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="550" height="150" viewBox="0 0 550 150"><path d="M0 0h550v150H0Z"/></svg>';

export const rebrand: Edit = {
  change: {
    'content/site.ts': {
      "name: 'Bamboost',\n": 'name: "Joe\'s & Sons",\n',
      "'Bamboost Team'": '"Joe\'s & Sons team"',
      "legalName: 'Bamboost'": 'legalName: "Joe\'s & Sons, Inc."',
      'bamboost.example': 'joes-sons.test',
      "{ name: 'Bo', kind: 'panda' } as": 'null as',
      "{ file: '/logo.svg', width: 36, height: 36, wordmark: false }":
        "{ file: '/wordmark.svg', width: 132, height: 36, wordmark: true }",
      'checkout: {} as': "checkout: { starter: { monthly: 'https://pay.test/a1', annual: 'https://pay.test/b2' } } as",
      "'14 Example Grove Lane', city: 'Phoenix', region: 'AZ'":
        "'1 High Street', city: 'Leeds', region: 'West Yorkshire'",
      '#1f7a3d': '#5b2a86',
    },
    'content/embeds/embeds.ts': {
      'import { sampleChat, sampleReviewWidget }':
        "import { googleAnalytics, leadConnectorChat } from './providers.ts';\nimport { sampleReviewWidget }",
      '[sampleChat,': "[leadConnectorChat('their-widget'), googleAnalytics('G-1'),",
    },
    'content/facts/figures.ts': {
      'lowestPrice: 97': 'lowestPrice: 129',
      'resellerPrice: 597': 'resellerPrice: 649',
      'trialDays = 14': 'trialDays = 7',
      'oneClickApps: 47': 'oneClickApps: 48',
    },
    'content/facts/pricing.ts': {
      'annual: { price: 997 }': 'annual: { price: 1290 }',
      'monthly: { price: 297, originalPrice: 497 }': 'monthly: { price: 349 }',
      'annual: { price: 2997 }': 'annual: { price: 4188 }',
      "name: 'Professional'": "name: 'Growth'",
      '      rows.employees.what,\n': "      rows.employees.what,\n      'A workshop for your team, each quarter',\n",
    },
    'content/facts/integrations.ts': {
      "        name: 'PayPal',":
        "        name: 'Klarna',\n        description: 'Let customers pay in three parts.',\n        icon: 'klarna',\n        color: '#FFB3C7',\n      },\n      {\n        name: 'PayPal',",
    },
    'content/pages/home-faq.ts': {
      'export const faq: readonly FaqEntry[] = [':
        "export const faq: readonly FaqEntry[] = [\n  {\n    question: \"Who are Joe's sons?\",\n    answer: ['Ask them over a coffee on a Sunday night, it\\'s 20% off.'],\n    link: { label: 'Their page', to: 'https://sons.test/about' },\n  },",
    },
    'content/legal/terms-of-service.md': [
      ['updated: 2025-01-01', 'updated: 2026-02-03'],
      [
        /\n## /,
        '\n## Which law we go by\n\nThat of England, as [the ministry](https://ministry.test/law) publishes it.\n\n## ',
      ],
    ],
    'content/facts/testimonials.ts': {
      'readonly Testimonial[] = [':
        "readonly Testimonial[] = [\n  {\n    figure: '3x',\n    what: 'bookings',\n    quote: 'It\\'s \"simply\" there.',\n    role: 'Owner',\n    business: 'HVAC',\n    company: 'Fielding & Daughters',\n    name: 'Dr Jane Fielding',\n    picture: '/people/jane.webp',\n    link: 'https://fielding.test',\n    stars: 5,\n    plan: 'professional',\n    since: 'since May',\n  },",
    },
    'content/pages.ts': {
      "  '/contact': {":
        "  '/features/telephony': { name: 'Telephony', kind: 'feature' },\n  '/refund-policy': { name: 'Refund policy', kind: 'legal' },\n  '/contact': {",
    },
    'content/facts/plan-table.ts': {
      "pages: ['/features/listings'] }": "pages: ['/features/listings', '/features/telephony'] }",
    },
  },
  add: {
    'web/public/wordmark.svg': wordmark,
    'web/public/people/jane.webp': { of: '.github/home.webp' },
    'web/pages/feature/pieces/telephony.tsx': { of: 'web/pages/feature/pieces/courses.tsx' },
    'content/features/telephony.ts': {
      of: 'content/features/courses.ts',
      change: [
        [/stats: \[[\s\S]*?\n {2}\],/, 'stats: [],'],
        [' reported,', ''],
        ["prices: againstTools('A typical course platform', 'courses'),", ''],
        ["import { againstTools } from '../facts/tool-prices.ts';\n", ''],
        ['title: `Online courses and memberships', 'title: `Telephony for teams'],
        ["'Put lessons", "'Put your lines, lessons"],
      ],
    },
    'content/legal/refund-policy.md': {
      of: 'content/legal/cookie-policy.md',
      change: { 'head-title: ': 'head-title: Refunds and ', 'head-description: ': 'head-description: Refunds. ' },
    },
  },
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AnswerIndex, createAnswerSearch } from '../search/answer-search.ts';
import { answerWords, enoughAnswers } from '../search/answer-words.ts';
import { directAnswers } from '../search/buyer-words.ts';
import { htmlPath } from '../shared/page-files.ts';

const dist = join(import.meta.dirname, '../../dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const [index, legal] = (JSON.parse(read('build.json')).answerIndexes as [string, string]).map(
  (path): AnswerIndex => JSON.parse(read(`client${path}`)),
) as [AnswerIndex, AnswerIndex];
const search = createAnswerSearch(index);
const whole = createAnswerSearch(index);
whole.add(legal.pages);

function find(query: string) {
  const found = search.find(query);
  return found.length < enoughAnswers ? whole.find(query) : found;
}
const first = (query: string) => find(query)[0];
const textOf = (query: string) =>
  first(query)
    ?.pieces.map(({ text }) => text)
    .join('');

/** Searches whose first answer isn't on one of the pages; `|` between pages. */
const misses = (pagesByQuery: Record<string, string>) =>
  Object.entries(pagesByQuery).flatMap(([text, pages]) => {
    const path = first(text)?.to.split('#')[0];
    return pages.split('|').includes(path!) ? [] : `${text}: ${path}`;
  });

test("finds the right page first for buyers' words", () => {
  const words = {
    texting: '/features/communication',
    voicemail: '/features/communication-channels',
    proposals: '/features/additional-tools',
    'google reviews': '/features/reputation',
    'gift cards': '/ecommerce-builder',
    quotes: '/features/pipeline',
    'no-show': '/features/appointment-booking',
    website: '/website-builder',
    'landing page': '/features/sales-funnel-builder',
    'facebook ads': '/features/analytics',
    instagram: '/features/social-media|/features/communication',
    newsletter: '/features/marketing-automation',
    coupons: '/features/ecommerce',
    chatbot: '/features/ai-automation',
    'AI receptionist': '/features/ai-automation',
    'call recording': '/features/communication',
    'lead capture': '/features/sales-funnel-builder|/features/forms',
    'e-signature': '/features/additional-tools',
    'mobile app': '/',
    'import contacts': '/features/crm|/',
    tracking: '/features/analytics',
    referral: '/features/crm',
    invoice: '/features/ecommerce',
    invoices: '/features/ecommerce',
    'QR code': '/features/additional-tools',
    'missed call': '/features/communication',
    memberships: '/features/courses',
    zapier: '/integrations/third-party',
    estimates: '/features/ecommerce',
    reminders: '/features/appointment-booking',
    calendar: '/features/appointment-booking',
    subscriptions: '/features/ecommerce',
    POS: '/features/ecommerce',
    surveys: '/features/forms',
    contracts: '/features/additional-tools',
    team: '/features/advanced',
    sso: '/features/advanced',
    whatsapp: '/features/communication|/features/marketing-automation|/integrations/native',
    payroll: '/integrations/native',
    loyalty: '/features/marketing-automation',
  };
  expect(Object.keys(words)).toHaveLength(40);
  expect(misses(words).length, misses(words).join('\n')).toBeLessThanOrEqual(3);
});

test('finds the right page first for questions, phrases, plurals and typos', () => {
  const words = {
    invioce: '/features/ecommerce',
    calender: '/features/appointment-booking',
    'wesbite builder': '/website-builder',
    'apointment reminders': '/features/appointment-booking',
    'does the ai say it is a robot': '/',
    'how much does it cost': '/',
    'how do i cancel': '/',
    'can i get a refund': '/|/terms-of-service',
    'is there a free trial': '/',
    'do i need a credit card': '/',
    'can i keep my phone number': '/',
    'do you sign a hipaa baa': '/|/features/advanced|/security-compliance',
    'how do i move from hubspot': '/features/crm|/integrations/third-party',
    'does it work with outlook': '/features/integrations|/features/appointment-booking|/integrations/third-party',
    'who answers after hours': '/features/ai-automation|/features/communication',
    'where is my data stored': '/security-compliance|/|/privacy-policy',
    'online store': '/ecommerce-builder',
    'email marketing': '/features/marketing-automation',
    'sms marketing': '/features/marketing-automation',
    'abandoned carts': '/features/ecommerce',
    'a/b test': '/features/sales-funnel-builder',
    'online booking': '/features/appointment-booking',
    'group classes': '/features/appointment-booking',
    certificates: '/features/courses',
    'lead scoring': '/features/ai-automation',
    kanban: '/features/pipeline',
    forecast: '/features/pipeline|/features/analytics',
    'phone system': '/features/communication-channels',
    'live chat': '/features/communication-channels',
    'google business profile': '/features/listings',
    'short links': '/features/additional-tools',
    'white label': '/features/white-label',
    'resell it to my clients': '/features/white-label|/',
    franchise: '/features/advanced',
    webhooks: '/features/integrations',
    quickbooks: '/integrations/native',
    gdpr: '/gdpr-compliance',
    cookies: '/cookie-policy',
    'talk to sales': '/contact',
    'support hours': '/support|/|/contact',
  };
  expect(Object.keys(words)).toHaveLength(40);
  expect(misses(words).length, misses(words).join('\n')).toBeLessThanOrEqual(3);
});

test('matches the beginning of words, never their middle', () => {
  for (const query of ['sso', 'pos'])
    for (const { to } of find(query)) expect(to, query).not.toMatch(/courses|appointment|social/);
});

test.each(answerWords.questions.map((question) => [question]))('answers “%s” with a sentence', (question) => {
  expect(textOf(question)).toMatch(/\$|^(Yes|A credit card|AI employees|Cancel)/);
});

test('says what the site does not offer', () => {
  for (const query of ['payroll', 'do you do payroll?', 'loyalty program', 'toll free number', 'affiliate'])
    expect(textOf(query), query).toMatch(/^No |no /);
});

test.each(['', '  ', '.*', '(', '[\\', '\u202e', '😀', '"', 'qqzzxx', 'x'.repeat(5000)])(
  '“%s” finds nothing',
  (query) => {
    expect(find(query)).toEqual([]);
  },
);

test('shows markup as text and splits a sentence without loss', () => {
  const [answer] = find('<webhooks>');
  expect(answer!.pieces.some(({ text, found }) => found && /^webhooks$/i.test(text))).toBe(true);
});

test('each answer is one of a page, and leads to an id of that page', () => {
  const paths = find('calls').map(({ to }) => to.split('#')[0]);
  expect(new Set(paths).size).toBe(paths.length);
  const targets = [...index.pages, ...legal.pages].flatMap(([path, , , ...blocks]) =>
    blocks.map(([id]) => [path as string, id] as const),
  );
  const direct = directAnswers.map(({ to }) => to.split('#') as [string, string?]);
  const files = new Map(
    [...new Set(targets.map(([path]) => path))].map((path) => [path, read(`client${htmlPath(path)}`)]),
  );
  const dead = [...targets, ...direct].filter(([path, id]) => id && !files.get(path)!.includes(` id="${id}"`));
  expect(dead).toEqual([]);
});

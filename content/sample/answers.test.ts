import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rivalQuestions, tradeQuestions } from '../search/trades-and-rivals.ts';
import { htmlPath } from '../shared/http/page-files.ts';
import { type AnswerIndex, createAnswerSearch, withLegal } from '../shared/search/answer-search.ts';
import { answerWords } from '../shared/search/answer-words.ts';
import { asked, askedLater } from './asked.ts';

const dist = join(import.meta.dirname, '../../dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const [index, legal] = (JSON.parse(read('build.json')).answerIndexes as [string, string]).map(
  (path): AnswerIndex => JSON.parse(read(`client${path}`)),
) as [AnswerIndex, AnswerIndex];
const search = createAnswerSearch(index);
const legalSearch = createAnswerSearch(legal);

const find = (query: string) => withLegal(search.find(query), legalSearch.find(query));
const first = (query: string) => find(query).answers[0];
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
    'call recording': '/features/communication|/',
    'lead capture': '/features/sales-funnel-builder|/features/forms|/features/crm',
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
    contracts: '/features/additional-tools|/',
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
    'white label': '/features/white-label|/',
    'resell it to my clients': '/features/white-label|/',
    franchise: '/features/advanced',
    webhooks: '/features/integrations',
    quickbooks: '/integrations/native',
    gdpr: '/gdpr-compliance',
    cookies: '/cookie-policy',
    'talk to sales': '/contact?subject=Demo',
    'support hours': '/support|/|/contact',
  };
  expect(Object.keys(words)).toHaveLength(40);
  expect(misses(words).length, misses(words).join('\n')).toBeLessThanOrEqual(3);
});

test('matches the beginning of words, never their middle', () => {
  for (const query of ['sso', 'pos'])
    for (const { to } of find(query).answers) expect(to, query).not.toMatch(/courses|appointment|social/);
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
    expect(find(query)).toEqual({ isClear: false, answers: [] });
  },
);

test('shows markup as text and splits a sentence without loss', () => {
  const [answer] = find('<webhooks>').answers;
  expect(answer!.pieces.some(({ text, found }) => found && /^webhooks?$/i.test(text))).toBe(true);
});

test('each answer leads to another place, an id of a page', () => {
  const places = find('calls').answers.map(({ to }) => to);
  expect(new Set(places).size).toBe(places.length);
  const targets = [...index.pages, ...legal.pages].flatMap(([path, , , ...blocks]) =>
    blocks.map(([id]) => [path as string, id] as const),
  );
  const records = index
    .records!.filter(([, to]) => to.startsWith('/'))
    .map(([, to]) => to.replace(/\?[^#]*/, '').split('#') as [string, string?]);
  const files = new Map(
    [...new Set(targets.map(([path]) => path))].map((path) => [path, read(`client${htmlPath(path)}`)]),
  );
  const dead = [...targets, ...records].filter(([path, id]) => id && !files.get(path)!.includes(` id="${id}"`));
  expect(dead).toEqual([]);
});

/** Not among the phrasings of the records. `none`: the site has no clear answer. */
const heldOut: readonly (readonly [query: string, answer: RegExp | 'none'])[] = [
  ['what if I go over the number of contacts', /no limit/],
  ['is there a cap on contacts', /no limit/],
  ['can my employees each have a login', /login|no limit/],
  ['do I pay per seat', /no limit|pay for the plan/],
  ['how can I cancel my plan', /Cancel under Billing/],
  ['canceling the subscription', /Cancel under Billing/],
  ['refunds', /refund/],
  ['can you give me my money back', /refund/],
  ['is a credit card needed for the trial', /credit card is required/],
  ['how much do you charge per text', /a text/],
  ['what are your prices', /\$\d/],
  ['pricng', /\$\d/],
  ['how do the three plans compare', /costs \$/],
  ['is there a setup cost', /setup fee|no setup/],
  ['do you have a free version', /no free plan/],
  ['hippa compliance', /isn’t HIPAA compliant/],
  ['do you sign a BAA', /HIPAA/],
  ['can I bring my own domain', /registrar/],
  ['can I keep my existing phone number', /keep the number|number/],
  ['number porting time', /weeks/],
  ['does the bot say that it is a robot', /AI/],
  ['are phone calls recorded', /Recording is off/],
  ['does it work with quick books', /QuickBooks/],
  ['quickbook', /QuickBooks/],
  ['does it sync with outlook calendar', /Zapier or Make/],
  ['connect to zapier', /Zapier/],
  ['import from a spreadsheet', /CSV/],
  ['exporting my data', /CSV/],
  ['how long to set up', /Setup assistance|days?|hour/],
  ['where do I sign in', /Log in/],
  ['log in', /Log in/],
  ['forgot password', /Log in/],
  ['your telephone number', /\(\d{3}\)/],
  ['support phone number', /\(\d{3}\)/],
  ['when are you open', /Mon/],
  ['is the system down', /status page/],
  ['stop sending me emails', /unsubscribe/],
  ['delete my personal data', /data request/],
  ['I want to report a bug', /support form/],
  ['any job openings', /no open jobs/],
  ['press contact', /press/],
  ['schedule a demo', /Choose a time/],
  ['demo please', /Choose a time/],
  ['pay employees', /No payroll/],
  ['do you have payroll', /No payroll/],
  ['send a fax', /No fax/],
  ['gps tracking for trucks', /No GPS|no fleet tracking/],
  ['can I charge no shows', /deposit/],
  ['single sign on with okta', /PLATINUM/],
  ['face book ads', /./],
  ['what happens if I hire more people', /Users have no limit/],
  ['can I cancel over the phone', /Cancel under Billing/],
  ['will I lose my contacts if I stop paying', /after your plan ends/],
  ['do I have to sign anything', /no long-term contract/],
  ['who answers when the AI can’t', /passes both to a person/],
  ['can I use it without AI', /switch turns it off/],
  ['does the price include phone calls', /a call minute/],
  ['we’re a family owned bakery, would this help', /bakeries/],
  ['I run a roofing company, does it handle insurance claims', /no roof measurements|No insurance claims/],
  ['I’m a therapist, can I keep session notes', /HIPAA/],
  ['does it replace QuickBooks', /keeps no books/],
  ['do you support Shopify', /Shopify connects with one click/],
  ['can the AI transfer calls', /transfers the caller/],
  ['do you do SEO', /You get the tools/],
  ['does it have a time clock for employees', /time clock/],
  ['can I export everything if I leave', /Export contacts/],
  ['what is the weather tomorrow', 'none'],
  ['is there a Chrome extension', /No browser extension/],
  ['does it do background checks', /No background/],
  ['can I change my business name later', /under Billing/],
  ['what happens if your company shuts down', /full month/],
  ['who won the world cup', 'none'],
  ['do you sell pizza', 'none'],
  ['can I buy a horse', 'none'],
  ['purple monkey dishwasher', 'none'],
  ['how tall is the president', 'none'],
  ['can you fix my car', 'none'],
  ['what is the meaning of life', 'none'],
  ['asdf qwer zxcv', 'none'],
  ['best restaurant in town', 'none'],
  ['do you rent office space', 'none'],
  ['when is the next full moon', 'none'],
  ['tickets for the ball game', 'none'],
];

test('answers reworded questions, or says that it has no clear answer', () => {
  const wrong = heldOut.filter(([query, expected]) => {
    const { isClear } = find(query);
    return expected === 'none' ? isClear : !isClear || !expected.test(textOf(query)!);
  });
  const said = wrong.map(([query]) => `${query}: ${find(query).isClear ? textOf(query) : 'no clear answer'}`);
  expect(said).toEqual([]);
});

test.each([
  ['worked on', asked],
  ['tuned with', askedLater],
] as const)('answers sixty questions that it was %s', (_, list) => {
  expect(list).toHaveLength(60);
  const results = list.map(([query, questions]) => {
    const { isClear, answers } = find(query);
    const question = isClear ? answers[0]!.question : '';
    const isRight = questions.split('|').includes(question) && (question !== '' || !isClear);
    return { query, question, isRight, isWrong: isClear && !isRight };
  });
  const wrong = results.filter(({ isWrong }) => isWrong);
  expect(wrong.length, wrong.map(({ query, question }) => `${query}: ${question}`).join('\n')).toBeLessThanOrEqual(4);
  expect(results.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(50);
});

/** Questions of a buyer before signing, in a buyer's words. */
const beforeSigning: readonly (readonly [query: string, answer: RegExp])[] = [
  ['Can I keep my domain?', /registrar/],
  ['What happens when I exceed the contacts?', /no limit/],
  ['Who owns call recordings, how long are they kept?', /are yours.*until/],
  ['Refund if I cancel an annual plan halfway?', /Within \d+ days.*without a refund/],
  ['A phone app for my staff?', /iPhone and Android/],
  ['Does it do Spanish?', /English and Spanish/],
  ['Separate numbers for two locations?', /its own number/],
  ['Switch from monthly to annual later?', /Switch to the annual price at any time/],
  ['Do unused credits roll over?', /expire/],
  ['What if my card is declined?', /payment fails/],
  ['Pay by check or ACH?', /not by check/],
  ['Do you take a cut of my sales?', /^No\./],
  ['Nonprofit discount?', /no discount/],
  ['Does it work in Canada?', /United States for now/],
  ['How much storage, video?', /no fixed limit/],
  ['Two businesses in one account?', /second business/],
  ['Will my price go up?', /in advance/],
  ['Does your logo show on my emails and pages in Starter?', /your name and logo/],
  ['iPhone/iCloud calendar?', /iCloud.*Zapier or Make/],
  ['Price of a picture text, of a long text, of texts I receive?', /a picture text/],
];

test("answers a buyer's questions before signing first and clearly", () => {
  const wrong = beforeSigning.filter(([query, answer]) => !find(query).isClear || !answer.test(textOf(query)!));
  expect(wrong.map(([query]) => `${query}: ${textOf(query)}`)).toEqual([]);
});

/** Queries whose first answer isn't clearly that of `question`. */
const unanswered = (question: string, queries: readonly string[]) =>
  queries.filter((query) => {
    const { isClear, answers } = find(query);
    return !isClear || answers[0]?.question !== question;
  });

test('answers trades by name', () => {
  expect(tradeQuestions.length).toBeGreaterThanOrEqual(60);
  const ways = ['is this for', 'do you work with', 'I’m a', 'is it good for', 'best CRM for'];
  const wrong = tradeQuestions.flatMap(({ phrasings: [question, ...names] }, index) => {
    const name = question.replace(/^Is it for |\?$/g, '');
    return unanswered(question, [...names, `${ways[index % ways.length]} ${name}`]);
  });
  expect(wrong).toEqual([]);
});

test('answers rivals by name, without a price of theirs', () => {
  expect(rivalQuestions.length).toBeGreaterThanOrEqual(20);
  const ways = ['', 'vs', 'alternative to', 'switch from', 'can I import from', 'is it cheaper than'];
  const wrong = rivalQuestions.flatMap(({ phrasings: [, name] }) =>
    ways
      .map((way) => `${way} ${name}`)
      .filter((query) => !find(query).isClear || !first(query)!.question.includes(name!)),
  );
  expect(wrong).toEqual([]);
  for (const { answer } of [...tradeQuestions, ...rivalQuestions]) expect(answer).not.toMatch(/[$€£]/);
});

test('guesses are at most three, and a question goes with its answer', () => {
  expect(find('what if my horse is declined').answers.length).toBeLessThanOrEqual(3);
  for (const [query] of heldOut)
    for (const { question, pieces } of find(query).answers)
      if (/^(?:Yes|No)[.,] /.test(pieces.map(({ text }) => text).join(''))) expect(question, query).not.toBe('');
});

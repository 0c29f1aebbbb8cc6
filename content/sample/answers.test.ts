import { expect, test } from 'vitest';
import { htmlOf, paths, read } from '../../web/prerender/test-output.ts';
import { rivalQuestions, tradeQuestions } from '../search/trades-and-rivals.ts';
import { type AnswerIndex, createAnswerSearch, withLegal } from '../shared/search/answer-search.ts';
import { answerWords } from '../shared/search/answer-words.ts';
import { asked, askedLater } from './asked.ts';

const [index, legal] = (JSON.parse(read('../build.json')).answerIndexes as [string, string]).map(
  (path): AnswerIndex => JSON.parse(read(path)),
) as [AnswerIndex, AnswerIndex];
const search = createAnswerSearch(index);
const legalSearch = createAnswerSearch(legal);

const find = (query: string) => withLegal(search.find(query), legalSearch.find(query));
const first = (query: string) => find(query).answers[0];
const textOf = (query: string) =>
  first(query)
    ?.pieces.map(({ text }) => text)
    .join('');

/** The pages, with `|` between them, and searches whose first answer is on one of them: words, questions, plurals, typos. */
const pagesFirst: readonly (readonly [pages: string, ...queries: string[]])[] = [
  ['/features/communication', 'texting', 'missed call'],
  ['/features/communication-channels', 'voicemail', 'phone system', 'live chat'],
  ['/features/additional-tools', 'proposals', 'e-signature', 'QR code', 'short links'],
  ['/features/reputation', 'google reviews'],
  ['/ecommerce-builder', 'gift cards', 'online store'],
  ['/features/pipeline', 'quotes', 'kanban'],
  ['/features/appointment-booking', 'no-show', 'reminders', 'calendar', 'calender', 'apointment reminders'],
  ['/features/appointment-booking', 'online booking', 'group classes'],
  ['/website-builder', 'website', 'wesbite builder'],
  ['/features/sales-funnel-builder', 'landing page', 'a/b test'],
  ['/features/analytics', 'facebook ads', 'tracking'],
  ['/features/social-media|/features/communication', 'instagram'],
  ['/features/marketing-automation', 'newsletter', 'loyalty', 'email marketing', 'sms marketing'],
  ['/features/ecommerce', 'coupons', 'invoice', 'invoices', 'estimates', 'subscriptions', 'POS', 'invioce'],
  ['/features/ecommerce', 'abandoned carts'],
  ['/features/ai-automation', 'chatbot', 'AI receptionist', 'lead scoring'],
  ['/features/communication|/', 'call recording'],
  ['/features/sales-funnel-builder|/features/forms|/features/crm', 'lead capture'],
  ['/', 'mobile app', 'does the ai say it is a robot', 'how much does it cost', 'how do i cancel'],
  ['/', 'is there a free trial', 'do i need a credit card', 'can i keep my phone number'],
  ['/features/crm|/', 'import contacts'],
  ['/features/crm', 'referral'],
  ['/features/courses', 'memberships', 'certificates'],
  ['/integrations/third-party', 'zapier'],
  ['/features/forms', 'surveys'],
  ['/features/additional-tools|/', 'contracts'],
  ['/features/advanced', 'team', 'sso', 'franchise'],
  ['/features/communication|/features/marketing-automation|/integrations/native', 'whatsapp'],
  ['/integrations/native', 'payroll', 'quickbooks'],
  ['/|/terms-of-service', 'can i get a refund'],
  ['/|/features/advanced|/security-compliance', 'do you sign a hipaa baa'],
  ['/features/crm|/integrations/third-party', 'how do i move from hubspot'],
  ['/features/integrations|/features/appointment-booking|/integrations/third-party', 'does it work with outlook'],
  ['/features/ai-automation|/features/communication', 'who answers after hours'],
  ['/security-compliance|/|/privacy-policy', 'where is my data stored'],
  ['/features/pipeline|/features/analytics', 'forecast'],
  ['/features/listings', 'google business profile'],
  ['/features/white-label|/', 'white label', 'resell it to my clients'],
  ['/features/integrations', 'webhooks'],
  ['/gdpr-compliance', 'gdpr'],
  ['/cookie-policy', 'cookies'],
  ['/contact?subject=Demo', 'talk to sales'],
  ['/support|/|/contact', 'support hours'],
];

test('finds the right page first', () => {
  const misses = pagesFirst.flatMap(([pages, ...queries]) =>
    queries
      .map((query) => [query, first(query)?.to.split('#')[0]] as const)
      .filter(([, path]) => !pages.split('|').includes(path!)),
  );
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(4);
});

test('matches the beginning of words, never their middle', () => {
  for (const query of ['sso', 'pos'])
    for (const { to } of find(query).answers) expect(to, query).not.toMatch(/courses|appointment|social/);
});

test.each(answerWords.questions.map((question) => [question]))('answers “%s” with a sentence', (question) => {
  expect(textOf(question)).toMatch(/\$|^(Yes|A credit card|AI employees|Cancel)/);
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
  const files = new Map<string, string>(paths.map((path) => [path, htmlOf(path)]));
  const dead = [...targets, ...records].filter(([path, id]) => id && !files.get(path)!.includes(` id="${id}"`));
  expect(dead).toEqual([]);
});

/** Not among the phrasings of the records. `none`: the site has no clear answer. */
const heldOut: readonly (readonly [answer: RegExp | 'none', ...queries: string[]])[] = [
  [/no limit/, 'what if I go over the number of contacts', 'is there a cap on contacts'],
  [/no limit/, 'What happens when I exceed the contacts?'],
  [/login|no limit/, 'can my employees each have a login'],
  [/no limit|pay for the plan/, 'do I pay per seat'],
  [/Cancel under Billing/, 'how can I cancel my plan', 'canceling the subscription', 'can I cancel over the phone'],
  [/refund/, 'refunds', 'can you give me my money back'],
  [/credit card is required/, 'is a credit card needed for the trial'],
  [/a text/, 'how much do you charge per text'],
  [/\$\d/, 'what are your prices', 'pricng'],
  [/costs \$/, 'how do the three plans compare'],
  [/setup fee|no setup/, 'is there a setup cost'],
  [/no free plan/, 'do you have a free version'],
  [/isn’t HIPAA compliant/, 'hippa compliance'],
  [/HIPAA/, 'do you sign a BAA', 'I’m a therapist, can I keep session notes'],
  [/registrar/, 'can I bring my own domain', 'Can I keep my domain?'],
  [/keep the number|number/, 'can I keep my existing phone number'],
  [/weeks/, 'number porting time'],
  [/AI/, 'does the bot say that it is a robot'],
  [/Recording is off/, 'are phone calls recorded'],
  [/QuickBooks/, 'does it work with quick books', 'quickbook'],
  [/Zapier or Make/, 'does it sync with outlook calendar'],
  [/Zapier/, 'connect to zapier'],
  [/CSV/, 'import from a spreadsheet', 'exporting my data'],
  [/Setup assistance|days?|hour/, 'how long to set up'],
  [/Log in/, 'where do I sign in', 'log in', 'forgot password'],
  [/\(\d{3}\)/, 'your telephone number', 'support phone number'],
  [/Mon/, 'when are you open'],
  [/status page/, 'is the system down'],
  [/unsubscribe/, 'stop sending me emails'],
  [/data request/, 'delete my personal data'],
  [/support form/, 'I want to report a bug'],
  [/no open jobs/, 'any job openings'],
  [/press/, 'press contact'],
  [/Choose a time/, 'schedule a demo', 'demo please'],
  [/No payroll/, 'pay employees', 'do you have payroll', 'payroll', 'do you do payroll?'],
  [/^No |no /, 'loyalty program', 'toll free number', 'affiliate'],
  [/No fax/, 'send a fax'],
  [/No GPS|no fleet tracking/, 'gps tracking for trucks'],
  [/deposit/, 'can I charge no shows'],
  [/PLATINUM/, 'single sign on with okta'],
  [/./, 'face book ads'],
  [/Users have no limit/, 'what happens if I hire more people'],
  [/after your plan ends/, 'will I lose my contacts if I stop paying'],
  [/no long-term contract/, 'do I have to sign anything'],
  [/passes both to a person/, 'who answers when the AI can’t'],
  [/switch turns it off/, 'can I use it without AI'],
  [/a call minute/, 'does the price include phone calls'],
  [/bakeries/, 'we’re a family owned bakery, would this help'],
  [/no roof measurements|No insurance claims/, 'I run a roofing company, does it handle insurance claims'],
  [/keeps no books/, 'does it replace QuickBooks'],
  [/Shopify connects with one click/, 'do you support Shopify'],
  [/transfers the caller/, 'can the AI transfer calls'],
  [/You get the tools/, 'do you do SEO'],
  [/time clock/, 'does it have a time clock for employees'],
  [/Export contacts/, 'can I export everything if I leave'],
  [/No browser extension/, 'is there a Chrome extension'],
  [/No background/, 'does it do background checks'],
  [/under Billing/, 'can I change my business name later'],
  [/full month/, 'what happens if your company shuts down'],
  [/are yours.*until/, 'Who owns call recordings, how long are they kept?'],
  [/Within \d+ days.*without a refund/, 'Refund if I cancel an annual plan halfway?'],
  [/iPhone and Android/, 'A phone app for my staff?'],
  [/English and Spanish/, 'Does it do Spanish?'],
  [/its own number/, 'Separate numbers for two locations?'],
  [/Switch to the annual price at any time/, 'Switch from monthly to annual later?'],
  [/expire/, 'Do unused credits roll over?'],
  [/payment fails/, 'What if my card is declined?'],
  [/not by check/, 'Pay by check or ACH?'],
  [/^No\./, 'Do you take a cut of my sales?'],
  [/no discount/, 'Nonprofit discount?'],
  [/United States for now/, 'Does it work in Canada?'],
  [/no fixed limit/, 'How much storage, video?'],
  [/second business/, 'Two businesses in one account?'],
  [/in advance/, 'Will my price go up?'],
  [/your name and logo/, 'Does your logo show on my emails and pages in Starter?'],
  [/iCloud.*Zapier or Make/, 'iPhone/iCloud calendar?'],
  [/a picture text/, 'Price of a picture text, of a long text, of texts I receive?'],
  ['none', 'what is the weather tomorrow', 'who won the world cup', 'do you sell pizza', 'can I buy a horse'],
  ['none', 'purple monkey dishwasher', 'how tall is the president', 'can you fix my car'],
  ['none', 'what is the meaning of life', 'asdf qwer zxcv', 'best restaurant in town', 'do you rent office space'],
  ['none', 'when is the next full moon', 'tickets for the ball game'],
];

test('answers reworded questions, or says that it has no clear answer', () => {
  const wrong = heldOut.flatMap(([expected, ...queries]) =>
    queries
      .map((query) => ({ query, text: find(query).isClear ? textOf(query)! : 'none' }))
      .filter(({ text }) => (expected === 'none' ? text !== expected : !expected.test(text))),
  );
  expect(wrong).toEqual([]);
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
  for (const query of heldOut.flatMap(([, ...queries]) => queries))
    for (const { question, pieces } of find(query).answers)
      if (/^(?:Yes|No)[.,] /.test(pieces.map(({ text }) => text).join(''))) expect(question, query).not.toBe('');
});

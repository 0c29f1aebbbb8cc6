import { offer } from '../facts/figures.ts';
import { rateTexts, usageRates } from '../facts/message-rates.ts';
import { planRows } from '../facts/plan-table.ts';
import { monthlyPrice } from '../facts/price-text.ts';
import { firstPlanWith, plans, plansFor, sharesByPlan, smallestPlan } from '../facts/pricing.ts';
import { productSummary } from '../facts/product-summary.ts';
import * as promises from '../facts/promises.ts';
import type { Action } from '../pages.ts';
import { uncapitalize } from '../shared/text/capitalize.ts';
import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';

/** The first words answer the question. A list follows the first paragraph, a link the last. */
export interface FaqEntry {
  question: string;
  answer: readonly string[];
  list?: readonly string[];
  link?: Action;
}

const reseller = firstPlanWith(planRows.reselling);

export const faq: readonly FaqEntry[] = [
  {
    question: `What is ${site.name}?`,
    answer: [productSummary],
  },
  {
    question: 'Which plan do I need?',
    answer: [
      `${smallestPlan.name}, unless you want AI employees that answer customers for you (${plansFor(planRows.employees)}) or want to resell the platform (${plansFor(planRows.reselling)}).`,
      'You can move up at any time, and down at your next renewal.',
    ],
    list: plans.map(({ name, monthly, inShort }) => `${name}, ${monthlyPrice(monthly.price)}: ${inShort}`),
    link: { label: 'Compare the plans line by line', to: '/#plans' },
  },
  {
    question: 'Are texts, calls and emails included, and what do they cost?',
    answer: [
      `No, you pay as you use them: ${usageRates}.`,
      `Each plan takes some of that off your bill: ${sharesByPlan(planRows.credits)}. AI employees cost extra: ${rateTexts.ai}, on top of the call or text.`,
    ],
    link: { label: 'See every rate and estimate your month', to: '/#message-prices' },
  },
  {
    question: 'Is there a limit on users, contacts or locations?',
    answer: [
      'Users and contacts have no limit in any plan.',
      `Locations depend on the plan: ${sharesByPlan(planRows.locations)}. Each location has its own number and inbox. ${promises.secondBusiness}`,
    ],
  },
  {
    question: 'Can I keep my phone number, and can I text from it?',
    answer: [
      `Yes, you can keep the number your customers know. ${promises.porting}`,
      `That registration costs ${rateTexts.registration}. If you ever leave, ${uncapitalize(promises.keepingNumber)}`,
    ],
  },
  {
    question: 'Does the AI tell people it’s an AI?',
    answer: [
      `Yes. ${promises.aiDisclosure}`,
      `AI employees (${plansFor(planRows.employees)}) work from your prices, hours and rules, and pass anything else to a person. If you like, every reply waits for your approval.`,
      promises.recording,
    ],
  },
  ...(site.apps
    ? [
        {
          question: 'Is there a mobile app?',
          answer: [
            'Yes, for iPhone and Android, in every plan. Answer messages and calls, see your calendar, move deals and send invoices from your phone.',
          ],
          link: { label: 'Get the app', to: site.apps },
        } as const,
      ]
    : []),
  {
    question: 'What does setup cost, and who does it?',
    answer: [
      `Nothing: there are no setup fees. ${promises.setupAssistance}`,
      `${firstPlanWith(planRows.doneForYou).name} comes with a done-for-you setup worth ${money(offer.setupWorth)}. ${promises.doneForYouSetup}`,
    ],
  },
  {
    question: 'Can I bring my contacts and pages with me?',
    answer: [
      'Yes. Your old tools can keep running until you’re happy with the move.',
      'Automations don’t transfer from other systems, but we’ll rebuild your first one with you.',
    ],
    list: [
      'Contacts, tags and notes from a CSV file or your old CRM',
      'Phone numbers, which we move for you',
      'Pages and funnels, rebuilt from a template',
      'Calendars, which stay in sync with the one you use now',
    ],
  },
  {
    question: `Who can see my data? Is ${site.name} HIPAA compliant?`,
    answer: [
      `You, your team, and the few people at ${site.name} and our providers who need it to do their jobs, and we don’t sell it.`,
      `${site.name} isn’t HIPAA compliant. ${promises.healthRecords}`,
    ],
    link: { label: 'How we protect your data', to: '/security-compliance' },
  },
  {
    question: `Do I need a credit card, and what if I do nothing on day ${offer.trialDays}?`,
    answer: [`Yes. ${promises.card}`, `${promises.trial} ${promises.taxes}`],
  },
  {
    question: 'Can I get my money back?',
    answer: [
      `Yes, with the ${offer.moneyBackDays}-day money-back promise. ${promises.refund}`,
      `Email ${site.mail.support}. We’ll ask why, but you don’t have to answer. Message credits you’ve used aren’t refunded.`,
    ],
  },
  {
    question: 'How do I cancel or pause, and what can I take with me?',
    answer: [
      `${promises.canceling} There’s no long-term contract and no call to talk you out of it. ${promises.pausing}`,
      `${promises.leaving} ${promises.exporting}`,
    ],
  },
  {
    question: 'Does it connect to the tools I keep?',
    answer: [`Very likely: ${promises.integrations}`, 'For everything else there’s an API.'],
    link: { label: 'Search the one-click apps', to: '/integrations/native' },
  },
  {
    question: 'Who helps me when I get stuck, and when?',
    answer: [
      `Our support team. ${promises.anyHour} ${promises.firstAnswer}`,
      `${promises.byPhone} The number is ${site.phone.display}. ${promises.supportLanguage}`,
    ],
    link: { label: 'Go to the support center', to: '/support' },
  },
  {
    question: `Who’s behind ${site.name}?`,
    answer: [
      `It’s ${site.legalName}, ${site.company.form} founded in ${site.company.founded} and based in ${site.address.city}. ${site.name} is an independent white-label platform, built on a third-party CRM infrastructure.`,
      promises.servers,
    ],
    link: { label: 'Who we are', to: '/about' },
  },
  {
    question: 'Can I sell it to my own clients?',
    answer: [
      `Yes, with ${reseller.name} (${monthlyPrice(reseller.monthly.price)}). Your clients see your name, your colors and your domain, and you decide what they pay.`,
    ],
    link: { label: 'How reselling works', to: '/features/white-label' },
  },
];

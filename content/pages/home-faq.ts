import { offer } from '../facts/figures.ts';
import { planRows } from '../facts/plan-table.ts';
import { monthlyPrice } from '../facts/price-text.ts';
import { firstPlanWith, messagingNote, messagingRates, plans, sharesByPlan, smallestPlan } from '../facts/pricing.ts';
import { productSummary } from '../facts/product-summary.ts';
import * as promises from '../facts/promises.ts';
import { money } from '../shared/format.ts';
import { site } from '../site.ts';
import type { Action } from './feature-page.ts';

/**
 * A question with its answer in paragraphs, the first words of which answer it. A list, where there is one, stands after
 * the first paragraph, a link after the last.
 */
export interface FaqEntry {
  question: string;
  answer: readonly string[];
  list?: readonly string[];
  link?: Action;
}

const reseller = firstPlanWith(planRows.reselling);

/** The questions of the home page, in the order people ask them. */
export const faq: readonly FaqEntry[] = [
  {
    question: `What is ${site.name}, in one sentence?`,
    answer: [productSummary],
  },
  {
    question: 'Which plan do I need?',
    answer: [
      `${smallestPlan.name}, unless you want the AI to answer customers for you or sell the platform to others.`,
      'You can move up at any time, and down at your next renewal.',
    ],
    list: plans.map(({ name, monthly, inShort }) => `${name}, ${monthlyPrice(monthly.price)}: ${inShort}`),
    link: { label: 'Compare the plans line by line', to: '/#plans' },
  },
  {
    question: 'Do I pay for each text, and how much?',
    answer: [
      `Yes. ${messagingNote(messagingRates)}`,
      `Messaging credits come with each plan: ${sharesByPlan(planRows.credits)}.`,
    ],
  },
  {
    question: 'Is there a limit on users, contacts or locations?',
    answer: [
      'Users and contacts have no limit in any plan.',
      `Locations depend on the plan: ${sharesByPlan(planRows.locations)}. Each location has its own number, calendar and inbox.`,
    ],
  },
  {
    question: 'Do I need a new phone number, and how long does moving mine take?',
    answer: ['No, you can keep the number your customers know.', promises.porting],
  },
  {
    question: 'Does the AI say that it is one?',
    answer: [
      `Yes. ${promises.aiDisclosure}`,
      'It answers from the prices, hours and rules that you give it, and hands over to a person when a question goes beyond them. You can have every reply wait for your approval.',
      promises.recording,
    ],
  },
  {
    question: 'What does setup cost, and who does it?',
    answer: [
      `Nothing: there are no setup fees. ${promises.setupAssistance}`,
      `${firstPlanWith(planRows.doneForYou).name} comes with a done-for-you setup worth ${money(offer.setupWorth)}.`,
    ],
  },
  {
    question: 'Can I bring my contacts and pages with me?',
    answer: ['Yes. Your old tools can keep running until you are happy with the move.'],
    list: [
      'Contacts, tags and notes from a CSV file or your old CRM',
      'Phone numbers, which we port for you',
      'Pages and funnels, rebuilt from a template',
      'Calendars, which stay in step with the one you use now',
    ],
  },
  {
    question: 'Who sees my data, and may I keep health records in it?',
    answer: [
      'You, the people you give a login, and the staff of ours and of our providers whose work needs it. We do not sell it.',
      promises.healthRecords,
    ],
    link: { label: 'How it is protected', to: '/security-compliance' },
  },
  {
    question: `Do I need a credit card, and what if I do nothing on day ${offer.trialDays}?`,
    answer: [`Yes. ${promises.card}`, promises.trial],
  },
  {
    question: 'Can I have my money back?',
    answer: [
      `Yes, with the ${offer.moneyBackDays}-day money-back promise. ${promises.refund}`,
      `Write to ${site.mail.support}. We will ask what was missing, and you do not have to answer.`,
    ],
  },
  {
    question: 'How do I cancel, and what happens to my contacts then?',
    answer: [`${promises.canceling} It takes about a minute and nobody calls to talk you out of it.`, promises.leaving],
  },
  {
    question: 'Does it connect to the tools I keep?',
    answer: [`Very likely: ${promises.integrations}`, 'For everything else there is an API.'],
    link: { label: 'Search the one-click apps', to: '/integrations/native' },
  },
  {
    question: 'Who helps me when I get stuck, and when?',
    answer: [
      `Our support team. ${promises.anyHour} ${promises.firstAnswer}`,
      `${promises.byPhone} The number is ${site.phone.display}.`,
    ],
    link: { label: 'Go to the support center', to: '/support' },
  },
  {
    question: `Is ${site.name} its own platform?`,
    answer: [
      `${site.name} is an independent white-label platform, built on a third-party CRM infrastructure.`,
      promises.servers,
    ],
  },
  {
    question: 'Can I sell it to my own clients?',
    answer: [
      `Yes, with ${reseller.name} (${monthlyPrice(reseller.monthly.price)}). Your clients see your name, your colors and your domain, and you decide what they pay.`,
    ],
    link: { label: 'How reselling works', to: '/features/white-label' },
  },
];

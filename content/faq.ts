import { figures, offer, service } from './figures.ts';
import { plans } from './pricing.ts';
import { site } from './site.ts';
import { usd } from './us-format.ts';

/** A question with its answer in paragraphs; a list, where there is one, stands after the first paragraph. */
export interface FaqEntry {
  question: string;
  answer: readonly string[];
  list?: readonly string[];
}

const [starter, professional, platinum] = plans;

/** The questions of the home page, in the order people ask them. */
export const faq: readonly FaqEntry[] = [
  {
    question: `What does ${site.name} do all day?`,
    answer: [
      'It looks after the people who might buy from you, from the first call to the review afterwards.',
      'You see all of it on one timeline for each customer, and step in whenever you want to.',
    ],
    list: [
      'Answers calls, texts, chats and forms, at night as well',
      'Books the appointment and sends the reminders',
      'Follows up on quotes until there is a yes or a no',
      'Takes the payment, then asks for the review',
    ],
  },
  {
    question: `Is ${site.name} its own platform?`,
    answer: [
      `${site.name} is an independent white-label platform. It is built on the infrastructure of a third-party CRM provider, which runs the core system and its servers.`,
      'The setup, the templates, the support and the bill come from us. When you have a question, you ask us.',
    ],
  },
  {
    question: 'Do I need a credit card for the free trial?',
    answer: [
      `Yes. A credit card is required to start the ${offer.trialDays}-day trial. Today you pay $0.`,
      `The price of your plan is charged on day ${offer.trialDays}. If you cancel before then, nothing is charged.`,
    ],
  },
  {
    question: `How does the ${offer.moneyBackDays}-day money-back promise work?`,
    answer: [
      `If it turns out not to be for you, write to ${site.mail.support} within ${offer.moneyBackDays} days of your first payment and we refund it.`,
      'We will ask what was missing, because we want to know. You do not have to answer.',
    ],
  },
  {
    question: 'Are there setup fees or other costs?',
    answer: [
      `There are no setup fees, and help with the setup is included in every plan. ${platinum.name} comes with a done-for-you setup worth ${usd(offer.setupWorth)}.`,
      `Texts, calls and email are paid by use. ${starter.name} starts you off with ${usd(offer.starterCredits)} in messaging credits, and ${professional.name} adds ${usd(offer.monthlyCredits)} each month.`,
    ],
  },
  {
    question: 'Can I bring my contacts and pages with me?',
    answer: [
      'Yes. We help with the move, and your old tools can keep running until you are happy with it.',
      'If a file looks hopeless, send it to support. We have seen worse.',
    ],
    list: [
      'Contacts, tags and notes from a CSV file or your old CRM',
      'Phone numbers, which we port for you',
      'Pages and funnels, rebuilt from a template',
      'Calendars, which stay in step with the one you use now',
    ],
  },
  {
    question: 'How do I cancel or change my plan?',
    answer: [
      'Open Billing in your account and choose what you want. It takes about a minute and nobody calls to talk you out of it.',
      'You keep access until the end of the period you have paid for, and your data can be exported until then.',
    ],
  },
  {
    question: 'Do I have to be good with computers?',
    answer: [
      'If you can write an email and drag a photo into it, you can build a page, a form or a follow-up here.',
      'Start from a template for your kind of business, change the words, and switch it on.',
    ],
  },
  {
    question: 'Will the AI say something I would not?',
    answer: [
      'You give it your prices, your hours and your way of talking. It answers from those, and it hands the conversation to a person when a question goes beyond them.',
      'You can have every reply wait for your approval, read all of them afterwards, or limit the AI to certain hours.',
    ],
  },
  {
    question: 'Which of my tools can it connect to?',
    answer: [
      `There are ${figures.nativeIntegrations} native integrations, among them Stripe, Google Calendar, Zoom and QuickBooks.`,
      `Automation platforms such as Zapier and Make reach ${figures.thirdPartyIntegrations} more apps, and there is an API for everything else.`,
    ],
  },
  {
    question: 'Who helps me when I get stuck?',
    answer: [
      `Support is there ${figures.support} and answers within ${service.supportReplyHours} hours; when your business stands still, within ${service.responseHours.urgent}.`,
      `You can also call ${site.phone.display}, ${site.hours}.`,
    ],
  },
  {
    question: 'Can I sell it to my own clients?',
    answer: [
      `Yes, with ${platinum.name}. Your clients see your name, your colors and your domain, and you decide what they pay.`,
    ],
  },
];

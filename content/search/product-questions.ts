import { figures, offer } from '../facts/figures.ts';
import { rateTexts } from '../facts/message-rates.ts';
import { planRows } from '../facts/plan-table.ts';
import { ended, monthlyPrice } from '../facts/price-text.ts';
import { firstPlanWith, plans, plansFor, pricingWords } from '../facts/pricing.ts';
import * as promises from '../facts/promises.ts';
import { money } from '../shared/format.ts';
import type { BuyerQuestion } from './buyer-question.ts';
import { question, rate } from './places.ts';

const largest = plans.at(-1)!;

/** What the product does, and what it doesn't. */
export const productQuestions: readonly BuyerQuestion[] = [
  {
    phrasings: [
      'When is my card charged?',
      'when will my card be charged',
      'first payment',
      'when do I pay',
      'billing date',
      'cancel during the trial',
      'cancel before the trial ends',
      'forget to cancel the trial',
      'what happens after the trial',
      'trial ends',
    ],
    answer: promises.trial,
    place: question('credit card'),
  },
  {
    phrasings: [
      'Can I send invoices and estimates?',
      'send invoices',
      'does it do estimates',
      'send estimates',
      'bill my customers',
      'invoice my customers',
    ],
    answer:
      'Yes. Send estimates and invoices by email or text, and customers pay them online through your own processor account.',
    place: '/features/ecommerce',
  },
  {
    phrasings: [
      'Can customers pay by text?',
      'text to pay',
      'payment link',
      'take credit cards from customers',
      'collect payments',
      'take payments over the phone',
    ],
    answer: 'Yes. A payment link in a text, in an email or on an invoice is enough, and no shop is needed.',
    place: '/features/ecommerce#do-i-need-a-shop-for-this',
  },
  {
    phrasings: [
      'How do I get the money that customers pay?',
      'how do I get paid',
      'payouts',
      'when do I get my money',
      'where does the money go',
      'payout time',
    ],
    answer: 'It goes straight to your own processor account and pays out at that processor’s speed.',
    place: '/features/ecommerce#how-long-until-the-money-is-in-my-bank',
  },
  {
    phrasings: [
      'Can I text from my own number?',
      'text from my number',
      'text from my business number',
      'text from my landline',
      'send texts from my number',
    ],
    answer:
      'Yes, from a number that you move over or a new local one, once US carriers have registered your business for texts.',
    place: question('phone number'),
  },
  {
    phrasings: [
      'How long does text registration take?',
      'how long does A2P take',
      'A2P 10DLC',
      'register to text',
      'when can I start texting',
      'carrier registration',
    ],
    answer: 'US carriers take days to weeks to register a business for texts (A2P 10DLC). We handle the paperwork.',
    place: '/features/communication-channels#whats-a2p-10dlc-registration',
  },
  {
    phrasings: [
      'What happens when I miss a call?',
      'missed calls',
      'missed call',
      'missed call text back',
      'can’t answer the phone',
      'while I’m on a job',
      'text back',
    ],
    answer: 'A text with your own words goes back to the caller right away, in every plan.',
    place: '/features/communication',
  },
  {
    phrasings: [
      'Can I send mass texts?',
      'mass texting',
      'text blast',
      'bulk texts',
      'text marketing',
      'SMS marketing',
      'SMS campaign',
      'text all my customers',
      'is texting legal',
      'consent to text',
      'TCPA',
      'permission to text',
    ],
    answer: `Yes, to people who agreed to texts from your business, at ${rateTexts.text}.`,
    place: '/features/marketing-automation#do-i-need-permission-to-text-customers',
  },
  {
    phrasings: [
      'How many emails can I send?',
      'email limit',
      'emails per month',
      'how many newsletters can I send',
      'can I send newsletters',
      'send an email blast',
      'daily sending limit',
    ],
    answer: `Emails have no fixed number in any plan: you pay ${rateTexts.emails}.`,
    place: '/features/marketing-automation#how-many-emails-can-i-send',
  },
  {
    phrasings: ['How many texts can I send?', 'text limit', 'limit on texts', 'unlimited texts', 'texts per month'],
    answer: `Texts have no fixed number in any plan: you pay ${rateTexts.text}. Fair use and the rules of US carriers apply.`,
    place: rate('Text'),
  },
  {
    phrasings: [
      'Can I send from my own email address?',
      'use my own email address',
      'send from my domain',
      'own sender address',
      'emails from my address',
    ],
    answer: 'Yes. Verify your domain with SPF, DKIM and DMARC; we set that up with you.',
    place: '/features/marketing-automation#will-my-emails-land-in-spam',
  },
  {
    phrasings: [
      'Does my cell phone ring too?',
      'calls go to my cell phone',
      'forward calls to my cell',
      'ring my cell',
      'answer on my cell',
      'call forwarding',
    ],
    answer: 'Yes, if you want. Calls ring on your cell, at the desk and in the browser during the hours you set.',
    place: '/features/communication-channels#does-my-own-cell-ring-too',
  },
  {
    phrasings: [
      'Can customers reschedule or cancel online?',
      'customers reschedule',
      'clients cancel online',
      'change an appointment',
      'reschedule by themselves',
      'late cancellation',
    ],
    answer:
      'Yes. One tap in the reminder confirms a visit and another reschedules it. Your own policy sets the fee for a late cancellation.',
    place: '/features/appointment-booking#can-i-charge-for-no-shows',
  },
  {
    phrasings: [
      'Can I take a deposit?',
      'deposit',
      'charge a deposit for appointments',
      'deposit at booking',
      'prepay',
      'pay in advance',
      'pay upfront',
    ],
    answer: 'Yes. Take a deposit or the full price when a customer books.',
    place: '/features/appointment-booking',
  },
  {
    phrasings: [
      'Can customers sign contracts online?',
      'contracts to sign',
      'sign contracts',
      'e-signature',
      'sign documents online',
      'sign an estimate',
      'electronic signature',
    ],
    answer: 'Yes: estimates, work orders and most contracts. Wills, deeds and some others still need paper.',
    place: '/features/additional-tools#is-the-signature-legally-binding',
  },
  {
    phrasings: [
      'Do I need your website builder?',
      'I already have a website',
      'keep my website',
      'use my own website',
      'need a website',
      'website included',
    ],
    answer: 'No. Forms, booking and chat also work on the website you have; every plan includes a website builder.',
    place: '/website-builder#works-with',
  },
  {
    phrasings: [
      'Does it print shipping labels?',
      'shipping labels',
      'print labels',
      'shipping rates',
      'postage',
      'ship orders',
    ],
    answer: 'Yes, for orders of the online store. The carrier charges you for the label.',
    place: '/ecommerce-builder#who-pays-for-postage',
  },
  {
    phrasings: ['Does it track inventory?', 'inventory', 'stock levels', 'track my stock', 'inventory management'],
    answer:
      'Yes, of an online store: counter and store draw from the same stock. It isn’t made for several warehouses.',
    place: '/ecommerce-builder#can-i-sell-at-the-market-and-online',
  },
  {
    phrasings: [
      'Can I schedule social media posts?',
      'schedule posts on Instagram',
      'post to Facebook',
      'post on TikTok',
      'plan my posts',
      'auto post',
    ],
    answer:
      'Yes, for Instagram, Facebook, TikTok, LinkedIn, YouTube, Pinterest, Threads, X and Google Business Profile.',
    place: '/features/social-media',
  },
  {
    phrasings: [
      'Can I put booking on the website I have?',
      'calendar on my website',
      'booking widget',
      'embed the calendar',
      'add booking to my site',
      'book now button',
    ],
    answer: 'Yes. A WordPress plugin puts the calendar on your site, and anywhere else a link or a QR code opens it.',
    place: '/features/appointment-booking#can-clients-book-on-my-wordpress-site-or-on-instagram',
  },
  {
    phrasings: [
      'Does each employee get a calendar?',
      'multiple calendars',
      'several calendars',
      'staff calendars',
      'calendar for each employee',
      'team calendar',
      'shared calendar',
    ],
    answer:
      'Yes, everyone on staff has a calendar. If a visit needs two people, only times when both are free show up.',
    place: '/features/appointment-booking#can-stylists-share-a-calendar',
  },
  {
    phrasings: [
      'Is there a WordPress plugin?',
      'WordPress plugin',
      'works with WordPress',
      'add it to my WordPress site',
    ],
    answer: 'Yes. One plugin adds forms, calendars and the chat to a WordPress site.',
    place: '/integrations/native#content',
  },
  {
    phrasings: [
      'Does it track Google Ads?',
      'track Google Ads',
      'Google Ads',
      'Facebook ads',
      'Meta ads',
      'ad tracking',
      'which ads work',
      'can you run my ads',
    ],
    answer:
      'Yes. Facebook and Instagram ads connect with one click; Google, LinkedIn, TikTok and Microsoft ads connect through an automation platform.',
    place: '/features/analytics#ad-accounts',
  },
  {
    phrasings: [
      'Can I limit what my staff sees?',
      'staff permissions',
      'hide things from employees',
      'limit access',
      'admin rights',
      'different access levels',
      'can my employees see the revenue',
    ],
    answer: 'Yes. Roles and permissions are in every plan, and they decide who sees what.',
    place: '/features/analytics#who-on-my-team-can-see-the-figures',
  },
  {
    phrasings: [
      'What if the AI makes a mistake?',
      'AI mistakes',
      'AI says something wrong',
      'hallucinations',
      'approve what the AI writes',
      'can I trust the AI',
      'control the AI',
    ],
    answer:
      'You can have every reply wait for your approval. It works from your prices, hours and rules, and passes anything else to a person.',
    place: question('the AI'),
  },
  {
    phrasings: [
      'Can the AI transfer a call to me?',
      'AI transfer calls',
      'hand off to a person',
      'transfer to a human',
      'put the caller through',
      'forward the call to my cell',
    ],
    answer: 'Yes. On the phone it transfers the caller to a person when asked.',
    place: '/features/ai-automation#on-the-phone',
  },
  {
    phrasings: [
      'Can the AI book appointments?',
      'AI books appointments',
      'AI scheduling',
      'does the bot book visits',
      'can the AI answer my phone',
      'AI answers calls',
      'AI receptionist',
    ],
    answer: `Yes. AI employees answer calls, texts and chats, qualify leads and book visits on your calendar, ${plansFor(planRows.employees)}.`,
    place: '/features/ai-automation',
  },
  {
    phrasings: [
      'How much does AI cost?',
      'does AI cost extra',
      'AI price per minute',
      'AI per call',
      'cost of AI calls',
      'AI usage fee',
    ],
    answer: `${rateTexts.ai[0]!.toUpperCase()}${rateTexts.ai.slice(1)}, on top of the call or text. AI employees are ${plansFor(planRows.employees)}.`,
    place: '/features/ai-automation#what-ai-costs',
  },
  {
    phrasings: [
      'Do you do SEO?',
      'SEO',
      'rank on Google',
      'get found on Google',
      'show up on Google',
      'search engine optimization',
    ],
    answer:
      'You get the tools: titles, descriptions, a sitemap and listings on Google and other directories. The rank is up to the search engine.',
    place: '/website-builder#seo',
  },
  {
    phrasings: [
      'Can you build my website?',
      'build my site for me',
      'make my website',
      'web design service',
      'design my website',
      'someone to build it',
    ],
    answer:
      'Setup assistance imports contacts and builds a workflow, but not pages. You build them from a template, or give your agency a login.',
    place: '/website-builder#can-someone-build-it-for-me',
  },
  {
    phrasings: [
      'What is the done-for-you setup?',
      'done for you',
      'done-for-you setup',
      'white glove setup',
      'do it for me',
      'you set it up for me',
    ],
    answer: `${firstPlanWith(planRows.doneForYou).name} comes with a setup worth ${money(offer.setupWorth)} that we do for you. In every plan, we import your contacts and build the first workflow with you.`,
    place: question('setup'),
  },
  {
    phrasings: [
      'Is there an enterprise plan?',
      'enterprise pricing',
      'custom plan',
      'custom pricing',
      'volume discount',
      'larger plan',
      'biggest plan',
      'large company',
    ],
    answer: `The largest plan is ${largest.name}, at ${ended(monthlyPrice(largest.monthly.price))} It has no limit on locations, contacts or users.`,
    place: '/features/advanced',
  },
  {
    phrasings: [
      'Why should I choose you?',
      'why you',
      'what makes you different',
      'how is it different from other CRMs',
      'compared with other CRMs',
      'advantages',
      'benefits',
      'worth it',
    ],
    answer: `One login does the jobs of a dozen tools, from ${monthlyPrice(offer.lowestPrice)}, with no limit on users and contacts. If you need just one of these jobs, a single tool will do.`,
    place: '/#hidden-costs',
  },
  {
    phrasings: [
      'Who are your customers?',
      'customer stories',
      'case studies',
      'references',
      'success stories',
      'reviews of your product',
      'your reviews',
      'what do customers say',
      'is it legit',
      'how many customers do you have',
    ],
    answer: `${figures.businesses} businesses run on it. Some of them tell their story on the home page.`,
    place: '/#testimonials',
  },
  {
    phrasings: [
      'Can I sell in other currencies?',
      'multiple currencies',
      'euros',
      'foreign currency',
      'Canadian dollars',
      'which currencies',
    ],
    answer: 'Your payment processor decides which countries and currencies you can sell in.',
    place: '/features/ecommerce#limits',
  },
  {
    phrasings: [
      'Does it charge sales tax to my customers?',
      'sales tax on my invoices',
      'collect sales tax',
      'calculate sales tax',
      'tax on my sales',
    ],
    answer: 'It suggests the rates for your state, and you confirm them. You report and pay the tax.',
    place: '/ecommerce-builder#who-calculates-sales-tax',
  },
  {
    phrasings: [
      'Are you GDPR compliant?',
      'GDPR',
      'GDPR compliance',
      'data processing agreement',
      'European customers data',
    ],
    answer: 'The GDPR binds us and the provider that runs the servers. Anyone can send a data request.',
    place: '/gdpr-compliance',
  },
  {
    phrasings: ['Can my store sell gift cards?', 'gift cards', 'gift certificates', 'gift vouchers', 'store credit'],
    answer: 'Yes, as a product of your online store.',
    place: '/ecommerce-builder',
  },
  {
    phrasings: [
      'How much do I save with the annual price?',
      'annual price',
      'yearly price',
      'annual discount',
      'pay annually',
      'pay once a year',
      'price per year',
      'cost per year',
      'save with annual billing',
    ],
    answer: `${ended(plans.map(({ name, annual }) => `${name} costs ${money(annual.price)} ${pricingWords.each.annual}`).join(', '))} ${pricingWords.annualBadge}.`,
    place: '/#pricing',
  },
];

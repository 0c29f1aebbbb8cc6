import { aiCost, type Messages, messageRates } from '../facts/message-rates.ts';
import { planRows } from '../facts/plan-table.ts';
import { plansFor, sharesByPlan } from '../facts/pricing.ts';
import { messaging, trialCredits } from '../facts/promises.ts';
import { money, moneyRate } from '../shared/text/format.ts';

const { text, pictureText, callMinute, thousandEmails, aiMinute, aiReply, phoneNumber, registration } = messageRates;

interface TypicalMonth extends Messages {
  name: string;
}

const smallTeam: TypicalMonth = { name: 'Small team', texts: 800, minutes: 500, emails: 4000 };

export const messagePrices = {
  heading: 'What texts, calls and emails cost',
  text: `${messaging} A text is sent or received, with up to 160 characters; longer ones count as several. ${trialCredits}`,
  rates: [
    { what: 'Text, carrier fees included', price: moneyRate(text), unit: 'each' },
    { what: 'Picture text', price: moneyRate(pictureText), unit: 'each' },
    { what: 'Call', price: moneyRate(callMinute), unit: 'a minute' },
    { what: 'Email', price: moneyRate(thousandEmails), unit: 'per 1,000' },
    {
      what: `AI employee, besides the call (${plansFor(planRows.employees)})`,
      price: moneyRate(aiMinute),
      unit: 'a minute',
    },
    { what: 'AI employee’s reply in chat, or besides the text', price: moneyRate(aiReply), unit: 'each' },
    { what: 'Phone number', price: moneyRate(phoneNumber), unit: 'a month' },
    {
      what: 'Registration for business texts (A2P 10DLC)',
      price: money(registration.once),
      unit: `once, then ${money(registration.monthly)} a month`,
    },
  ],
  estimate: {
    caption: 'Estimate your month',
    columns: { texts: 'Texts', minutes: 'Call minutes', emails: 'Emails', cost: 'A month' },
    months: [
      { name: 'Solo owner', texts: 150, minutes: 100, emails: 500 },
      smallTeam,
      { name: 'Busy, with two locations', texts: 4000, minutes: 2000, emails: 20_000, numbers: 2 },
    ] satisfies readonly TypicalMonth[],
    yours: 'Your month',
    /** Initial numbers of the estimate. */
    start: { texts: 300, minutes: 200, emails: 1000 } satisfies Messages,
    most: 1_000_000,
    note: `Totals include a phone number for each location and the monthly A2P 10DLC fee. AI employees cost extra: ${money(aiCost(smallTeam))} more if they handled every call and text of the small team. Credits in your plan come off: ${sharesByPlan(planRows.credits)}.`,
  },
} as const;

import { money } from '../shared/format.ts';
import { site } from '../site.ts';
import { figures, offer, retention, service } from './figures.ts';
import { openingHours } from './opening-hours.ts';

/**
 * What we promise, each promise once, in whole sentences that stand in any place: form, plans, questions, terms and
 * policies say it in these words (`import * as promises`; in Markdown `{{promises.leaving}}`), so that no two pages
 * differ. Days, hours and prices come from figures.ts. Named exports, so that what only documents say stays out of the
 * browser; the others come with the script of every page.
 */

const { urgent, high, medium, low } = service.responseHours;

/** The day on which the owner last compared the promises with the business: '2026-12-31'. `npm run ready` asks for it. */
export const promisesChecked: string = '';

/** What 24/7 means: at which hours support takes a request and its hours run. */
export const anyHour = 'Write at any hour of any day.';

/** The hours until a first answer, by the priority of a support request. */
export const firstAnswer = `Urgent requests get a first answer within ${urgent} hours, high priority within ${high}, medium within ${medium} and low within ${low}, in writing.`;

/** When the telephone is answered. */
export const byPhone = `The phone is answered ${openingHours}.`;

/** When a card is asked for, and what is paid then. */
export const card = `A credit card is required to start the ${offer.trialDays}-day trial. You pay ${money(0)} today.`;

/** What the days of the trial cost, and what happens to those who do nothing. */
export const trial = `Days 1 to ${offer.trialDays} are free. After day ${offer.trialDays} your plan starts and its price is charged, unless you cancel before then.`;

/** The trial and message credits. */
export const trialCredits =
  'Nothing is bought for you during the trial: you pay for message credits only if you buy them.';

/** What messages cost, in every plan. */
export const messaging =
  'Texts, call minutes and emails are billed as you use them, at the rates that your account shows before anything is sent or bought.';

/** Money back, on both kinds of billing. */
export const refund = `Tell us within ${offer.moneyBackDays} days of your first plan payment and we refund that payment in full, on monthly and annual plans.`;

/** How to cancel. */
export const canceling = 'Cancel under Billing in your account. Your plan ends with the period that you paid for.';

/** What an owner can take along, and in which format. */
export const exporting =
  'Contacts, messages and invoices leave as CSV, pages as HTML, and files and videos as they are. Workflows and the order of lessons stay behind.';

/** What becomes of an account's data when its plan has ended. */
export const leaving = `You can export your data for ${retention.exportDays} days after your plan ends. Then we delete it.`;

/** Leaving for a while. */
export const pausing = `Plans have no pause. Move to the smallest plan at your next renewal, or cancel and come back: within ${retention.exportDays} days, everything is still there.`;

/** Leaving with a phone number. */
export const keepingNumber =
  'Your phone number is yours to keep. Ask your new carrier to move it while your plan still runs; we release it without a fee.';

/** Taxes on plans and messages. */
export const taxes = site.taxNote
  ? 'Taxes are named beside each price.'
  : 'Sales tax is added where we must collect it, on a separate line of the invoice.';

/** In which languages support answers. */
export const supportLanguage = 'Support is in English.';

/** How many apps connect, and how. */
export const integrations = `${service.oneClickApps} apps connect with one click, ${figures.appConnections} with a ready recipe, and ${figures.thirdPartyIntegrations} through Zapier, Make, n8n or Relay.app.`;

/** Who runs the platform, and who answers for it. */
export const servers =
  'The core system and its servers are run by a third-party CRM infrastructure provider. Setup, templates, support and the bill are ours.';

/** Whose the certificates of the security page are. */
export const certificates =
  'SOC 2 Type II, ISO 27001 and the Data Privacy Framework cover the provider that runs the core system and its servers. The GDPR binds the provider and us.';

/** Health data and HIPAA. */
export const healthRecords = `You may not keep health records in ${site.name}, and we sign no business associate agreement under HIPAA.`;

/** What the setup assistance of every plan is. */
export const setupAssistance =
  'Setup assistance is in every plan: we import your contacts and build your first workflow with you, by screen share.';

/** Whether the AI says what it is. */
export const aiDisclosure = 'It introduces itself as an AI to every caller, and tells anyone who asks.';

/** When calls are recorded. */
export const recording = 'Recording is off until you switch it on, and callers hear an announcement first.';

/** How soon a number works, and how long a move takes. */
export const porting =
  'A new local number works the same day, and so does forwarding yours. Moving a number takes one to three weeks. US carriers only let registered businesses send texts; that registration (A2P 10DLC) takes days to weeks. We handle the paperwork for both.';

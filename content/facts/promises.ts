import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';
import { figures, offer, retention, service } from './figures.ts';
import { openingHours } from './opening-hours.ts';

/**
 * Whole sentences that pages share (`import * as promises`; in Markdown `{{promises.leaving}}`). Named exports keep
 * document-only ones out of browser bundles.
 */

const { urgent, high, medium, low } = service.responseHours;

/** When the owner last verified the promises: '2026-12-31'. `npm run ready` asks for it. */
export const promisesChecked: string = '';

export const anyHour = 'Write at any hour of any day.';

export const firstAnswer = `Urgent requests get a first answer within ${urgent} hours, high priority within ${high}, medium within ${medium} and low within ${low}, in writing.`;

export const byPhone = `The phone is answered ${openingHours}.`;

export const card = `A credit card is required to start the ${offer.trialDays}-day trial, but you pay ${money(0)} today.`;

export const trial = `Days 1 to ${offer.trialDays} are free. After day ${offer.trialDays} your plan starts and its price is charged, unless you cancel before then.`;

export const trialCredits = 'During the trial you pay for messages only if you buy credits.';

export const messaging =
  'Texts, call minutes and emails are billed as you use them, at the rates shown in your account.';

export const refund = `Tell us within ${offer.moneyBackDays} days of your first plan payment and we refund that payment in full, on monthly and annual plans.`;

export const canceling = 'Cancel under Billing in your account, and your plan ends with the period that you paid for.';

export const exporting =
  'Export contacts, messages and invoices as CSV, pages as HTML, and files and videos as they are. You can’t export workflows or lesson order.';

export const leaving = `You can export your data for ${retention.exportDays} days after your plan ends, and then we delete it.`;

export const pausing = `You can’t pause a plan. Move to the smallest plan at your next renewal, or cancel and come back: within ${retention.exportDays} days, everything is still there.`;

export const annualSwitch =
  'Switch to the annual price at any time, under Billing in your account. The rest of your paid month comes off it. Back to monthly takes effect at your next renewal.';

export const unusedCredits =
  'Credits of a month expire when it ends. One-time credits, and those that you buy, stay until you use them.';

export const paymentMethods = 'Plans are paid by credit or debit card, not by check or bank transfer (ACH).';

export const failedPayment =
  'If a payment fails we try again and write to you. If it still fails, we may pause the account until you pay.';

export const priceChanges = `We announce price changes ${offer.priceChangeNoticeDays} days in advance by email. A new price applies from your next renewal after that.`;

export const recordings = `Recordings and their transcripts are yours. They stay until you delete them, at most until ${retention.exportDays} days after your plan ends.`;

export const storage =
  'Storage of files, photos and videos has no fixed limit in any plan. One upload can have up to 5 GB.';

export const secondBusiness =
  'A second business can be a location of the same account, with its own number and inbox. If it needs its own contacts and bills, give it its own plan.';

export const ownLogo =
  'Emails, pages, forms and booking pages carry your name and logo in every plan. Ours shows only in the application that your team uses.';

export const keepingNumber =
  'Your phone number is yours to keep. Ask your new carrier to move it while your plan still runs; we release it without a fee.';

export const taxes = site.taxNote
  ? 'Taxes are named beside each price.'
  : 'Sales tax is added where we must collect it, on a separate line of the invoice.';

export const supportLanguage = 'Support is in English.';

export const integrations = `${service.oneClickApps} apps connect with one click, ${figures.appConnections} with a ready recipe, and ${figures.thirdPartyIntegrations} through Zapier, Make, n8n or Relay.app.`;

export const servers =
  'The core system and its servers are run by a third-party CRM infrastructure provider. Setup, templates, support and the bill are ours.';

export const certificates =
  'SOC 2 Type II, ISO 27001 and the Data Privacy Framework cover the provider that runs the core system and its servers. The GDPR binds the provider and us.';

export const healthRecords = `You may not keep health records in ${site.name}, and we don’t sign HIPAA business associate agreements.`;

export const setupAssistance =
  'Setup assistance is in every plan: we import your contacts and build your first workflow with you, by screen share.';

export const doneForYouSetup =
  'We connect your domain, phone numbers and calendars, import your contacts, and build your pipelines and first workflows.';

export const aiDisclosure = 'It introduces itself as an AI to every caller, and tells anyone who asks.';

export const recording = 'Recording is off until you switch it on, and callers hear an announcement first.';

export const porting =
  'A new local number works the same day, and so does forwarding yours. Moving a number takes one to three weeks. US carriers only let registered businesses send texts; that registration (A2P 10DLC) takes days to weeks. We handle the paperwork for the move and the registration.';

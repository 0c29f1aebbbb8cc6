import { money, moneyRate, roundMoney } from '../shared/text/format.ts';

/** Prices in site.currency, carrier fees included. */
export interface MessageRates {
  /** Sent or received, for each 160 characters. */
  text: number;
  pictureText: number;
  callMinute: number;
  thousandEmails: number;
  /** Added to the call or text. */
  aiMinute: number;
  aiReply: number;
  /** A local phone number, monthly. */
  phoneNumber: number;
  /** A2P 10DLC: registering a business for texts with US carriers. */
  registration: { once: number; monthly: number };
  sample?: true;
}

export const messageRates: MessageRates = {
  text: 0.015,
  pictureText: 0.045,
  callMinute: 0.02,
  thousandEmails: 1,
  aiMinute: 0.13,
  aiReply: 0.02,
  phoneNumber: 2,
  registration: { once: 25, monthly: 3 },
  sample: true,
};

export interface Messages {
  texts: number;
  minutes: number;
  emails: number;
  /** Phone numbers: one for each location, 1 if missing. */
  numbers?: number;
}

/** Monthly cost with phone numbers and one registration. */
export function messageCost({ texts, minutes, emails, numbers = 1 }: Messages, rates = messageRates): number {
  const { text, callMinute, thousandEmails, phoneNumber, registration } = rates;
  const used = texts * text + minutes * callMinute + (emails / 1000) * thousandEmails;
  return roundMoney(used + numbers * phoneNumber + registration.monthly);
}

/** Added if AI employees handle every call and text. */
export const aiCost = ({ texts, minutes }: Messages): number =>
  roundMoney(texts * messageRates.aiReply + minutes * messageRates.aiMinute);

export const rateTexts = describeRates(messageRates);

export function describeRates({
  text,
  pictureText,
  callMinute,
  thousandEmails,
  aiMinute,
  aiReply,
  phoneNumber,
  registration,
}: MessageRates) {
  return {
    text: `${moneyRate(text)} a text`,
    picture: `${moneyRate(pictureText)} a picture text`,
    minute: `${moneyRate(callMinute)} a call minute`,
    emails: `${moneyRate(thousandEmails)} per 1,000 emails`,
    ai: `${moneyRate(aiMinute)} a minute on calls and ${moneyRate(aiReply)} a reply in chat or by text`,
    number: `${moneyRate(phoneNumber)} a month`,
    registration: `${money(registration.once)} once, then ${money(registration.monthly)} a month`,
  };
}

export const usageRates = `${rateTexts.text}, ${rateTexts.minute} and ${rateTexts.emails}`;

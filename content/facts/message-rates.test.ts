import { expect, test } from 'vitest';
import { money, moneyRate } from '../shared/text/format.ts';
import { describeRates, type MessageRates, messageCost } from './message-rates.ts';

const rates: MessageRates = {
  text: 0.0079,
  pictureText: 0.03,
  callMinute: 0.02,
  thousandEmails: 1.5,
  aiMinute: 0.125,
  aiReply: 0.021,
  phoneNumber: 2,
  registration: { once: 25, monthly: 3 },
};

test('a month costs its messages, its phone numbers and the monthly fee of registration', () => {
  expect(messageCost({ texts: 1000, minutes: 100, emails: 2000 }, rates)).toBe(7.9 + 2 + 3 + 2 + 3);
  expect(messageCost({ texts: 0, minutes: 0, emails: 0 }, rates)).toBe(5);
  expect(messageCost({ texts: 0, minutes: 0, emails: 0, numbers: 2 }, rates)).toBe(7);
});

test('a cost is in whole cents', () => {
  expect(messageCost({ texts: 1, minutes: 0, emails: 0 }, rates)).toBe(5.01);
});

test('shows each rate, to fractions of a cent', () => {
  const { text, picture, minute, emails, ai, registration } = describeRates(rates);
  expect(text).toContain(moneyRate(rates.text));
  expect(picture).toContain(moneyRate(rates.pictureText));
  expect(minute).toContain(moneyRate(rates.callMinute));
  expect(emails).toContain(moneyRate(rates.thousandEmails));
  expect(ai).toContain(moneyRate(rates.aiMinute));
  expect(ai).toContain(moneyRate(rates.aiReply));
  expect(registration).toContain(money(rates.registration.once));
  expect(registration).toContain(money(rates.registration.monthly));
});

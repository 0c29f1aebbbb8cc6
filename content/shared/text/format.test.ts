import { expect, test } from 'vitest';
import { localePatterns } from '../dates/locale-patterns.ts';
import { formats, withArticle } from './format.ts';

const places = {
  'en-US': ['USD', 'America/Phoenix'],
  'en-GB': ['GBP', 'Europe/London'],
  'de-DE': ['EUR', 'Europe/Berlin'],
  'de-AT': ['EUR', 'Europe/Vienna'],
  'de-CH': ['CHF', 'Europe/Zurich'],
  'es-ES': ['EUR', 'Europe/Madrid'],
  'fr-FR': ['EUR', 'Europe/Paris'],
  'pl-PL': ['PLN', 'Europe/Warsaw'],
  'pt-BR': ['BRL', 'America/Sao_Paulo'],
  'en-IN': ['INR', 'Asia/Kolkata'],
  'ja-JP': ['JPY', 'Asia/Tokyo'],
} as const;
const patternsOf = (locale: keyof typeof places) => {
  const [currency, timeZone] = places[locale];
  return localePatterns({ locale, currency, timeZone });
};

test.each(Object.keys(places) as (keyof typeof places)[])('%s is written as Intl writes it', (locale) => {
  const { money, moneyExact, wholeNumber, longDate } = formats(patternsOf(locale));
  const [currency] = places[locale];
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const exact = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const numbers = new Intl.NumberFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const cents = currency === 'JPY' ? [] : [49.5, 0.07, 1234.56, 12345.9];
  for (const amount of [0, 7, 97, 999, 1416, 12345, 1234567, ...cents]) {
    expect(money(amount)).toBe(amounts.format(amount));
    expect(moneyExact(amount)).toBe(exact.format(amount));
    if (Number.isInteger(amount)) expect(wholeNumber(amount)).toBe(numbers.format(amount));
  }
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-${month + 8}`.replace(/-9$/, '-09');
    expect(longDate(day)).toBe(dates.format(new Date(day)));
  }
});

test.each([
  ['en-US', '$49.50', '-$5', '$0.0079', 'November 5, 2026'],
  ['de-DE', '49,50\u00a0€', '-5\u00a0€', '0,0079\u00a0€', '5. November 2026'],
  ['de-CH', 'CHF\u00a049.50', '-CHF\u00a05', 'CHF\u00a00.0079', '5. November 2026'],
  ['en-GB', '£49.50', '-£5', '£0.0079', '5 November 2026'],
] as const)('%s in full', (locale, price, negative, rate, date) => {
  const { money, moneyRate, longDate } = formats(patternsOf(locale));
  expect([money(49.5), money(-5), moneyRate(0.0079), longDate('2026-11-05')]).toEqual([price, negative, rate, date]);
});

test('yen have no cents', () => {
  const { money, moneyExact, moneyRate, roundMoney } = formats(patternsOf('ja-JP'));
  expect([money(14800), moneyExact(980), moneyRate(0.5)]).toEqual(['￥14,800', '￥980', '￥0.5']);
  expect(roundMoney(49.5)).toBe(50);
});

test('sums of prices with cents are exact', () => {
  const { roundMoney } = formats(patternsOf('en-US'));
  expect(roundMoney(1.1 * 3)).toBe(3.3);
  expect(roundMoney(0.1 + 0.2)).toBe(0.3);
});

test.each([
  ['en-US', 'en', 'US dollars', 'MST (UTC-7)'],
  ['en-GB', 'en-GB', 'British pounds', 'United Kingdom Time'],
  ['de-DE', 'de', 'Euro', 'MEZ'],
  ['de-CH', 'de-CH', 'Schweizer Franken', 'MEZ'],
  ['pt-BR', 'pt', 'Reais brasileiros', 'BRT (UTC-3)'],
  ['en-IN', 'en-IN', 'Indian rupees', 'IST (UTC+5:30)'],
  ['ja-JP', 'ja', '円', 'JST (UTC+9)'],
] as const)('%s: language, currency in words, time zone', (locale, language, currency, timeZone) => {
  const patterns = patternsOf(locale);
  expect([patterns.language, patterns.currencyName, patterns.timeZoneName]).toEqual([language, currency, timeZone]);
});

test('a rate keeps fractions of a cent', () => {
  const { moneyRate } = formats(patternsOf('en-US'));
  expect([0.0079, 0.07, 1.5, 2].map(moneyRate)).toEqual(['$0.0079', '$0.07', '$1.50', '$2.00']);
});

test.each([
  ['bakery', 'a bakery'],
  ['inn', 'an inn'],
  ['HVAC company', 'an HVAC company'],
])('the article of %s follows its sound', (noun, text) => {
  expect(withArticle(noun)).toBe(text);
});

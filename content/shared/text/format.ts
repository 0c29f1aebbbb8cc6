import { patterns } from '../dates/locale.ts';
import type { LocalePatterns, Separators } from '../dates/locale-patterns.ts';

export const { money, moneyExact, moneyRate, moneyText, roundMoney, currencyDigits, wholeNumber, longDate } =
  formats(patterns);

export function formats({ money, number, date }: LocalePatterns) {
  const { before, after, digits } = money;
  const withCurrency = (amount: number, written: string) => `${amount < 0 ? '-' : ''}${before}${written}${after}`;

  /** 49.5 gives '$49.50', 1416 gives '$1,416.00'. */
  const moneyExact = (amount: number) => withCurrency(amount, decimal(Math.abs(amount).toFixed(digits), money));

  return {
    moneyExact,
    currencyDigits: digits,

    /** 1416 gives '$1,416', 49.5 gives '$49.50'. */
    money: (amount: number): string =>
      Number.isInteger(amount) ? withCurrency(amount, decimal(String(Math.abs(amount)), money)) : moneyExact(amount),

    /** May be below the smallest coin: 0.0079 gives '$0.0079', 1.5 gives '$1.50'. */
    moneyRate(amount: number): string {
      const coins = amount.toFixed(digits);
      return withCurrency(amount, decimal(Number(coins) === amount ? coins : String(amount), money));
    },

    /** 1.9 and 'k' give '$1.9k'. */
    moneyText: (amount: number, unit: string): string => withCurrency(amount, decimal(String(amount), money) + unit),

    /** Rounds to the smallest coin, so sums with cents stay exact. */
    roundMoney: (amount: number): number => Math.round(amount * 10 ** digits) / 10 ** digits,

    /** 1416 gives '1,416'. */
    wholeNumber: (value: number): string => decimal(String(value), number),

    /** '2026-11-05' gives 'November 5, 2026'. */
    longDate(day: string): string {
      const [year, month, dayOfMonth] = day.split('-').map(Number);
      const parts: Record<string, string> = {
        year: String(year),
        month: date.months[month! - 1]!,
        day: String(dayOfMonth),
      };
      return date.pattern.replace(/\{(\w+)\}/g, (_, part: string) => parts[part]!);
    },
  };
}

function decimal(digits: string, { group, point, groupSize, leastGrouped }: Separators): string {
  const [whole, fraction] = digits.split('.') as [string, string?];
  const grouped =
    whole.length < leastGrouped
      ? whole
      : whole.replace(new RegExp(`\\B(?=(?:\\d{${groupSize}})*\\d{3}$)`, 'g'), () => group);
  return fraction ? grouped + point + fraction : grouped;
}

/** 'a panda', 'an otter'. */
/** 'a bakery', 'an inn', 'an HVAC company'. */
export const withArticle = (noun: string) => `${/^(?:[aeiouAEIOU]|[FHLMNRSX][A-Z])/.test(noun) ? 'an' : 'a'} ${noun}`;

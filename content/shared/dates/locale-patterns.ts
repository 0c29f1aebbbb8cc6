/** `leastGrouped`: digits from which a number is grouped. */
export interface Separators {
  group: string;
  point: string;
  /** Digits a group, except the last: 2 in India. */
  groupSize: number;
  leastGrouped: number;
}

export interface LocalePatterns {
  language: string;
  number: Separators;
  money: Separators & { before: string; after: string; digits: number };
  /** Plural: 'US dollars'. */
  currencyName: string;
  date: { months: readonly string[]; pattern: string };
  /** 'MST (UTC-7)', or 'ET' if daylight saving changes the offset. */
  timeZoneName: string;
}

interface LocaleSettings {
  locale: string;
  currency: string;
  timeZone: string;
}

/** At build time: the first use of Intl takes 40 ms on a slow phone. Throws a RangeError for unknown settings. */
export function localePatterns({ locale, currency, timeZone }: LocaleSettings): LocalePatterns {
  // Latin digits, which the fonts have, and the Gregorian calendar.
  const ours = new Intl.Locale(locale, { numberingSystem: 'latn', calendar: 'gregory' });
  const amounts = new Intl.NumberFormat(ours, { style: 'currency', currency });
  const digits = amounts.resolvedOptions().maximumFractionDigits!;
  const parts = amounts.formatToParts(1234567);
  const isSign = ({ type }: Intl.NumberFormatPart) => type === 'currency' || type === 'literal';
  const first = parts.findIndex((part) => !isSign(part));
  const last = parts.findLastIndex((part) => !isSign(part));
  const textOf = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('');
  const named = new Intl.NumberFormat(ours, { style: 'currency', currency, currencyDisplay: 'name' });
  const numbers = new Intl.NumberFormat(ours);
  return {
    language: new Intl.Locale(locale).minimize().toString(),
    number: separatorsOf(numbers),
    money: {
      ...separatorsOf(amounts),
      // A rate needs a point even if the currency has none.
      ...(digits === 0 && { point: separatorsOf(numbers).point }),
      before: textOf(parts.slice(0, first)),
      after: textOf(parts.slice(last + 1)),
      digits,
    },
    currencyName: named.formatToParts(2).find(({ type }) => type === 'currency')!.value,
    date: datePattern(ours),
    timeZoneName: timeZoneName(locale, timeZone),
  };
}

function separatorsOf(format: Intl.NumberFormat): Separators {
  const valuesOf = (value: number, type: string) =>
    format
      .formatToParts(value)
      .filter((part) => part.type === type)
      .map(({ value }) => value);
  return {
    group: valuesOf(1234567, 'group')[0] ?? '',
    point: valuesOf(1.5, 'decimal')[0] ?? '.',
    groupSize: valuesOf(1234567, 'integer').at(-2)?.length ?? 3,
    leastGrouped: [1234, 12345].find((value) => valuesOf(value, 'group').length > 0)?.toString().length ?? 99,
  };
}

function datePattern(locale: Intl.Locale) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const partsOf = (month: number) => format.formatToParts(Date.UTC(2026, month, 5));
  return {
    months: Array.from({ length: 12 }, (_, month) => partsOf(month).find(({ type }) => type === 'month')!.value),
    pattern: partsOf(0)
      .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
      .join(''),
  };
}

function timeZoneName(locale: string, timeZone: string) {
  const nameOf = (locale: string, timeZoneName: 'shortGeneric' | 'shortOffset', month: number) =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(Date.UTC(2026, month, 15))
      .find(({ type }) => type === 'timeZoneName')!.value;
  const [winter, summer] = [0, 6].map((month) =>
    nameOf('en-US', 'shortOffset', month).replace('GMT', 'UTC').replace('UTC+0', 'UTC'),
  );
  const name = nameOf(locale, 'shortGeneric', 0);
  if (/^(GMT|UTC)/.test(name)) return winter === summer ? winter! : name;
  return winter === summer ? `${name} (${winter})` : name;
}

import type { Plugin } from 'vite';
import { money, moneyExact, moneyText } from '../../../content/shared/format.ts';
import { site } from '../../../content/site.ts';

/** The pictures of the product are written in US dollars; this writes their amounts as the site writes money. */
export function drawnAmounts(): Plugin {
  return {
    name: 'drawn-amounts',
    transform: {
      filter: { id: /\/web\/(pages|drawing|tools\/video)\/.*\.tsx$/, code: /\$\d/ },
      handler: (code) => (site.currency === 'USD' && site.locale === 'en-US' ? undefined : withAmounts(code)),
    },
  };
}

/** `$8.50` in the source of a picture as `8,50 €`, `$1,340` as `1.340 €`, `$112k` as `112k €`. */
export function withAmounts(source: string, format = { money, moneyExact, moneyText }): string {
  return source.replace(/\$(\d[\d,]*(?:\.\d+)?)([kM]?)/g, (_, digits: string, unit: string) => {
    const amount = Number(digits.replaceAll(',', ''));
    if (unit) return quotable(format.moneyText(amount, unit));
    return quotable(digits.includes('.') ? format.moneyExact(amount) : format.money(amount));
  });
}

/** An apostrophe would end the text that it is put into. */
const quotable = (text: string) => text.replaceAll("'", '’');

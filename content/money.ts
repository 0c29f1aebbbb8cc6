/** US dollars as the site writes them: 1416 gives '$1,416'. */
export function usd(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}

/** As in messages.css. */
export const isWide = (): boolean => matchMedia('(width >= 64rem)').matches;

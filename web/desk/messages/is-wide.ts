/** True if list and message are side by side (messages.css). */
export const isWide = (): boolean => matchMedia('(width >= 64rem)').matches;

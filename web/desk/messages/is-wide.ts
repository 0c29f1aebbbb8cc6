/** Whether list and message stand beside each other (messages.css). */
export const isWide = (): boolean => matchMedia('(width >= 64rem)').matches;

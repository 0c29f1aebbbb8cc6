/** Ends a sentence. The point of an abbreviation, such as that of a tax note, is enough. */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

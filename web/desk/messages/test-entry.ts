import type { DeskEntry } from '#content/shared/desk/desk-api.ts';

export const entryOf = (id: string, change: Partial<DeskEntry> = {}): DeskEntry => ({
  id,
  reference: id,
  form: 'contact',
  name: id,
  email: `${id}@brand.test`,
  subject: '',
  state: 'open',
  receivedAt: 0,
  undelivered: false,
  ...change,
});

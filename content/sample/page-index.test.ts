import { expect, test } from 'vitest';
import { searchPages } from '../pages/search-index.ts';

const found = (text: string) => searchPages(text).map(({ path }) => path);

test.each([
  ['PRICES', '/'],
  ['cancel', '/terms-of-service'],
  ['zapier', '/integrations/third-party'],
  ['stripe', '/integrations/native'],
  ['booking page', '/features/appointment-booking'],
  ['certificates', '/features/courses'],
  ['panda', '/about'],
])('“%s” leads to %s', (text, path) => {
  expect(found(text)).toContain(path);
});

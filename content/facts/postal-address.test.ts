import { expect, test } from 'vitest';
import { addressLine } from './postal-address.ts';

const at = (city: string, region: string, postalCode: string, country: string) =>
  addressLine({ street: '1 Lane', city, region, postalCode, country });

test.each([
  [at('Phoenix', 'AZ', '85000', 'US'), '1 Lane, Phoenix, AZ 85000'],
  [at('Berlin', '', '10115', 'DE'), '1 Lane, 10115 Berlin'],
  [at('Leeds', '', 'LS1 4AB', 'GB'), '1 Lane, Leeds LS1 4AB'],
  [at('Leeds', 'West Yorkshire', 'LS1 4AB', 'GB'), '1 Lane, Leeds, West Yorkshire LS1 4AB'],
])('%s', (line, expected) => {
  expect(line).toBe(expected);
});

import { expect, test } from 'vitest';
import { networkOf, networksOf } from './network.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:DB8:0001:0002::6', '2001:db8:1:2'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['unknown', 'unknown'],
])('%s is in %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:2ab::6', ['2001:db8:1:2ab', '2001:db8:1:200/56', '2001:db8:1/48']],
  ['2001:db8:1:2ff::6', ['2001:db8:1:2ff', '2001:db8:1:200/56', '2001:db8:1/48']],
  ['2001:db8:1:a::6', ['2001:db8:1:a', '2001:db8:1:0/56', '2001:db8:1/48']],
  ['unknown', ['unknown']],
])('%s is in %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

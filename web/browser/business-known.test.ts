import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptBusiness, takeBusiness } from './business-known.ts';

let address: string;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('history', {
    state: { y: 7 },
    replaceState: (state: unknown, _: string, url: URL) => {
      expect(state).toEqual({ y: 7 });
      address = url.href;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

function openAt(path: string) {
  address = `https://site.test${path}`;
  vi.stubGlobal('location', new URL(address));
  takeBusiness();
}

test('what the address says is kept at once, and the address says it no longer', () => {
  openAt('/?stack=crm&for=A+%26+B&trade=dental#stack');
  expect(address).toBe('https://site.test/?stack=crm#stack');
  expect(keptBusiness()).toEqual({ name: 'A & B', trade: 'dental' });
});

test('an address that says nothing of it leaves what is kept, one with an empty name clears it', () => {
  openAt('/?for=Juniper');
  openAt('/?trade=dental');
  expect(address).toBe('https://site.test/?trade=dental');
  expect(keptBusiness()).toMatchObject({ name: 'Juniper' });
  openAt('/?for=');
  expect(address).toBe('https://site.test/');
  expect(keptBusiness()).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureBusiness, storedBusiness } from './personalization-storage.ts';

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

function openAt(path: string, referrer = '', type = 'navigate') {
  address = `https://site.test${path}`;
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  captureBusiness();
}

test("stores the address's parameters and removes them from the address", () => {
  openAt('/?stack=crm&for=A+%26+B&trade=vet#stack');
  expect(address).toBe('https://site.test/?stack=crm#stack');
  expect(storedBusiness()).toEqual({ name: 'A & B', trade: 'vet' });
});

test('keeps the stored business without parameters, and clears it for an empty name', () => {
  openAt('/?for=Juniper');
  openAt('/?trade=vet');
  expect(address).toBe('https://site.test/?trade=vet');
  expect(storedBusiness()).toMatchObject({ name: 'Juniper' });
  openAt('/?for=');
  expect(address).toBe('https://site.test/');
  expect(storedBusiness()).toBeUndefined();
});

test('reads parameters from the referrer once, only from this site', () => {
  openAt('/about', 'https://other.test/?for=Juniper');
  openAt('/about', 'https://site.test/?for=Juniper', 'reload');
  openAt('/about', 'https://site.test/');
  expect(storedBusiness()).toBeUndefined();
  openAt('/about', 'https://site.test/?for=Juniper&trade=vet');
  expect([address, storedBusiness()]).toEqual(['https://site.test/about', { name: 'Juniper', trade: 'vet' }]);
  openAt('/about', 'https://site.test/?for=Other');
  expect(storedBusiness()).toMatchObject({ name: 'Juniper' });
});

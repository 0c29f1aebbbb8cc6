import { type TradeId, trades } from '#content/facts/trades.ts';
import { tradeTexts } from '#content/pages/home-story.ts';
import { parseName } from '#content/shared/text/business-name.ts';
import { type PersonalizedPart, parameters } from '#content/shared/text/personalization.ts';
import { knownBusiness, storeBusiness, storedBusiness } from './personalization-storage.ts';

export interface Business {
  name: string;
  trade?: TradeId;
}

let business: Business | undefined;
const listeners = new Set<() => void>();

/** From this tab's storage or the opened link. Never leaves the browser. */
export function currentBusiness(): Business {
  business ??= parseBusiness(knownBusiness());
  return business;
}

/** Another page of the tab may have changed it. */
export function readBusinessAgain() {
  replace(parseBusiness(storedBusiness()));
}

export function watchBusiness(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `null` clears all. */
export function setBusiness(change: Partial<Business> | null) {
  const next = parseBusiness(change && { ...currentBusiness(), ...change });
  storeBusiness(isPersonalized(next) ? next : undefined);
  replace(next);
}

function replace(next: Business) {
  business = next;
  showBusiness();
  for (const listener of listeners) listener();
}

export const isPersonalized = ({ name, trade }: Business) => name !== '' || trade !== undefined;

export function linkTo({ name, trade }: Business): string {
  const address = new URL('/', location.origin);
  address.searchParams.set(parameters.name, name);
  if (trade) address.searchParams.set(parameters.trade, trade);
  return address.href;
}

/** Drops an unknown trade. */
export function parseBusiness(input: { name?: unknown; trade?: unknown } | null | undefined): Business {
  return { name: parseName(input?.name), trade: trades.find(({ id }) => id === input?.trade)?.id };
}

const places = new WeakMap<Element, { sample: string; text: string }>();

/**
 * Updates all pictures (web/drawing/personalized.tsx), also after navigations. Outside React, because the stage isn't hydrated.
 */
export function showBusiness() {
  if (isPersonalized(currentBusiness()))
    observer.observe(document.getElementById('main')!, { childList: true, subtree: true });
  else observer.disconnect();
  write();
}

const observer = globalThis.MutationObserver && new MutationObserver(write);

function write() {
  const parts = partsOf(currentBusiness());
  for (const element of document.querySelectorAll<HTMLElement>('[data-personalized]')) {
    const place = places.get(element) ?? { sample: element.textContent, text: element.textContent };
    const text = parts[element.dataset.personalized as PersonalizedPart] ?? place.sample;
    // A translator may have changed the element.
    if (text !== place.text) element.textContent = text;
    places.set(element, { ...place, text });
  }
}

/** Default: any trade. */
export const tradeOf = (trade?: TradeId) => trades.find(({ id }) => id === (trade ?? 'other'))!;

/** A missing text keeps the sample. */
export function partsOf({ name: typed, trade }: Business): Partial<Record<PersonalizedPart, string>> {
  if (!isPersonalized({ name: typed, trade })) return {};
  const record = tradeOf(trade);
  const name = typed || record.shop;
  return {
    ...tradeTexts(record),
    ...(typed && { ownName: typed }),
    name,
    initial: initialOf(name),
    // A no-break space keeps the line's height.
    trade: record.id === 'other' ? '\u00a0' : record.name,
  };
}

/** The first letter or digit, else the first character. */
function initialOf(name: string) {
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return (characters.find((character) => /[\p{L}\p{N}]/u.test(character)) ?? characters[0]!).toUpperCase();
}

import { type TradeId, trades } from '#content/facts/trades.ts';
import { longestName, tradeWords } from '#content/pages/personalization-field.ts';
import { parameters } from '#content/shared/personalization.ts';
import { keepBusiness, keptBusiness, knownBusiness } from './personalization-storage.ts';

/** What a visitor says of the business; the name is empty, and there is no trade, until one is said. */
interface Business {
  name: string;
  trade?: TradeId;
}

let business: Business | undefined;
const listeners = new Set<() => void>();

/** What the visitor has said, in this tab or in the link that opened it. Nothing of it leaves the browser. */
export function currentBusiness(): Business {
  business ??= parseBusiness(knownBusiness());
  return business;
}

/** Shows what the tab keeps now: another page may have changed it while this one was left. */
export function readBusinessAgain() {
  replace(parseBusiness(keptBusiness()));
}

/** Tells of each change of it; returns how to stop that. */
export function watchBusiness(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes a part of it, or all of it back with `null`, keeps it for this tab and shows it in every picture. */
export function setBusiness(change: Partial<Business> | null) {
  const said = parseBusiness(change && { ...currentBusiness(), ...change });
  keepBusiness(isPersonalized(said) ? said : undefined);
  replace(said);
}

function replace(said: Business) {
  business = said;
  showBusiness();
  for (const listener of listeners) listener();
}

/** Whether there is anything to show. */
export const isPersonalized = ({ name, trade }: Business) => name !== '' || trade !== undefined;

/** The address that opens the site with this business on it. */
export function linkTo({ name, trade }: Business): string {
  const address = new URL('/', location.origin);
  address.searchParams.set(parameters.name, name);
  if (trade) address.searchParams.set(parameters.trade, trade);
  return address.href;
}

/** What it says of a business, whoever wrote it: a name is made clean, and an unknown trade is none. */
export function parseBusiness(said: { name?: unknown; trade?: unknown } | null | undefined): Business {
  const trade = trades.find(({ id }) => id === said?.trade)?.id;
  return { name: typeof said?.name === 'string' ? cleanName(said.name) : '', trade };
}

/**
 * One line without controls, which could hide or turn it, and without towers of accents. Joiners stay: emoji and some
 * scripts are made with them.
 */
function cleanName(name: string) {
  const line = name
    .replace(/(?:(?!\u200c|\u200d)[\p{C}\s])+/gu, ' ')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(line)) return '';
  return [...line].slice(0, longestName).join('').trim();
}

/** The sample of each place, and the text that was last written there. */
const places = new WeakMap<Element, { sample: string; text: string }>();

/**
 * Writes the business into its places in the pictures (web/drawing/personalized.tsx), and into those of each page that follows. As
 * text, outside React, which does not hydrate the stage of the home page.
 */
export function showBusiness() {
  const said = currentBusiness();
  if (isPersonalized(said)) observer.observe(document.getElementById('main')!, { childList: true, subtree: true });
  else observer.disconnect();
  write();
}

const observer = globalThis.MutationObserver && new MutationObserver(write);

function write() {
  const parts = partsOf(currentBusiness());
  for (const element of document.querySelectorAll<HTMLElement>('[data-personalized]')) {
    const place = places.get(element) ?? { sample: element.textContent, text: element.textContent };
    const text = parts[element.dataset.personalized!] ?? place.sample;
    // Compares with the last write: a translator may have changed the element since, and would do so again.
    if (text !== place.text) element.textContent = text;
    places.set(element, { ...place, text });
  }
}

/**
 * What the places show, by their names (`PersonalizedPart`); where there is nothing, their samples. A trade that nobody has named is
 * a space, which keeps the line that it stands in.
 */
export function partsOf({ name: said, trade }: Business): Record<string, string | undefined> {
  const words = trade && tradeWords[trade];
  const name = said || words?.shop;
  const parts: Record<string, string | undefined> = {
    ownName: said || undefined,
    name,
    initial: name && initialOf(name),
    trade: name && (trades.find(({ id }) => id === trade)?.name ?? '\u00a0'),
  };
  words?.visits?.forEach((visit, place) => {
    parts[place] = visit;
  });
  return parts;
}

/** The first sign of a name that is a letter or a digit, else the first that there is. */
function initialOf(name: string) {
  const signs = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return (signs.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? signs[0]!).toUpperCase();
}

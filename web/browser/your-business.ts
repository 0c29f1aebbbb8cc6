import { longestName, parameters, tradeWords } from '#content/business-field.ts';
import { type TradeId, trades } from '#content/trades.ts';
import { businessKey } from './business-known.ts';
import { dropStored, readStored, store } from './storage.ts';

/** What a visitor says of the business; the trade is the first one until another is chosen. */
export interface Business {
  name: string;
  trade: TradeId;
}

const nobody: Business = { name: '', trade: trades[0].id };

let business: Business | undefined;
const listeners = new Set<() => void>();

/**
 * What the visitor has said: in the address that the page was opened with, which then says it no longer, else before in
 * this tab. Nothing of it leaves the browser.
 */
export function currentBusiness(): Business {
  business ??= takeFromAddress() ?? asBusiness(readStored('sessionStorage', businessKey));
  return business;
}

/** Tells of each change of it; returns how to stop that. */
export function watchBusiness(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes a part of it, or all of it back with `null`, keeps it for this tab and shows it in every picture. */
export function sayBusiness(change: Partial<Business> | null) {
  business = asBusiness(change && { ...currentBusiness(), ...change });
  if (isSaid(business)) store('sessionStorage', businessKey, business);
  else dropStored('sessionStorage', businessKey);
  showBusiness();
  for (const listener of listeners) listener();
}

/** Whether there is anything to show. */
export const isSaid = ({ name, trade }: Business) => name !== '' || trade !== nobody.trade;

/** The address that opens the site with this business on it. */
export function linkTo({ name, trade }: Business): string {
  const address = new URL('/', location.origin);
  address.searchParams.set(parameters.name, name);
  if (trade !== nobody.trade) address.searchParams.set(parameters.trade, trade);
  return address.href;
}

/** What it says of a business, whoever wrote it: a name is made clean, and an unknown trade is the first one. */
export function asBusiness(said: { name?: unknown; trade?: unknown } | null | undefined): Business {
  const { id } = trades.find(({ id }) => id === said?.trade) ?? trades[0];
  return { name: typeof said?.name === 'string' ? cleanName(said.name) : '', trade: id };
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

function takeFromAddress() {
  const address = new URL(location.href);
  const { searchParams: said } = address;
  if (!said.has(parameters.name)) return;
  const found = asBusiness({ name: said.get(parameters.name), trade: said.get(parameters.trade) });
  for (const name of Object.values(parameters)) said.delete(name);
  // From here on it is in no address that a request, a form or another company's script could tell.
  history.replaceState(history.state, '', address);
  if (isSaid(found)) store('sessionStorage', businessKey, found);
  return found;
}

const samples = new WeakMap<Element, string>();

/**
 * Writes it into the places that the pictures have for it (web/drawing/yours.tsx), and goes on doing so as pages come. As
 * text alone, and outside React: that neither draws the stage of the home page nor writes again what never changes.
 */
export function showBusiness() {
  const said = currentBusiness();
  if (isSaid(said)) observer.observe(document.getElementById('main')!, { childList: true, subtree: true });
  else observer.disconnect();
  write();
}

const observer = globalThis.MutationObserver && new MutationObserver(write);

function write() {
  const parts = partsOf(currentBusiness());
  for (const place of document.querySelectorAll<HTMLElement>('[data-my]')) {
    if (!samples.has(place)) samples.set(place, place.textContent);
    const text = parts[place.dataset.my!] || samples.get(place)!;
    if (place.textContent !== text) place.textContent = text;
  }
}

/** What the places show, by their names; where there is nothing, their samples. */
export function partsOf(said: Business): Record<string, string | undefined> {
  const words = said.trade === 'salon' ? undefined : tradeWords[said.trade];
  const name = said.name || words?.shop;
  const parts: Record<string, string | undefined> = {
    name,
    initial: name && initialOf(name),
    trade: name && trades.find(({ id }) => id === said.trade)!.name,
  };
  words?.visits.forEach((visit, place) => {
    parts[place] = visit;
  });
  return parts;
}

const initialOf = (name: string) => (/[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0] ?? [...name][0]!).toUpperCase();

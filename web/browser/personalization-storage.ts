import { parameters } from '#content/shared/personalization.ts';
import { dropStored, keepStored, readStored } from './storage.ts';

const key = 'business';

/** What the address of this document said, where the browser refuses to keep it. */
let taken: object | undefined;

/**
 * Keeps what the address says of the visitor's business for this tab, as it was written, and takes it out of the address:
 * from there a router, a form or another company's script could tell it on. An address that says an empty name clears it.
 */
export function captureBusiness() {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (!searchParams.has(parameters.name)) return takeLeftBehind();
  const [name, trade] = saidIn(searchParams);
  for (const parameter of Object.values(parameters)) searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
  taken = name || trade ? { name, trade } : undefined;
  keepBusiness(taken);
}

/** If a link was followed before the application started, the name is still in the referrer. */
function takeLeftBehind() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const before = document.referrer ? new URL(document.referrer) : undefined;
  if (navigation?.type !== 'navigate' || before?.origin !== location.origin || keptBusiness()) return;
  const [name, trade] = saidIn(before.searchParams);
  if (name) keepBusiness({ name, trade });
}

const saidIn = (query: URLSearchParams) => [query.get(parameters.name), query.get(parameters.trade)];

/** Keeps it for this tab; nothing if there is nothing. */
export function keepBusiness(said: object | undefined) {
  if (said) keepStored('sessionStorage', key, said);
  else dropStored('sessionStorage', key);
}

/** What this tab keeps, whoever wrote it. */
export const keptBusiness = () => readStored<object>('sessionStorage', key);

/** What was said of it until now, if anything was: the code that shows it comes only then. */
export const knownBusiness = () => taken ?? keptBusiness();

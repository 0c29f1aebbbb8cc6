import { parameters } from '#content/shared/text/personalization.ts';
import { dropStored, keepStored, readStored } from './storage.ts';

const key = 'business';

/** The address's parameters, if storage is refused. */
let captured: object | undefined;

/** Moves it out of the address, which routers, forms and embeds would leak. An empty name clears it. */
export function captureBusiness() {
  const address = new URL(location.href);
  const { searchParams } = address;
  if (!searchParams.has(parameters.name)) return captureFromReferrer();
  const [name, trade] = parametersIn(searchParams);
  for (const parameter of Object.values(parameters)) searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
  captured = name || trade ? { name, trade } : undefined;
  storeBusiness(captured);
}

/** A link followed before hydration leaves it in the referrer. */
function captureFromReferrer() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const before = document.referrer ? new URL(document.referrer) : undefined;
  if (navigation?.type !== 'navigate' || before?.origin !== location.origin || storedBusiness()) return;
  const [name, trade] = parametersIn(before.searchParams);
  if (name) storeBusiness({ name, trade });
}

const parametersIn = (query: URLSearchParams) => [query.get(parameters.name), query.get(parameters.trade)];

/** Undefined clears it. */
export function storeBusiness(business: object | undefined) {
  if (business) keepStored('sessionStorage', key, business);
  else dropStored('sessionStorage', key);
}

export const storedBusiness = () => readStored<object>('sessionStorage', key);

/** Loads before the code that shows it, so it is small. */
export const knownBusiness = () => captured ?? storedBusiness();

import { nameParameter } from '#content/your-business.ts';
import { readStored } from './storage.ts';

/** The key in the session storage of the tab. */
export const businessKey = 'business';

/** Whether anything may be said of the visitor's business: the code for it comes only then. */
export const isBusinessKnown = () =>
  location.search.includes(`${nameParameter}=`) || readStored('sessionStorage', businessKey) !== undefined;

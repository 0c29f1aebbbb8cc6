import { site } from '../site.ts';
import { localePatterns } from './locale-patterns.ts';

/** How the site writes money, numbers, dates and its time zone. Builds for browsers hold the values (web/prerender/words/locale.ts). */
export const patterns = localePatterns(site);

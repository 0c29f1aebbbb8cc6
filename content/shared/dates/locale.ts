import { site } from '../../site.ts';
import { localePatterns } from './locale-patterns.ts';

/** Browser builds inline the values (web/prerender/words/site-values.ts). */
export const patterns = localePatterns(site);

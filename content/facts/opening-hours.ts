import { patterns } from '../shared/dates/locale.ts';
import { site } from '../site.ts';

/** 'Mon-Fri 9am-6pm MST (UTC-7)'. */
export const openingHours = `${site.hours} ${patterns.timeZoneName}`;

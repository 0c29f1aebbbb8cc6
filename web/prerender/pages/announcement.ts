import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Announcement, announcementLabel } from '../../../content/announcement.ts';

/**
 * HTML, and a script that hides it after its end. Put the script first, or hiding shifts the page. Inline styles cost other
 * pages nothing.
 */
export function announcementBar(announcement: Announcement | undefined, now = Date.now()) {
  if (!announcement) return undefined;
  const { text, link, ends } = announcement;
  const end = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(ends) ? Date.parse(ends) : Number.NaN;
  if (Number.isNaN(end))
    throw new Error(
      `content/announcement.ts: ends is '${ends}', which isn’t a date and time. Write day, time and time zone, such as '2026-12-31T23:59:00-07:00'.`,
    );
  if (end <= now) return undefined;
  const bar = element(
    'aside',
    { 'aria-label': announcementLabel, className: 'print:hidden', style: styles.bar },
    `${text} `,
    link && element('a', { href: link.to, style: styles.link }, link.label),
  );
  return {
    script: `Date.now()<${end}||document.documentElement.style.setProperty('--announced','none')`,
    html: renderToStaticMarkup(element('div', { style: styles.place }, bar)),
  };
}

const styles = {
  place: { display: 'var(--announced, contents)' },
  bar: {
    position: 'relative',
    zIndex: 'var(--z-bar)',
    margin: 'var(--header-height) 0 calc(-1 * var(--header-height))',
    padding: '12px var(--gutter)',
    background: 'var(--color-action)',
    color: 'var(--color-white)',
    fontWeight: 650,
    textAlign: 'center',
    '--focus': 'var(--color-white)',
  },
  // Large enough for a finger without raising the line.
  link: { display: 'inline-block', margin: '-9px 0', padding: '9px 4px', textDecoration: 'underline' },
} as const;

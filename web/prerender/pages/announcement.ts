import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { type Announcement, announcement, announcementLabel } from '../../../content/announcement.ts';

/** Puts the announcement before the application, which knows nothing of it. */
export function announcementBar(): Plugin {
  return {
    name: 'announcement',
    transformIndexHtml: (html) => html.replace('<div id="root">', (root) => announcementHtml(announcement) + root),
  };
}

/**
 * The announcement as HTML, with its styles in its attributes, so that pages without one pay nothing. A script before it
 * leaves it out once it has ended, so that nothing moves and nobody has to build the site again: one behind it may come after
 * the first paint.
 */
export function announcementHtml(announcement: Announcement | undefined, now = Date.now()): string {
  if (!announcement) return '';
  const { text, link, ends } = announcement;
  const end = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(ends) ? Date.parse(ends) : Number.NaN;
  if (Number.isNaN(end))
    throw new Error(
      `content/announcement.ts: ends is '${ends}', which is no moment. Write day, time and time zone, such as '2026-12-31T23:59:00-07:00'.`,
    );
  if (end <= now) return '';
  const bar = element(
    'aside',
    { 'aria-label': announcementLabel, className: 'print:hidden', style: styles.bar },
    `${text} `,
    link && element('a', { href: link.to, style: styles.link }, link.label),
  );
  return `<script>Date.now()<${end}||document.documentElement.style.setProperty('--announced','none')</script>${renderToStaticMarkup(element('div', { style: styles.place }, bar))}`;
}

const styles = {
  place: { display: 'var(--announced, contents)' },
  // Below the header, which is fixed; the page begins behind the header as ever, and goes on below the bar.
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
  // As large as a finger, and no taller than its line.
  link: { display: 'inline-block', margin: '-9px 0', padding: '9px 4px', textDecoration: 'underline' },
} as const;

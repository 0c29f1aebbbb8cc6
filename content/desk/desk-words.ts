import { countText, mostCounted } from '../shared/desk/desk-api.ts';
import { site } from '../site.ts';

export const deskWords = {
  title: `Desk · ${site.name}`,
  noScript: 'The desk needs JavaScript.',
  navigation: 'Desk',
  toSite: 'Go to the site',
  views: { messages: 'Messages', numbers: 'Numbers', readiness: 'Readiness' },
  open: 'open',
  late: 'overdue',
  /** '932', '999+' */
  badge: (count: number) => countText(count, 999),
  tab: (open: number, overdue: number) =>
    open === 0
      ? ''
      : `${overdue > 0 ? `${countText(overdue, mostCounted.open)} overdue, ` : ''}${countText(open, mostCounted.open)} open · `,
  waiting: 'Loading…',
  broken: 'We couldn’t show this view.',
  reload: 'Reload the page',
} as const;

export const deskFailures = {
  session: { text: 'You’ve been signed out.', act: 'Sign in again' },
  offline: { text: 'We can’t reach the desk. Are you offline?', act: 'Try again' },
  missing: { text: 'It was deleted.', act: 'Try again' },
  refused: { text: 'The desk gave an unexpected answer.', act: 'Try again' },
} as const;

import type { Point } from './feature-page.ts';

interface UseCaseGroup {
  icon: Point['icon'];
  title: string;
  cases: readonly [UseCase, UseCase, UseCase];
}

export interface UseCase {
  when: string;
  result: string;
}

export const useCaseGroups: readonly UseCaseGroup[] = [
  {
    icon: 'target',
    title: 'New leads',
    cases: [
      { when: 'Someone fills in a lead form on a partner’s site', result: 'they get your text within a minute' },
      { when: 'A webinar ends', result: 'people who stayed get an offer, everyone else the recording' },
      {
        when: 'A business card is scanned at a trade show',
        result: 'the contact is in your CRM before you leave the booth',
      },
    ],
  },
  {
    icon: 'users',
    title: 'Onboarding clients',
    cases: [
      { when: 'A contract is signed', result: 'the folder, the project and the first invoice are created' },
      { when: 'The welcome call is over', result: 'both sides get the summary and the to-dos' },
      {
        when: 'Documents are still missing after three days',
        result: 'the client gets a reminder with the right link',
      },
    ],
  },
  {
    icon: 'book',
    title: 'Teaching',
    cases: [
      { when: 'A student has not logged in for a week', result: 'the coach gets a task with the phone number' },
      { when: 'The last lesson is done', result: 'the certificate and the review request go out together' },
      { when: 'A cohort fills up', result: 'the page switches to the waitlist' },
    ],
  },
  {
    icon: 'receipt',
    title: 'Money and paperwork',
    cases: [
      { when: 'An invoice is a week overdue', result: 'a polite text goes first, a call-back task second' },
      { when: 'A refund is made', result: 'the books, the course access and the mailing list are updated' },
      { when: 'The month closes', result: 'your accountant finds the numbers in the shared workbook' },
    ],
  },
  {
    icon: 'pen',
    title: 'Content',
    cases: [
      { when: 'You publish an article', result: 'posts for three networks wait for your approval' },
      { when: 'A five-star review comes in', result: 'it becomes a picture for next week’s posts' },
      { when: 'You record a voice memo', result: 'the transcript turns into a newsletter draft' },
    ],
  },
  {
    icon: 'headset',
    title: 'Looking after customers',
    cases: [
      { when: 'A ticket mentions “cancel”', result: 'the account manager hears about it at once' },
      { when: 'A product is back in stock', result: 'the people who asked for it get the first message' },
      { when: 'A customer’s year is nearly up', result: 'the renewal lands in the pipeline a month ahead' },
    ],
  },
];

import { forms } from '../forms/forms.ts';
import { supportForm } from '../forms/support.ts';
import { capitalize } from '../shared/capitalize.ts';
import { wholeNumber } from '../shared/format.ts';
import {
  type Channel,
  countText,
  type DeskAction,
  type DeskAudit,
  type DeskReply,
  type DeskState,
  mostCounted,
  type Receiver,
} from './desk-api.ts';

const channelNames = {
  webhook: 'Webhook',
  'owner-email': 'Email to you',
  receipt: 'Receipt to the visitor',
  confirmation: 'Confirmation email',
  reply: 'Reply to the visitor',
  'visitor-email': 'Email to visitors',
};

export const messageWords = {
  heading: 'Messages',
  search: 'Search name, text, email, reference',
  filters: 'Filters',
  states: { open: 'Open', done: 'Done', spam: 'Spam', all: 'All' } satisfies Record<DeskState | 'all', string>,
  stateOf: { open: 'Open', done: 'Done', spam: 'Spam' } satisfies Record<DeskState, string>,
  form: 'Form',
  everyForm: 'Every form',
  forms: Object.fromEntries(Object.keys(forms).map((form) => [form, capitalize(form)])),
  priority: 'Priority',
  everyPriority: 'Every priority',
  priorities: supportForm.fields.priority.options as Readonly<Record<string, string>>,
  since: 'From',
  until: 'To',
  source: 'Came from',
  undelivered: 'Not delivered',
  clear: 'Clear filters',
  count: (count: number) => (count === 1 ? '1 message' : `${countText(count, mostCounted.open)} messages`),
  csv: 'CSV',
  json: 'JSON',
  export: 'Export these',
  list: 'List of messages',
  nothing: { heading: 'Nothing is open', text: 'New messages show up here within a minute.' },
  searchAll: 'Search all messages',
  searchOlder: 'Search older messages',
  noHit: { heading: 'No messages match', text: 'Remove a filter, or search for fewer words.' },
  news: 'Show new messages',
  choose: 'Choose a message. Press ? for keyboard shortcuts.',
  back: 'Back to the list',
  deliveries: 'Deliveries',
  /** `owner-email:<address>` names the address. */
  channel: (channel: Channel | Receiver): string => {
    const [kind, address] = channel.split(/:(.*)/) as [keyof typeof channelNames, string?];
    return [channelNames[kind], address].filter(Boolean).join(', ');
  },
  maybeSent: 'it may have been sent',
  sendAgain: 'Send again',
  delivered: (when: string) => `delivered ${when}`,
  waiting: (attempts: number, when: string) =>
    `not delivered ${attempts === 0 ? 'yet' : `after ${plural(attempts, 'try', 'tries')}`}, next try ${when}`,
  undeliverable: (attempts: number, when: string) =>
    `given up ${when}${attempts === 0 ? '' : ` after ${plural(attempts, 'try', 'tries')}`}`,
  dismissed: 'dismissed',
  confirmed: 'The address was confirmed.',
  unconfirmed: 'The address hasn’t been confirmed yet.',
  reference: 'Reference',
  reply: 'Reply',
  replyBox: {
    kinds: { reply: 'Reply', note: 'Note' } satisfies Record<DeskReply['kind'], string>,
    to: (email: string) => `To ${email}`,
    onlyTeam: 'A note. Only your team sees it.',
    saved: 'Saved replies',
    quoted: 'Their message is quoted below your reply',
    send: 'Send',
    sending: 'Sending…',
    keep: 'Save note',
    mailto: 'Write in your email app',
    keepOpen: 'Keep it open',
  },
  thread: 'Replies and notes',
  sent: (when: string) => `Sent ${when}`,
  deleteNote: 'Delete note',
  replyFailed: 'This reply was not sent:',
  replyUnknown: 'This reply may have been sent:',
  receiptFailed: 'They didn’t get our receipt:',
  others: (count: number) => `${plural(count, 'other message')} from this person`,
  details: 'Details',
  history: 'History',
  actions: {
    done: 'Done',
    open: 'Reopen',
    spam: 'Spam',
    'not-spam': 'Not spam',
    resend: 'Deliver again to our email and webhook',
    retry: 'Try again',
    dismiss: 'Dismiss',
    undismiss: 'Not dismissed',
  } satisfies Record<DeskAction, string>,
  did: {
    done: 'Marked as done',
    open: 'Reopened',
    spam: 'Marked as spam',
    'not-spam': 'Marked as not spam',
    resend: 'Delivered again to our email and webhook',
    retry: 'Tried again',
    dismiss: 'Dismissed',
    undismiss: 'No longer dismissed',
    reply: 'Replied',
    note: 'Noted',
    'take-back': 'Took a reply or note back',
    erase: 'Erased',
    export: 'Exported',
    deliver: 'Delivered everything that waited',
  } satisfies Record<DeskAudit['what'], string>,
  undo: 'Undo',
  several: (count: number, did: string) => (count === 1 ? did : `${did}: ${plural(count, 'message')}`),
  willSend: 'The reply goes out in 10 seconds',
  selected: (count: number) => `${wholeNumber(count)} selected`,
  unselect: 'Clear',
  person: 'Export or erase this person',
  anyPerson: 'Export or erase a person',
  personDialog: {
    heading: (email: string) => `Everything about ${email}`,
    find: 'Find someone’s data',
    address: 'Their address',
    show: 'Show their data',
    holds: (...counts: Held) => `${held(...counts)}.`,
    download: 'Download it as JSON',
    erase: 'This deletes everything here for good. Copies that were emailed or posted elsewhere stay there.',
    type: 'Type the address to erase it',
    confirm: 'Erase',
    erasing: 'Erasing…',
    cancel: 'Cancel',
    close: 'Close',
    erased: (...counts: Held) => `Erased: ${held(...counts)}.`,
    differs: 'That isn’t the address.',
  },
  keys: {
    heading: 'Keyboard shortcuts',
    open: 'Keyboard shortcuts',
    close: 'Close',
    characters: 'Use single-key shortcuts',
    of: {
      j: 'Next message (also arrow down in the list)',
      k: 'Previous message (also arrow up)',
      o: 'Open it (also Enter)',
      e: 'Done, or reopen',
      s: 'Spam, or not spam',
      r: 'Reply (Ctrl or ⌘ and Enter sends it)',
      n: 'Write a note',
      x: 'Select (Shift J and Shift K select more)',
      z: 'Undo',
      '/': 'Search',
      Escape: 'Back to the list',
      '?': 'These shortcuts',
    },
  },
} as const;

type Held = [messages: number, subscriptions: number, signUps: number, replies: number];

function held(...[messages, subscriptions, signUps, replies]: Held): string {
  return `${plural(messages, 'message')}, ${plural(replies, 'reply or note', 'replies and notes')}, ${plural(subscriptions, 'newsletter address', 'newsletter addresses')}, ${plural(signUps, 'sign-up')}`;
}

function plural(count: number, one: string, more = `${one}s`): string {
  return `${wholeNumber(count)} ${count === 1 ? one : more}`;
}

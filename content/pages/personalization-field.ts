import { unnamedBusinessTitle } from '../shared/text/personalization.ts';

export const fieldWords = {
  label: `${unnamedBusinessTitle}:`,
  placeholder: 'Put your name on it',
  trade: 'Trade',
  clear: 'Clear the name',
  copy: 'Copy a link with this name',
  copied: 'Link copied',
  /** For screen readers, as the pictures change. */
  shown: 'The pictures now show your business. The name stays in this browser.',
  cleared: 'The pictures show sample names again.',
} as const;

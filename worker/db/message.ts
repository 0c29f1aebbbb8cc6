import type { MessageFormName } from '#content/forms/forms.ts';

export interface Message {
  id: string;
  form: MessageFormName;
  idempotency_key: string;
  email: string;
  /** JSON by field name. */
  payload: string;
  spam: number;
  received_at: number;
  /** A `Source` as JSON. */
  source: string | null;
  done_at: number | null;
  /** When marked by hand; NULL if it arrived as spam. */
  spam_at: number | null;
}

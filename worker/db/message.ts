import type { MessageFormName } from '#content/forms/forms.ts';

/** A row of `submissions`. */
export interface Message {
  id: string;
  form: MessageFormName;
  idempotency_key: string;
  email: string;
  /** The fields of the form by name, as JSON. */
  payload: string;
  spam: number;
  received_at: number;
  /** A `Source` as JSON. */
  source: string | null;
  done_at: number | null;
  /** When it was marked as spam by hand; NULL if it arrived as spam. */
  spam_at: number | null;
}

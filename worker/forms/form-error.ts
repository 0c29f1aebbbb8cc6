import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Shown to the visitor. */
export class FormError extends Error {
  override name = 'FormError';

  readonly status: ContentfulStatusCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    sentence: string,
    more: { fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(sentence, { cause: more.cause });
    this.status = status;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

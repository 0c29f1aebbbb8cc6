-- Contact messages and support requests: what was sent, and how far it got on its way to the owner.
CREATE TABLE submissions (
  id TEXT PRIMARY KEY,
  form TEXT NOT NULL CHECK (form IN ('contact', 'support')),
  idempotency_key TEXT NOT NULL,
  email TEXT NOT NULL,
  payload TEXT NOT NULL,
  spam INTEGER NOT NULL DEFAULT 0,
  received_at INTEGER NOT NULL,
  -- When the webhook and the mail server took it, and when all did that are configured.
  webhook_at INTEGER,
  email_at INTEGER,
  delivered_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  attempted_at INTEGER,
  -- While somebody is delivering it, until when nobody else may.
  claimed_until INTEGER,
  last_error TEXT,
  UNIQUE (form, idempotency_key)
) STRICT;

CREATE INDEX undelivered_submissions ON submissions (received_at) WHERE delivered_at IS NULL AND spam = 0;
CREATE INDEX submissions_by_time ON submissions (received_at);
CREATE INDEX submissions_by_email ON submissions (email COLLATE NOCASE);

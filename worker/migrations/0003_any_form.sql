-- Which forms there are is a matter of content/forms: the table takes the messages of any. SQLite cannot drop a CHECK,
-- so the table is built anew with all of its rows.
CREATE TABLE new_submissions (
  id TEXT PRIMARY KEY,
  form TEXT NOT NULL,
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

INSERT INTO new_submissions (
  id, form, idempotency_key, email, payload, spam, received_at, webhook_at, email_at, delivered_at, attempts,
  attempted_at, claimed_until, last_error
)
SELECT
  id, form, idempotency_key, email, payload, spam, received_at, webhook_at, email_at, delivered_at, attempts,
  attempted_at, claimed_until, last_error
FROM submissions ORDER BY rowid;

DROP TABLE submissions;
ALTER TABLE new_submissions RENAME TO submissions;

CREATE INDEX undelivered_submissions ON submissions (received_at) WHERE delivered_at IS NULL AND spam = 0;
CREATE INDEX submissions_by_time ON submissions (received_at);
CREATE INDEX submissions_by_email ON submissions (email COLLATE NOCASE);

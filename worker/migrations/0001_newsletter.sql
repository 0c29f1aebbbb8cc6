-- Times are milliseconds since 1970. `email` is case-folded in its domain part.
CREATE TABLE subscribers (
  email TEXT PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  subscribed_at INTEGER NOT NULL,
  unsubscribed_at INTEGER,
  spam INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Which idempotency key got which answer.
CREATE TABLE newsletter_keys (
  key TEXT PRIMARY KEY,
  id TEXT NOT NULL,
  email TEXT NOT NULL,
  used_at INTEGER NOT NULL
) STRICT;

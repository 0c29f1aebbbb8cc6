-- For the desk: times of done and spam, and `words` for its search: all values in lowercase. SQLite lowercases only ASCII, so
-- the daily job fills missing ones.
ALTER TABLE submissions ADD COLUMN done_at INTEGER;
ALTER TABLE submissions ADD COLUMN spam_at INTEGER;
ALTER TABLE submissions ADD COLUMN words TEXT NOT NULL DEFAULT '';

-- Covers the desk's list.
CREATE INDEX submissions_at_desk ON submissions (received_at, id, form, spam, done_at, words);
CREATE INDEX subscribers_at_desk ON subscribers (subscribed_at, ('newsletter:' || email), spam, unsubscribed_at, email);

-- The audit log, without visitors' data.
CREATE TABLE desk_audit (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  what TEXT NOT NULL,
  message TEXT
) STRICT;

CREATE INDEX desk_audit_by_message ON desk_audit (message, at) WHERE message IS NOT NULL;
CREATE INDEX desk_audit_by_time ON desk_audit (at);

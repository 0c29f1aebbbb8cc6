-- For the owner's desk: when a message was seen to, when somebody took it for spam, and what its search looks through, which
-- is every value of the payload in small letters. SQLite knows the small letters of English alone: the daily job writes the
-- words of messages that have none.
ALTER TABLE submissions ADD COLUMN done_at INTEGER;
ALTER TABLE submissions ADD COLUMN spam_at INTEGER;
ALTER TABLE submissions ADD COLUMN words TEXT NOT NULL DEFAULT '';

-- What the list of the desk is made of, in its order.
CREATE INDEX submissions_at_desk ON submissions (received_at, id, form, spam, done_at, words);
CREATE INDEX subscribers_at_desk ON subscribers (subscribed_at, ('newsletter:' || email), spam, unsubscribed_at, email);

-- What was done at the desk: by whom, and to which message. Nothing in it names a visitor.
CREATE TABLE desk_audit (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  what TEXT NOT NULL,
  message TEXT
) STRICT;

CREATE INDEX desk_audit_by_message ON desk_audit (message, at) WHERE message IS NOT NULL;
CREATE INDEX desk_audit_by_time ON desk_audit (at);

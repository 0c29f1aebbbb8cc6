-- Set by a claim and cleared by its result. An email that ended with it may have been sent.
ALTER TABLE outbox ADD COLUMN claimed_at INTEGER;
-- Start of the three days in which it is tried, if not `created_at`: the owner asked for another round.
ALTER TABLE outbox ADD COLUMN since INTEGER;

-- `channel` is a receiver now: `webhook`, `visitor-email` or `owner-email:<address>`. `ok_at` is its last success after a
-- failure.
ALTER TABLE receivers ADD COLUMN ok_at INTEGER;
DELETE FROM receivers;

-- For a person's data, in either case.
CREATE INDEX subscribers_by_email ON subscribers (email COLLATE NOCASE);
CREATE INDEX newsletter_keys_by_email ON newsletter_keys (email COLLATE NOCASE);

-- Nothing names these any more; the next release drops them: of `submissions` webhook_at, email_at, delivered_at, attempts,
-- attempted_at, claimed_until, last_error, channels, receipt_at, in_digest and words, with the indexes undelivered_submissions
-- and mailed_submissions; receivers.failing_since; old_deliveries and the triggers old_*; and the rows of `submissions` whose
-- form is subscriber.%, with the queries' filters. Drop outbox_of_deleted before these rows and create it again after, or
-- their deliveries go with them.

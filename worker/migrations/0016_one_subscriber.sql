-- One subscriber per address, whatever the case of its letters. Of two the one stays that left, or is confirmed, or came
-- first; the unsubscribe link of the other, which is in emails, works as `merged_token`.
ALTER TABLE subscribers ADD COLUMN merged_token TEXT;
CREATE VIEW subscriber_pairs AS SELECT email, token, FIRST_VALUE(email) OVER (PARTITION BY email COLLATE NOCASE
  ORDER BY unsubscribed_at IS NULL, confirmed_at IS NULL, spam, subscribed_at, email) AS stays FROM subscribers;
UPDATE subscribers SET merged_token = (SELECT token FROM subscriber_pairs AS pair
  WHERE stays = subscribers.email AND pair.email <> stays)
  WHERE EXISTS (SELECT 1 FROM subscribers AS other WHERE other.email = subscribers.email COLLATE NOCASE AND other.email <> subscribers.email);
DELETE FROM subscribers WHERE email IN (SELECT email FROM subscriber_pairs WHERE email <> stays);
DROP VIEW subscriber_pairs;
CREATE INDEX subscribers_by_merged_token ON subscribers (merged_token) WHERE merged_token IS NOT NULL;
DROP INDEX subscribers_by_email;
CREATE UNIQUE INDEX subscribers_by_email ON subscribers (email COLLATE NOCASE);

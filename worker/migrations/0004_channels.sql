-- Where a message had to go when it came, such as 'webhook,email': a channel that is switched on later does not bring
-- what came before. Empty is nowhere; NULL is wherever is configured, as for all messages until now.
ALTER TABLE submissions ADD COLUMN channels TEXT;

DROP INDEX undelivered_submissions;
CREATE INDEX undelivered_submissions ON submissions (received_at)
  WHERE delivered_at IS NULL AND spam = 0 AND channels IS NOT '';
CREATE INDEX suspected_submissions ON submissions (received_at) WHERE spam = 1;

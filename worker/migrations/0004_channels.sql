-- Channels at the time of receipt, such as 'webhook,email'. Empty: none; NULL: all configured ones.
ALTER TABLE submissions ADD COLUMN channels TEXT;

DROP INDEX undelivered_submissions;
CREATE INDEX undelivered_submissions ON submissions (received_at)
  WHERE delivered_at IS NULL AND spam = 0 AND channels IS NOT '';
CREATE INDEX suspected_submissions ON submissions (received_at) WHERE spam = 1;

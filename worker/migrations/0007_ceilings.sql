-- How much came from one network address on one day (days since 1970), kept for as long as it is needed to count.
CREATE TABLE senders (
  network TEXT NOT NULL,
  day INTEGER NOT NULL,
  sends INTEGER NOT NULL,
  PRIMARY KEY (network, day)
) STRICT, WITHOUT ROWID;

-- Whether the owner's mail about it waits for the next digest, because so many came within an hour.
ALTER TABLE submissions ADD COLUMN in_digest INTEGER NOT NULL DEFAULT 0;
CREATE INDEX mailed_submissions ON submissions (email_at) WHERE email_at IS NOT NULL;

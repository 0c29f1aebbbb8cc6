-- Submissions by network and day (days since 1970).
CREATE TABLE senders (
  network TEXT NOT NULL,
  day INTEGER NOT NULL,
  sends INTEGER NOT NULL,
  PRIMARY KEY (network, day)
) STRICT, WITHOUT ROWID;

-- True if the owner's email is part of the next digest.
ALTER TABLE submissions ADD COLUMN in_digest INTEGER NOT NULL DEFAULT 0;
CREATE INDEX mailed_submissions ON submissions (email_at) WHERE email_at IS NOT NULL;

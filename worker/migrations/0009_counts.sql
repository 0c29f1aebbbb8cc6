-- Daily events (days since 1970); `what` and `name` as in content/desk/analytics-events.ts.
CREATE TABLE counts (
  day INTEGER NOT NULL,
  what TEXT NOT NULL,
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, what, name)
) STRICT, WITHOUT ROWID;

-- Stored batches, to count a retry once.
CREATE TABLE counted_batches (
  id TEXT PRIMARY KEY,
  day INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

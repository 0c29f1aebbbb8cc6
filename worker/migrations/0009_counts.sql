-- How often what was seen and done on a day (days since 1970): `what` and `name` as content/counts.ts says. Nobody's trace.
CREATE TABLE counts (
  day INTEGER NOT NULL,
  what TEXT NOT NULL,
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, what, name)
) STRICT, WITHOUT ROWID;

-- The batches that have been added, so that one whose answer was lost is not added twice.
CREATE TABLE counted_batches (
  id TEXT PRIMARY KEY,
  day INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

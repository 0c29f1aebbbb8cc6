-- `sweep`: the end of the last sweep. `health`: the last write of /api/health, which fills and empties `room` to prove
-- that a message still fits.
CREATE TABLE heartbeats (
  name TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  room BLOB
) STRICT;

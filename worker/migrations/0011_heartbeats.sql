-- `sweep`: end of the last sweep. `health`: last write of /api/health, which fills and empties `room` to prove that a message
-- fits.
CREATE TABLE heartbeats (
  name TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  room BLOB
) STRICT;

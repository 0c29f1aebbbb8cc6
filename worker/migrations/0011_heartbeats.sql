-- When the last sweep ended (`sweep`), and when health last wrote (`health`). That write fills `room` and empties it again,
-- so that a database without room for another message fails it.
CREATE TABLE heartbeats (
  name TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  room BLOB
) STRICT;

-- Replies and notes of the team. A reply goes out by its row in `outbox`, whose event_id is the reply's id.
CREATE TABLE replies (
  id TEXT PRIMARY KEY,
  -- The id in `submissions`.
  message TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('reply', 'note')),
  text TEXT NOT NULL,
  who TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX replies_by_message ON replies (message, at);

CREATE TRIGGER replies_of_deleted AFTER DELETE ON submissions BEGIN
  DELETE FROM outbox WHERE event_id IN (SELECT id FROM replies WHERE message = OLD.id);
  DELETE FROM replies WHERE message = OLD.id;
END;

-- The Message-ID that the mail service gave a receipt or a reply. The next reply refers to it.
ALTER TABLE outbox ADD COLUMN message_id TEXT;

-- What the desk sorts by due time and counts.
CREATE INDEX submissions_open ON submissions (received_at, id, form, payload ->> '$.priority')
  WHERE spam = 0 AND done_at IS NULL;

-- One row per event and channel (worker/delivery/channels.ts). An event is a row of `submissions`, or has its own `email`
-- and `payload`. Times are milliseconds since 1970.
CREATE TABLE outbox (
  event_id TEXT NOT NULL,
  channel TEXT NOT NULL,
  -- Event type as in the webhook, such as contact.received.
  type TEXT NOT NULL,
  email TEXT,
  payload TEXT,
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'undeliverable')),
  attempts INTEGER NOT NULL DEFAULT 0,
  -- During an attempt: when it counts as abandoned.
  next_attempt_at INTEGER NOT NULL,
  enqueued_at INTEGER,
  -- True if the owner gets it in the next digest.
  in_digest INTEGER NOT NULL DEFAULT 0,
  -- The last five failures as JSON, [{ at, status, text }]; empty once delivered.
  answers TEXT NOT NULL DEFAULT '[]',
  -- Delivered or given up; reported to the owner as given up; dismissed by the owner.
  ended_at INTEGER,
  reported_at INTEGER,
  dismissed_at INTEGER,
  PRIMARY KEY (event_id, channel)
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX outbox_undeliverable ON outbox (ended_at) WHERE state = 'undeliverable' AND dismissed_at IS NULL;
CREATE INDEX outbox_emails ON outbox (ended_at) WHERE state = 'delivered' AND channel <> 'webhook';
CREATE INDEX outbox_by_email ON outbox (email COLLATE NOCASE) WHERE email IS NOT NULL;

-- `failing` lists the events that failed in a row, as JSON. `retry_at` is the time from Retry-After.
CREATE TABLE receivers (
  channel TEXT PRIMARY KEY,
  failing TEXT NOT NULL,
  failing_since INTEGER,
  down_since INTEGER,
  retry_at INTEGER
) STRICT, WITHOUT ROWID;

-- Confirmation emails per address, by its keyed hash. `stopped_at` is when the person said "This wasn't me".
CREATE TABLE confirmation_limits (
  address_hash TEXT PRIMARY KEY,
  emails INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  stopped_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE hash_keys (name TEXT PRIMARY KEY, key TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO hash_keys VALUES ('address', lower(hex(randomblob(32))));

CREATE TRIGGER outbox_of_deleted AFTER DELETE ON submissions BEGIN
  DELETE FROM outbox WHERE event_id = OLD.id;
END;

-- Compatibility with the previous release, which uses columns of `submissions` and rows with the form subscriber.%. The
-- view and the triggers old_* translate both ways. The next release drops all of these.

-- A message delivered in the old columns gets no new deliveries.
CREATE VIEW old_deliveries AS SELECT id AS event_id,
  CASE WHEN way <> 'email' THEN way WHEN form = 'subscriber.asked' THEN 'confirmation' ELSE 'owner-email' END AS channel,
  IIF(form LIKE 'subscriber.%', form, form || '.received') AS type,
  IIF(form LIKE 'subscriber.%', email, NULL) AS email,
  IIF(form LIKE 'subscriber.%', json_set(payload, '$.source', json(COALESCE(source, '{}'))), NULL) AS payload,
  received_at AS created_at,
  CASE WHEN taken_at IS NOT NULL THEN 'delivered' WHEN delivered_at IS NOT NULL THEN 'undeliverable' ELSE 'waiting' END AS state,
  MAX(COALESCE(claimed_until, 0), COALESCE(attempted_at + 600000, received_at)) AS next_attempt_at,
  IIF(last_error IS NULL OR delivered_at IS NOT NULL, '[]', json_array(json_object('at', attempted_at, 'text', last_error))) AS answers,
  COALESCE(taken_at, delivered_at) AS ended_at,
  IIF(taken_at IS NULL, delivered_at, NULL) AS dismissed_at
FROM (
  SELECT submissions.*, way.value AS way, CASE way.value WHEN 'webhook' THEN webhook_at WHEN 'email' THEN email_at ELSE receipt_at END AS taken_at
  FROM submissions, json_each('["' || replace(COALESCE(channels, 'webhook,email,receipt'), ',', '","') || '"]') AS way
  WHERE channels IS NOT '' AND (spam = 0 OR spam_at IS NOT NULL)
) WHERE way <> 'outbox' AND NOT (channels IS NULL AND delivered_at IS NOT NULL AND taken_at IS NULL);

INSERT INTO outbox (event_id, channel, type, email, payload, created_at, state, next_attempt_at, answers, ended_at, dismissed_at)
SELECT * FROM old_deliveries;

-- This release begins `channels` with 'outbox' and inserts the deliveries itself.
CREATE TRIGGER old_insert AFTER INSERT ON submissions
WHEN NEW.channels <> '' AND NEW.channels NOT LIKE 'outbox,%' AND NEW.spam = 0 BEGIN
  INSERT INTO outbox (event_id, channel, type, email, payload, created_at, state, next_attempt_at, answers, ended_at, dismissed_at)
  SELECT * FROM old_deliveries WHERE event_id = NEW.id ON CONFLICT DO NOTHING;
END;

-- Only the previous release writes `claimed_until`.
CREATE TRIGGER old_attempt AFTER UPDATE OF claimed_until ON submissions BEGIN
  INSERT INTO outbox (event_id, channel, type, email, payload, created_at, state, next_attempt_at, answers, ended_at, dismissed_at)
  SELECT * FROM old_deliveries WHERE event_id = NEW.id
  ON CONFLICT DO UPDATE SET state = excluded.state, next_attempt_at = excluded.next_attempt_at, answers = excluded.answers,
    ended_at = excluded.ended_at, dismissed_at = excluded.dismissed_at, enqueued_at = NULL;
END;

CREATE TRIGGER old_result AFTER UPDATE OF state ON outbox WHEN NEW.state <> OLD.state BEGIN
  UPDATE submissions SET
    webhook_at = IIF(NEW.channel = 'webhook', IIF(NEW.state = 'delivered', NEW.ended_at, NULL), webhook_at),
    email_at = IIF(NEW.channel IN ('owner-email', 'confirmation'), IIF(NEW.state = 'delivered', NEW.ended_at, NULL), email_at),
    receipt_at = IIF(NEW.channel = 'receipt', IIF(NEW.state = 'delivered', NEW.ended_at, NULL), receipt_at),
    delivered_at = CASE WHEN NEW.state = 'waiting' THEN NULL
      WHEN EXISTS (SELECT 1 FROM outbox WHERE event_id = NEW.event_id AND state = 'waiting') THEN delivered_at
      ELSE COALESCE(delivered_at, NEW.ended_at) END
  WHERE id = NEW.event_id;
END;

CREATE TRIGGER old_subscriber_event AFTER INSERT ON outbox WHEN NEW.type LIKE 'subscriber.%' BEGIN
  INSERT INTO submissions (id, form, idempotency_key, email, payload, received_at, source, channels)
  VALUES (NEW.event_id, NEW.type, NEW.event_id, NEW.email, NEW.payload, NEW.created_at, NEW.payload ->> '$.source',
    'outbox,' || IIF(NEW.channel = 'webhook', 'webhook', 'email')) ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER old_deleted_event AFTER DELETE ON outbox WHEN OLD.type LIKE 'subscriber.%' BEGIN
  DELETE FROM submissions WHERE id = OLD.event_id;
END;

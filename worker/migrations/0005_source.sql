-- `source` is JSON (content/forms/source.ts); and the time of the visitor's receipt.
ALTER TABLE submissions ADD COLUMN source TEXT;
ALTER TABLE submissions ADD COLUMN receipt_at INTEGER;
ALTER TABLE subscribers ADD COLUMN source TEXT;

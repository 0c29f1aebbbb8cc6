-- Where a message or a sign-up came from, as JSON (content/forms/source.ts), and when the visitor's receipt went out.
ALTER TABLE submissions ADD COLUMN source TEXT;
ALTER TABLE submissions ADD COLUMN receipt_at INTEGER;
ALTER TABLE subscribers ADD COLUMN source TEXT;

-- Search reads the payload. The previous release still uses the column `words`; drop it in the next one.
DROP INDEX submissions_at_desk;
CREATE INDEX submissions_at_desk ON submissions (received_at, id, form, spam, done_at);
-- Covered by the index above.
DROP INDEX submissions_by_time;

-- A subscription counts from `confirmed_at` on; until then its address has been asked, at `asked_at`, with `confirm_token`
-- in the link. Those who signed up before this was asked keep their subscription.
-- What the newsletter sends goes out by way of `submissions` too, with subscriber.asked, .confirmed or .left as its form.
ALTER TABLE subscribers ADD COLUMN confirmed_at INTEGER;
ALTER TABLE subscribers ADD COLUMN confirm_token TEXT;
ALTER TABLE subscribers ADD COLUMN asked_at INTEGER;
UPDATE subscribers SET confirmed_at = subscribed_at WHERE spam = 0;

CREATE UNIQUE INDEX subscribers_by_confirm_token ON subscribers (confirm_token);

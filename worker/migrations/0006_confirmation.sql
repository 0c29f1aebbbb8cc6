-- A subscription is active from `confirmed_at` on. `asked_at` is the time of the confirmation email, `confirm_token` its link.
-- Earlier subscriptions stay active. Newsletter events are rows of `submissions`, with the form subscriber.asked, .confirmed or
-- .left.
ALTER TABLE subscribers ADD COLUMN confirmed_at INTEGER;
ALTER TABLE subscribers ADD COLUMN confirm_token TEXT;
ALTER TABLE subscribers ADD COLUMN asked_at INTEGER;
UPDATE subscribers SET confirmed_at = subscribed_at WHERE spam = 0;

CREATE UNIQUE INDEX subscribers_by_confirm_token ON subscribers (confirm_token);

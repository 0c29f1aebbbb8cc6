-- The list of suspected spam, in its order.
DROP INDEX suspected_submissions;
CREATE INDEX submissions_spam ON submissions (received_at, id) WHERE spam = 1;
CREATE INDEX subscribers_spam ON subscribers (subscribed_at, ('newsletter:' || email), unsubscribed_at, email) WHERE spam = 1;

-- Browsers that get push messages while their session lasts. Older servers ignore the table.
CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  session_id bigint NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
  p256dh text NOT NULL CHECK (length(p256dh) <= 200),
  auth text NOT NULL CHECK (length(auth) <= 100),
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_account_id ON push_subscriptions (account_id);
CREATE INDEX push_subscriptions_session_id ON push_subscriptions (session_id);
COMMENT ON TABLE push_subscriptions IS 'Browsers that get push messages, each as long as its session.';
COMMENT ON COLUMN push_subscriptions.endpoint IS 'The address at the push service of the browser.';

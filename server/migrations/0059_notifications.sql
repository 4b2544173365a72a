-- The bell, and how each person wants to hear of each kind of event. Older servers ignore the tables.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  title text NOT NULL CHECK (length(title) <= 300),
  path text NOT NULL,
  created_at timestamptz NOT NULL,
  visible_at timestamptz NOT NULL,
  about text,
  read_at timestamptz,
  digest boolean NOT NULL DEFAULT false
);
CREATE INDEX notifications_of_account ON notifications (account_id, id DESC);
CREATE INDEX notifications_unread ON notifications (account_id) WHERE read_at IS NULL;
CREATE INDEX notifications_about ON notifications (about) WHERE about IS NOT NULL;
CREATE INDEX notifications_digest ON notifications (account_id) WHERE digest;
CREATE INDEX notifications_created_at ON notifications (created_at);
COMMENT ON TABLE notifications IS 'What the bell shows, for 90 days.';
COMMENT ON COLUMN notifications.path IS 'The page to open, without personal links.';
COMMENT ON COLUMN notifications.visible_at IS 'While it is held, it can be dropped, and nobody sees it (D61).';
COMMENT ON COLUMN notifications.about IS 'What it is held about, as in mail_outbox.';
COMMENT ON COLUMN notifications.digest IS 'True until the digest at 08:00 has carried it.';

CREATE TABLE notification_choices (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL,
  email text NOT NULL CHECK (email IN ('now', 'digest', 'never')),
  push boolean NOT NULL,
  PRIMARY KEY (account_id, kind)
);
COMMENT ON TABLE notification_choices IS 'How people hear of a kind of event, if not by email at once.';

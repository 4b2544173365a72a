-- Announcements on the home page (D57). Older servers ignore the tables.
CREATE TABLE announcements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 20000),
  text_hash text NOT NULL,
  readers_id bigint REFERENCES reader_lists,
  from_day date NOT NULL,
  until_day date CHECK (until_day >= from_day),
  pinned boolean NOT NULL,
  confirm_by date,
  -- The hash of the text that people were notified of.
  notified_hash text,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  updated_by text NOT NULL
);
CREATE INDEX announcements_readers_id ON announcements (readers_id) WHERE readers_id IS NOT NULL;
COMMENT ON TABLE announcements IS 'Announcements with their text in Markdown.';
COMMENT ON COLUMN announcements.text_hash IS 'The SHA-256 of the text, in hexadecimal digits.';
COMMENT ON COLUMN announcements.readers_id IS 'The audience; null for everybody who is signed in.';
COMMENT ON COLUMN announcements.until_day IS 'The last day; null without an end.';
COMMENT ON COLUMN announcements.confirm_by IS 'Until when readers should confirm; null if they need not.';

-- Without references: confirmations outlive announcement and account.
CREATE TABLE announcement_confirmations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  announcement_id bigint NOT NULL,
  account_id bigint NOT NULL,
  confirmed_by text NOT NULL,
  text_hash text NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (announcement_id, account_id, text_hash)
);
CREATE INDEX announcement_confirmations_account_id ON announcement_confirmations (account_id);
CREATE TRIGGER announcement_confirmations_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON announcement_confirmations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
COMMENT ON TABLE announcement_confirmations IS 'Who confirmed which text. Insert-only.';

CREATE TABLE announcement_readings (
  announcement_id bigint NOT NULL REFERENCES announcements ON DELETE CASCADE,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  read_hash text,
  reminded_on date,
  PRIMARY KEY (announcement_id, account_id)
);
CREATE INDEX announcement_readings_account_id ON announcement_readings (account_id);
COMMENT ON TABLE announcement_readings IS 'Which text somebody marked as read, and when they were last reminded to confirm.';

CREATE INDEX notifications_of_announcement ON notifications (path) WHERE kind = 'announcements';

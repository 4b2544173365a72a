-- A message with `not_before` is held until then. `about` names what it is about, so that it can
-- be replaced or dropped in the meantime (D62).
ALTER TABLE mail_outbox
  ADD COLUMN not_before timestamptz,
  ADD COLUMN about text;
CREATE INDEX mail_outbox_about ON mail_outbox (about) WHERE state = 'queued' AND about IS NOT NULL;

-- The mail server refused this recipient for good. A later email that it accepts clears the mark (D65).
ALTER TABLE mail_outbox ADD COLUMN refused boolean NOT NULL DEFAULT false;
CREATE INDEX mail_outbox_refused ON mail_outbox (recipient) WHERE refused;

-- When an admin took a failed message off the count.
ALTER TABLE mail_outbox ADD COLUMN dismissed_at timestamptz;

-- The email that holds the link. A link whose email is dropped goes with it.
ALTER TABLE decision_tokens ADD COLUMN mail_id bigint REFERENCES mail_outbox ON DELETE CASCADE;
CREATE INDEX decision_tokens_mail_id ON decision_tokens (mail_id);

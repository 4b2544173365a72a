-- A confirmation lasts while secrets are read: it ends some minutes after the last reading, and asks again after too
-- many readings in a minute, so the newest ones are kept. Null until the first reading after the sign-in or the
-- confirmation.
ALTER TABLE sessions
  ADD COLUMN confirmation_ends_at timestamptz,
  ADD COLUMN secret_readings timestamptz[] NOT NULL DEFAULT '{}';

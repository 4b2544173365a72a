-- When the owner of a session last entered their password again: reading every shared password needs a
-- sign-in or a confirmation within the last ten minutes. Null until then, and for sessions of older servers.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;

-- Older servers keep working: they know no invitation, and invited accounts have no password.
CREATE TABLE invitations (
  account_id bigint PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  token_hash bytea UNIQUE,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CHECK (token_hash IS NOT NULL OR used_at IS NULL)
);
COMMENT ON TABLE invitations IS 'The emailed link by which a person chooses the first password of an account (D71).';
COMMENT ON COLUMN invitations.token_hash IS 'The hash of the last link, or null after the invitation was withdrawn.';
COMMENT ON COLUMN invitations.used_at IS 'When the person joined; null while they may not sign in.';

ALTER TABLE employees ADD COLUMN shows_first_steps boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN employees.shows_first_steps IS 'True from the creation until an admin hides the list of next steps.';

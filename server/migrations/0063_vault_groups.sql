-- The vault by group (D59). Older servers show every entry to administrators only, as before. They mark nothing
-- when somebody loses access; the hourly round of a newer server does.
ALTER TABLE company_settings ADD COLUMN vault_shared boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN company_settings.vault_shared IS 'True while people can use the entries of the vault that are shared with them.';

ALTER TABLE vault_entries
  ADD COLUMN readers_id bigint REFERENCES reader_lists,
  ADD COLUMN editors_id bigint REFERENCES reader_lists,
  ADD COLUMN access_version integer NOT NULL DEFAULT 1;
CREATE INDEX vault_entries_readers_id ON vault_entries (readers_id) WHERE readers_id IS NOT NULL;
CREATE INDEX vault_entries_editors_id ON vault_entries (editors_id) WHERE editors_id IS NOT NULL;
COMMENT ON COLUMN vault_entries.readers_id IS 'Who can use the entry besides administrators; null for nobody.';
COMMENT ON COLUMN vault_entries.editors_id IS 'Who can also change it; null for nobody.';
COMMENT ON COLUMN vault_entries.access_version IS 'Counts the changes of readers and editors.';

-- Without a reference to accounts: a mark outlives the account of the person.
CREATE TABLE vault_rotations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry_id bigint NOT NULL REFERENCES vault_entries ON DELETE CASCADE,
  account_id bigint NOT NULL,
  person text NOT NULL,
  of_code boolean NOT NULL,
  secret_version integer NOT NULL,
  cause text NOT NULL CHECK (cause IN ('left', 'account_deleted', 'role', 'group', 'moved', 'unshared', 'switched_off', 'other')),
  marked_at timestamptz NOT NULL,
  notified_on date NOT NULL,
  UNIQUE (entry_id, account_id, of_code, secret_version)
);
COMMENT ON TABLE vault_rotations IS 'Secrets that somebody has read who can no longer open the entry. A mark is open while its version is the current one of the entry.';
COMMENT ON COLUMN vault_rotations.of_code IS 'True for the secret of one-time codes, false for the password.';
COMMENT ON COLUMN vault_rotations.notified_on IS 'When editors and administrators were last notified.';

-- For finding who has read a current secret.
CREATE INDEX vault_readings_secret ON vault_readings (entry_id, of_code, secret_version, account_id);

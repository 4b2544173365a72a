-- Searching names without regard to accents (pitfall 16).
CREATE EXTENSION IF NOT EXISTS unaccent;

-- An account that an identity provider vouches for may have no password of its own.
ALTER TABLE accounts ALTER COLUMN password_hash DROP NOT NULL;

-- A session by a name that may be shown, and how it was opened.
ALTER TABLE sessions
  ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN method text NOT NULL DEFAULT 'password'
    CHECK (method IN ('password', 'passkey', 'single_sign_on'));

-- Attempts of the last minutes that count against a door: a name, an address (D8, S3, S5).
DROP TABLE failed_sign_ins;
CREATE TABLE counted_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  door text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX counted_attempts_door ON counted_attempts (door, at);
CREATE INDEX counted_attempts_at ON counted_attempts (at);

-- The code that was mailed last; an older one is gone (D10).
CREATE TABLE reset_codes (
  account_id bigint PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  code_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);

-- An authenticator app (TOTP). The secret is sealed with a key that is not in the database.
CREATE TABLE authenticators (
  account_id bigint PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  secret_sealed bytea NOT NULL,
  -- Null until a first code has shown that the app holds the secret.
  confirmed_at timestamptz,
  -- The time step of the newest code used: a code works once.
  last_step bigint NOT NULL DEFAULT 0
);
CREATE TABLE recovery_codes (
  code_hash bytea PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  used_at timestamptz
);
CREATE INDEX recovery_codes_account_id ON recovery_codes (account_id);

CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_account_id ON passkeys (account_id);
-- A challenge that a passkey has answered: it counts once.
CREATE TABLE answered_challenges (
  challenge_hash bytea PRIMARY KEY,
  answered_at timestamptz NOT NULL
);

CREATE INDEX audit_entries_action ON audit_entries (action, id DESC);

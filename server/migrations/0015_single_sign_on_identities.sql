-- Whom the identity provider knows as whose account. Matched by issuer and subject from the second sign-in
-- on: an e-mail address may change there, or be given to somebody else.
CREATE TABLE single_sign_on_identities (
  issuer text NOT NULL CHECK (length(issuer) BETWEEN 1 AND 2048),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  UNIQUE (account_id, issuer)
);

COMMENT ON TABLE answered_challenges IS
  'Challenges of passkeys and states of single sign-on that were used: each counts once, on any server.';

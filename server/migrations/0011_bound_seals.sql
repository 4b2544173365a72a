-- Sealed values are bound to their row (S15, docs/decisions/0019). A value from an older version is
-- not; the next start seals it again.

-- Part of what a mail's content is bound to; null until it is bound.
ALTER TABLE mail_outbox ADD COLUMN seal_id uuid;
CREATE INDEX mail_outbox_unbound ON mail_outbox (id) WHERE seal_id IS NULL;

-- Whether secret_sealed is bound to account_id.
ALTER TABLE authenticators ADD COLUMN is_bound boolean NOT NULL DEFAULT false;

-- A device cookie carries the generation it was made in. A new password starts the next generation, so
-- that older device cookies of the account are void (D44).
ALTER TABLE accounts ADD COLUMN device_generation integer NOT NULL DEFAULT 0;

-- Refusals that were the same within a minute. The first is in the audit log at once, the others are
-- summed up there when the minute is over (D39).
CREATE TABLE refusal_counts (
  minute timestamptz NOT NULL,
  -- SHA-256 of who, what, on what, from where and why: the columns up to detail.
  key bytea NOT NULL,
  account_id bigint,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  address text NOT NULL,
  detail jsonb NOT NULL,
  -- How many there were, and how many of them the audit log already has.
  n bigint NOT NULL,
  logged bigint NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (minute, key)
);

-- A session ends 30 days after sign-in at the latest (D7).
UPDATE sessions SET expires_at = least(expires_at, created_at + interval '30 days');

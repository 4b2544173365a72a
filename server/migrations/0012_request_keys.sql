-- The idempotency keys that each account has sent, and the content of its request (D46).
CREATE TABLE request_keys (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- which call it was sent with
  call text NOT NULL,
  key text NOT NULL,
  -- SHA-256 of the content; null for a key from before this table, which counts as a repeat as it did
  content_hash bytea,
  first_sent_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, call, key)
);

-- Deductions keep their keys for ever. The ledger knows the account by its name only.
INSERT INTO request_keys (account_id, call, key, first_sent_at)
SELECT DISTINCT ON (a.id, le.request_key) a.id, 'vacation_deductions', le.request_key, le.posted_at
FROM ledger_entries le JOIN accounts a ON lower(a.username) = lower(le.actor)
WHERE le.request_key IS NOT NULL
ORDER BY a.id, le.request_key, le.posted_at;

-- Requests for leave kept theirs for a minute: those of the last minute still stand.
INSERT INTO request_keys (account_id, call, key, first_sent_at)
SELECT DISTINCT ON (e.account_id, l.request_key)
  e.account_id, 'agendarFerias', l.request_key, l.requested_at
FROM leaves l JOIN employees e ON e.id = l.employee_id
WHERE l.request_key IS NOT NULL AND e.account_id IS NOT NULL
  AND l.requested_at > now() - interval '1 minute'
ORDER BY e.account_id, l.request_key, l.requested_at;

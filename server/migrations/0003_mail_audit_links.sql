-- Mail that was promised, stored with what it tells of, sent by a worker (D25). The content is
-- sealed with a key that is not in the database: it may hold a token or a code (S15).
CREATE TABLE mail_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  content_sealed bytea NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX mail_outbox_state ON mail_outbox (state, id);

-- Who did what, to whom, from where (D39).
CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  account_id bigint,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_entries_at ON audit_entries (at DESC, id DESC);
CREATE TRIGGER audit_entries_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The addresses behind the registry of links (D32).
CREATE TABLE links (
  name text PRIMARY KEY,
  url text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by text NOT NULL
);

CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE leaves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employee_id bigint NOT NULL,
  area_id bigint NOT NULL,
  type text NOT NULL CHECK (type IN ('Vacation', 'Maternity Leave', 'Paternity Leave',
    'Wedding Leave', 'Medical Certificate', 'Day Off')),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  -- calendar days, both ends included (D16)
  days integer NOT NULL GENERATED ALWAYS AS (ends_on - starts_on + 1) STORED,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN
    ('pending', 'approved', 'rejected', 'withdrawn', 'cancellation_asked', 'cancelled')),
  -- goes up with every change of dates; a mailed token is bound to it (D24, D29)
  version integer NOT NULL DEFAULT 1,
  request_key text,
  requested_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by text,
  decision_note text NOT NULL DEFAULT '',
  CHECK (ends_on >= starts_on),
  CHECK (ends_on - starts_on < 366),
  FOREIGN KEY (employee_id, area_id) REFERENCES employees (id, area_id) ON UPDATE CASCADE,
  -- One person has no two overlapping active leaves, whatever races (D22).
  CONSTRAINT leaves_no_overlap EXCLUDE USING gist
    (employee_id WITH =, daterange(starts_on, ends_on, '[]') WITH &&)
    WHERE (state IN ('pending', 'approved', 'cancellation_asked'))
);
CREATE INDEX leaves_employee_id ON leaves (employee_id, starts_on);
CREATE INDEX leaves_pending ON leaves (area_id) WHERE state = 'pending';
-- What the conflicts' self-join reads, without touching the table (D28).
CREATE INDEX leaves_conflicts ON leaves (area_id, starts_on) INCLUDE (ends_on, employee_id)
  WHERE state IN ('pending', 'approved', 'cancellation_asked');

-- What happened to a leave, step by step.
CREATE TABLE leave_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  leave_id bigint NOT NULL REFERENCES leaves,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  event text NOT NULL CHECK (event IN ('requested', 'moved', 'approved', 'rejected', 'withdrawn',
    'cancellation_asked', 'cancellation_refused', 'cancelled')),
  version integer NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  note text NOT NULL DEFAULT ''
);
CREATE INDEX leave_events_leave_id ON leave_events (leave_id, id);

-- A mailed permission to decide one version of one leave, for one person (D24).
CREATE TABLE decision_tokens (
  token_hash bytea PRIMARY KEY,
  leave_id bigint NOT NULL REFERENCES leaves,
  version integer NOT NULL,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX decision_tokens_leave_id ON decision_tokens (leave_id);

-- The balance (D17): entries are only ever added. SALDO is their sum.
CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employee_id bigint NOT NULL REFERENCES employees,
  kind text NOT NULL CHECK (kind IN
    ('opening', 'accrual', 'debit', 'reversal', 'adjustment', 'deduction')),
  -- signed days: what is taken off is negative
  days numeric(9, 2) NOT NULL,
  effective_on date NOT NULL,
  posted_at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  reason text NOT NULL,
  leave_id bigint REFERENCES leaves,
  CHECK ((kind IN ('debit', 'reversal')) = (leave_id IS NOT NULL)),
  CHECK (kind <> 'debit' OR days < 0),
  CHECK (kind NOT IN ('accrual', 'reversal') OR days > 0)
);
CREATE INDEX ledger_entries_balance ON ledger_entries (employee_id)
  INCLUDE (kind, days, effective_on);
-- Each month is earned once (D18), each leave debited once and given back once.
CREATE UNIQUE INDEX ledger_entries_one_accrual_a_month
  ON ledger_entries (employee_id, (extract(year FROM effective_on) * 12 + extract(month FROM effective_on)))
  WHERE kind = 'accrual';
CREATE UNIQUE INDEX ledger_entries_one_of_each_kind_a_leave
  ON ledger_entries (leave_id, kind) WHERE leave_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_entries_one_opening ON ledger_entries (employee_id) WHERE kind = 'opening';

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is insert-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER ledger_entries_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER leave_events_insert_only BEFORE UPDATE OR DELETE OR TRUNCATE ON leave_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Leave whole: deputies, reminders, cancelling, coverage, settings, feeds, reconciliation.

ALTER TABLE leaves
  -- When the present question was put to whoever decides it: the request, new dates, or cancelling.
  ADD COLUMN asked_at timestamptz NOT NULL DEFAULT now(),
  -- How often they were reminded of it: the second time the next in line is asked as well.
  ADD COLUMN reminders smallint NOT NULL DEFAULT 0 CHECK (reminders BETWEEN 0 AND 2);
UPDATE leaves SET asked_at = requested_at;
DROP INDEX leaves_pending;
CREATE INDEX leaves_waiting ON leaves (area_id) WHERE state IN ('pending', 'cancellation_asked');

-- What the calendar reads: active leave that shares a day with a stretch, from the first day to the last.
CREATE INDEX leaves_calendar ON leaves USING gist (daterange(starts_on, ends_on, '[]'))
  WHERE state IN ('pending', 'approved', 'cancellation_asked');

-- What the coverage rules said when somebody decided all the same.
ALTER TABLE leave_events ADD COLUMN warnings text NOT NULL DEFAULT '';

-- A deduction is of one of two kinds (spec §3); the same one sent twice is one.
ALTER TABLE ledger_entries
  ADD COLUMN deduction_type text CHECK (deduction_type IN ('RESCISÃO', 'VENDAS DE FÉRIAS')),
  ADD COLUMN request_key text,
  ADD CHECK ((kind = 'deduction') = (deduction_type IS NOT NULL)),
  ADD CHECK (kind <> 'deduction' OR days < 0);
CREATE UNIQUE INDEX ledger_entries_request_key ON ledger_entries (employee_id, request_key)
  WHERE request_key IS NOT NULL;

-- Who decides while a Head is away (D23); without dates, always.
CREATE TABLE deputies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  head_id bigint NOT NULL REFERENCES employees,
  deputy_id bigint NOT NULL REFERENCES employees,
  starts_on date,
  ends_on date,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text NOT NULL,
  CHECK (head_id <> deputy_id),
  CHECK (ends_on >= starts_on)
);
CREATE UNIQUE INDEX deputies_once ON deputies (head_id, deputy_id,
  coalesce(starts_on, '-infinity'), coalesce(ends_on, 'infinity'));
CREATE INDEX deputies_deputy_id ON deputies (deputy_id);

-- How many of an area may be away at once, and who should not be away together. They only warn.
CREATE TABLE coverage_limits (
  area_id bigint PRIMARY KEY REFERENCES areas ON DELETE CASCADE,
  max_away integer NOT NULL CHECK (max_away BETWEEN 1 AND 999)
);
CREATE TABLE coverage_pairs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  first_id bigint NOT NULL REFERENCES employees,
  second_id bigint NOT NULL REFERENCES employees,
  UNIQUE (first_id, second_id),
  CHECK (first_id < second_id)
);
CREATE INDEX coverage_pairs_second_id ON coverage_pairs (second_id);

CREATE TABLE leave_settings (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  -- Whether Brazilian vacation law is hinted at.
  law_hints boolean NOT NULL DEFAULT true,
  -- Whose holidays are kept beside the national ones, such as SP; empty for none.
  holiday_state text NOT NULL DEFAULT 'SP'
);
INSERT INTO leave_settings DEFAULT VALUES;

-- Secret addresses under which a calendar program reads leave; here is their SHA-256 (S15).
CREATE TABLE calendar_feeds (
  token_hash bytea PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('own', 'area')),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, kind)
);

-- What the nightly comparison of ledger and leaves found.
CREATE TABLE reconciliations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ran_at timestamptz NOT NULL DEFAULT now(),
  leaves_checked integer NOT NULL
);
CREATE TABLE reconciliation_differences (
  reconciliation_id bigint NOT NULL REFERENCES reconciliations ON DELETE CASCADE,
  leave_id bigint NOT NULL REFERENCES leaves,
  -- What the ledger should hold for the leave, and what it holds, in signed days.
  expected numeric(9, 2) NOT NULL,
  found numeric(9, 2) NOT NULL,
  detail text NOT NULL,
  PRIMARY KEY (reconciliation_id, leave_id)
);

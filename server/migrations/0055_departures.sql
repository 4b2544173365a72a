-- Leaving: planned until the last day is over, then carried out (decision 57). Older servers ignore the table.
CREATE TABLE departures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  employee_id bigint NOT NULL REFERENCES employees,
  last_day date NOT NULL,
  pays_out boolean NOT NULL,
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  version integer NOT NULL DEFAULT 1,
  planned_by text NOT NULL,
  planned_by_account bigint NOT NULL,
  planned_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  cancelled_by text,
  problem text,
  finished_at timestamptz,
  account_id bigint,
  email text,
  identities jsonb,
  record jsonb,
  CHECK ((finished_at IS NULL) = (record IS NULL)),
  CHECK (cancelled_at IS NULL OR finished_at IS NULL)
);
CREATE UNIQUE INDEX departures_one_open ON departures (employee_id)
  WHERE finished_at IS NULL AND cancelled_at IS NULL;
CREATE INDEX departures_open_by_day ON departures (last_day)
  WHERE finished_at IS NULL AND cancelled_at IS NULL;
CREATE INDEX departures_employee_id ON departures (employee_id);
CREATE INDEX departures_email ON departures (lower(email)) WHERE email IS NOT NULL;

COMMENT ON TABLE departures IS 'Who leaves on which day, and the record of what leaving did.';
COMMENT ON COLUMN departures.pays_out IS 'Whether the days owed become a Termination deduction on the last day.';
COMMENT ON COLUMN departures.problem IS 'Why it could not be carried out: the code of the error.';
COMMENT ON COLUMN departures.account_id IS 'The account that was deleted. Its readings of passwords outlive it.';
COMMENT ON COLUMN departures.email IS 'The address of the deleted account, to which single sign-on gives no new account.';
COMMENT ON COLUMN departures.identities IS 'Its issuers and subjects at identity providers, for the same reason.';
COMMENT ON COLUMN departures.record IS 'What leaving did, as the contract describes it.';

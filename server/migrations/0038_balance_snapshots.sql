-- Balances are read as a snapshot and the entries that came after it (decision 49).
CREATE TABLE balance_snapshots (
  last_entry_id bigint,
  employee_id bigint REFERENCES employees,
  days numeric NOT NULL,
  PRIMARY KEY (last_entry_id, employee_id)
);
COMMENT ON TABLE balance_snapshots IS 'The sum of each employee''s first ledger entries, renewed every night. It can be deleted at any time: balances are then read from the ledger alone.';
COMMENT ON COLUMN balance_snapshots.last_entry_id IS 'The sum includes the entries up to this id. They never change, so the sum stays right whatever is added.';
COMMENT ON COLUMN balance_snapshots.days IS 'Includes entries that take effect later.';

-- Finds the entries that don't count yet.
CREATE INDEX ledger_entries_dated ON ledger_entries (effective_on) INCLUDE (employee_id, days)
  WHERE kind NOT IN ('debit', 'reversal', 'deduction');

CREATE TABLE balance_differences (
  reconciliation_id bigint REFERENCES reconciliations ON DELETE CASCADE,
  employee_id bigint REFERENCES employees,
  expected numeric NOT NULL,
  found numeric NOT NULL,
  PRIMARY KEY (reconciliation_id, employee_id)
);
COMMENT ON TABLE balance_differences IS 'Snapshots that a comparison found to differ from their entries.';
COMMENT ON COLUMN balance_differences.expected IS 'The sum of the entries.';
COMMENT ON COLUMN balance_differences.found IS 'The sum in the snapshot.';

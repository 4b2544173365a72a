-- Vacation due is read as saved the night before, and computed for those whose data changed since (decision 52).
CREATE TABLE vacation_due_snapshots (
  employee_id bigint PRIMARY KEY REFERENCES employees,
  last_entry_id bigint NOT NULL,
  start_date date NOT NULL,
  computed_on date NOT NULL,
  valid_until date NOT NULL,
  overdue numeric NOT NULL,
  missed date NOT NULL,
  due numeric NOT NULL,
  by date NOT NULL
);
COMMENT ON TABLE vacation_due_snapshots IS 'The overdue and due vacation of each employee, renewed every night. It can be deleted at any time: all is then computed from the ledger.';
COMMENT ON COLUMN vacation_due_snapshots.last_entry_id IS 'The same in every row. Includes at least the ledger entries up to this id. Somebody with a later entry is computed again.';
COMMENT ON COLUMN vacation_due_snapshots.start_date IS 'The start date that it was computed for.';
COMMENT ON COLUMN vacation_due_snapshots.valid_until IS 'The last day on which it holds without another entry: then the work year ends, or a planned vacation starts.';

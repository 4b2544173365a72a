-- How often what the lists of leave show has changed: a row for each change, and a mark that no other
-- change has. Servers compare the sum of the one and the mix of the other with what they were when a
-- reply was written (docs/decisions/0014). Only ever added to: n's sum and marks' mix say the same
-- after rows were put together into one. Without an index: it is read whole, and kept short.
CREATE TABLE leave_changes (
  n bigint NOT NULL DEFAULT 1,
  mark bigint NOT NULL DEFAULT floor(random() * 9007199254740992)::bigint
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

CREATE FUNCTION note_leave_change() RETURNS trigger LANGUAGE plpgsql
  SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO leave_changes DEFAULT VALUES;
  RETURN NULL;
END $$;

-- Once a statement, whatever its number of rows, and in the transaction that makes the change, so that
-- the row is there exactly when the change is. Writers do not wait for each other.
CREATE TRIGGER leaves_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON leaves
  FOR EACH STATEMENT EXECUTE FUNCTION note_leave_change();
CREATE TRIGGER employees_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON employees
  FOR EACH STATEMENT EXECUTE FUNCTION note_leave_change();
CREATE TRIGGER areas_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON areas
  FOR EACH STATEMENT EXECUTE FUNCTION note_leave_change();
CREATE TRIGGER ledger_entries_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION note_leave_change();
CREATE TRIGGER coverage_limits_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON coverage_limits
  FOR EACH STATEMENT EXECUTE FUNCTION note_leave_change();
CREATE TRIGGER leave_settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON leave_settings
  FOR EACH STATEMENT EXECUTE FUNCTION note_leave_change();

-- Also where other triggers rest, as while data are loaded: a change nobody noted would not be seen.
ALTER TABLE leaves ENABLE ALWAYS TRIGGER leaves_changed;
ALTER TABLE employees ENABLE ALWAYS TRIGGER employees_changed;
ALTER TABLE areas ENABLE ALWAYS TRIGGER areas_changed;
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_changed;
ALTER TABLE coverage_limits ENABLE ALWAYS TRIGGER coverage_limits_changed;
ALTER TABLE leave_settings ENABLE ALWAYS TRIGGER leave_settings_changed;

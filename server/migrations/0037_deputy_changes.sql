-- A deputy changes what approvers see, which open pages read again when the stamp changes (decision 48).
CREATE TRIGGER deputies_changed AFTER INSERT OR UPDATE OR DELETE ON deputies
  FOR EACH STATEMENT EXECUTE FUNCTION note_leave_change();
ALTER TABLE deputies ENABLE ALWAYS TRIGGER deputies_changed;

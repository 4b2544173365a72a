-- Changes of leave and ledger concern an area; all others, and those without one, concern everybody (decision 14).
-- Older servers go on: they read and merge all rows, whatever their area.
ALTER TABLE leave_changes ADD COLUMN area_id bigint;
COMMENT ON COLUMN leave_changes.area_id IS 'The area whose leave or balances changed, or null if the change concerns all.';

-- `changed` has the statement's rows.
CREATE FUNCTION note_change_of_areas() RETURNS trigger LANGUAGE plpgsql
  SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_TABLE_NAME = 'leaves' THEN
    INSERT INTO leave_changes (area_id) SELECT DISTINCT area_id FROM changed;
  ELSE
    INSERT INTO leave_changes (area_id)
    SELECT DISTINCT e.area_id FROM changed LEFT JOIN employees e ON e.id = changed.employee_id;
  END IF;
  RETURN NULL;
END $$;

-- Leave moves to another area with its employee only, which concerns everybody. So the new rows of an update will do.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['leaves', 'ledger_entries'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_areas()', name || '_added', name);
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_areas()', name || '_changed', name);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_areas()', name || '_removed', name);
    EXECUTE format('CREATE TRIGGER %I AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION note_leave_change()', name || '_emptied', name);
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I, ENABLE ALWAYS TRIGGER %I,
      ENABLE ALWAYS TRIGGER %I, ENABLE ALWAYS TRIGGER %I', name,
      name || '_added', name || '_changed', name || '_removed', name || '_emptied');
  END LOOP;
END $$;

-- Who decides depends on the role, and pages name approvers.
CREATE OR REPLACE TRIGGER account_photos_changed AFTER UPDATE OF photo_key, role, username, email ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION note_leave_change();
ALTER TRIGGER account_photos_changed ON accounts RENAME TO accounts_changed;
ALTER TABLE accounts ENABLE ALWAYS TRIGGER accounts_changed;

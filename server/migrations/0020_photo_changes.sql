-- The calendar shows profile photos, so a changed photo changes the stamp of cached lists.
CREATE TRIGGER account_photos_changed AFTER UPDATE OF photo_key ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION note_leave_change();
ALTER TABLE accounts ENABLE ALWAYS TRIGGER account_photos_changed;

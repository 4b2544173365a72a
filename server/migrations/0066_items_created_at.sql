-- When an item was added, for the news on home. Null for those of earlier versions. Older servers ignore the column.
ALTER TABLE items ADD COLUMN created_at timestamptz;
ALTER TABLE items ALTER COLUMN created_at SET DEFAULT now();
COMMENT ON COLUMN items.created_at IS 'Null for items that an earlier version added.';

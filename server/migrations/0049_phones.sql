-- Older servers keep working: they neither read nor write the column.
ALTER TABLE employees ADD COLUMN phone text CHECK (length(phone) BETWEEN 1 AND 40);
COMMENT ON COLUMN employees.phone IS 'The number to call somebody at work, as typed.';

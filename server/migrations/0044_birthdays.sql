-- Birthdays are sorted and found by day of the year. Computing it for everybody takes longer than the sort.
ALTER TABLE employees ADD COLUMN birth_day int
  GENERATED ALWAYS AS (date_part('month', birth_date) * 100 + date_part('day', birth_date)) STORED;
COMMENT ON COLUMN employees.birth_day IS 'The day of the year as a number: 917 for 17 September.';

CREATE INDEX employees_birth_day ON employees (birth_day) WHERE ativo <> 'N';

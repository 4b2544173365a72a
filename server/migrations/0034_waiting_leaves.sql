-- What an account may decide is read without touching the table (decision 46).
-- contract: the new index begins with the same column
DROP INDEX leaves_waiting;
CREATE INDEX leaves_waiting ON leaves (area_id, starts_on, id) INCLUDE (employee_id, reminders)
  WHERE state IN ('pending', 'cancellation_asked');

-- Who else is away, with `state`, and the pairs of one month.
-- contract: the new index begins with the same columns
DROP INDEX leaves_conflicts;
CREATE INDEX leaves_conflicts ON leaves (area_id, starts_on) INCLUDE (ends_on, employee_id, state, id)
  WHERE state IN ('pending', 'approved', 'cancellation_asked');

-- Conflicts leave out those who have left.
CREATE INDEX employees_left ON employees (id) WHERE ativo = 'N';

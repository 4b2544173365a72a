-- The coverage problems that an approval accepted, as facts, so that the history shows them in each
-- reader's language (D47). Approvals by servers of the previous release keep their English sentences
-- in warnings.
ALTER TABLE leave_events ADD COLUMN coverage jsonb;

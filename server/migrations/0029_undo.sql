CREATE TABLE undoable_steps (
  event_id bigint PRIMARY KEY REFERENCES leave_events,
  leave_id bigint NOT NULL REFERENCES leaves,
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  token_hash bytea,
  until timestamptz NOT NULL,
  state text NOT NULL,
  decided_at timestamptz,
  decided_by text,
  decision_note text NOT NULL,
  asked_at timestamptz NOT NULL,
  reminders smallint NOT NULL
);
CREATE INDEX undoable_steps_leave_id ON undoable_steps (leave_id);
CREATE INDEX undoable_steps_token_hash ON undoable_steps (token_hash);
COMMENT ON TABLE undoable_steps IS 'Steps that their actor can undo until a time, with the columns of the leave before them (D61).';
COMMENT ON COLUMN undoable_steps.token_hash IS 'The emailed link that decided. It can undo its decision without a session.';

-- A step is undone once. Servers of the previous release show the new event as it is stored.
ALTER TABLE leave_events
  ADD COLUMN undoes bigint UNIQUE REFERENCES leave_events;
-- contract: every event that older servers write is still allowed.
ALTER TABLE leave_events DROP CONSTRAINT leave_events_event_check,
  ADD CONSTRAINT leave_events_event_check CHECK (event IN ('requested', 'moved', 'approved', 'rejected',
    'withdrawn', 'cancellation_asked', 'cancellation_refused', 'cancelled', 'undone')),
  ADD CHECK ((event = 'undone') = (undoes IS NOT NULL));

-- The version of the leave that an entry debits or gives back: an undone approval can be repeated. Older
-- servers leave it empty.
ALTER TABLE ledger_entries ADD COLUMN leave_version integer;
-- contract: older servers write no version, so that the new index limits them as the former one did.
DROP INDEX ledger_entries_one_of_each_kind_a_leave;
-- contract: the former index allowed no entry that this one refuses.
CREATE UNIQUE INDEX ledger_entries_one_of_each_kind_a_version
  ON ledger_entries (leave_id, kind, leave_version) NULLS NOT DISTINCT WHERE leave_id IS NOT NULL;

-- A removed question can be restored while its removal can be undone, and is deleted afterwards.
ALTER TABLE unanswered_questions ADD COLUMN removed_at timestamptz;

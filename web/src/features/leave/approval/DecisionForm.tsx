import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { ErrorArea } from '@intranet/ui/forms/ErrorArea.tsx';
import { Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './approvals.module.css';
import { DecisionButtons } from './DecisionButtons.tsx';
import { isHarmless } from './list-items.ts';
import type { Decision } from './use-approvals.ts';

const REASON_MISSING = t('Add a reason to approve despite the coverage rule');

function noteProblem(error: Error | null): string | null {
  if (!(error instanceof CallError)) return null;
  return error.fields.note ?? (error.code === 'reason_required' ? error.message : null);
}

export interface DecisionFormProps {
  approval: Approval;
  note: string;
  onNote: (note: string) => void;
  onDecide: (decision: Decision) => void;
  pending: Decision['decision'] | null;
  error: Error | null;
}

/** The note is behind a button. Approving despite a coverage rule needs it. */
export function DecisionForm(props: DecisionFormProps) {
  const { approval, note, onNote, onDecide, pending, error } = props;
  const [missing, setMissing] = useState(false);
  const [adding, setAdding] = useState(false);
  // The server's message about a note no longer holds once the note has changed.
  const [sentNote, setSentNote] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const needed = approval.asks === 'leave' && approval.warnings.length > 0;
  const problem = noteProblem(error);
  const hasNote = adding || note !== '' || problem !== null;
  useEffect(() => {
    if (problem || adding) field.current?.focus();
  }, [problem, adding]);

  const decide = (decision: Decision['decision']) => {
    if (decision === 'approve' && needed && note.trim() === '') {
      setMissing(hasNote);
      setAdding(true);
      field.current?.focus();
      return;
    }
    setMissing(false);
    setSentNote(note);
    onDecide({ decision, note });
  };
  return (
    <div className={classes.form}>
      <ErrorArea message={error && !problem ? sentenceOf(error) : null} />
      {hasNote && (
        <Textarea
          ref={field}
          label={needed ? t('Reason (required to approve)') : t('Note to the requester (optional)')}
          value={note}
          onChange={(event) => {
            onNote(event.currentTarget.value);
            setMissing(false);
          }}
          error={missing ? REASON_MISSING : note === sentNote && problem}
          maxLength={1000}
          autosize
          minRows={2}
        />
      )}
      <DecisionButtons
        asks={approval.asks}
        harmless={isHarmless(approval)}
        onDecide={decide}
        onAddNote={hasNote ? undefined : () => setAdding(true)}
        pending={pending}
      />
    </div>
  );
}

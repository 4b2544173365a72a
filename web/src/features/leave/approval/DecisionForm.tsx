import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { Box, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#core/call.ts';
import { sentenceOf } from '#core/user-facing-error.ts';
import { ErrorArea } from '#ui/forms/ErrorArea.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import classes from './DecisionForm.module.css';
import type { Decision, DecisionDraft } from './decision-draft.ts';
import { isHarmless } from './list-items.ts';

const REASON_MISSING = t('Add a reason to approve despite the coverage rule');

function noteProblem(error: Error | null): string | null {
  if (!(error instanceof CallError)) return null;
  return error.fields.note ?? (error.code === 'reason_required' ? error.message : null);
}

export interface DecisionFormProps {
  approval: Approval;
  draft: DecisionDraft;
  onDraft: (draft: DecisionDraft) => void;
  onDecide: (decision: Decision) => void;
  pending: Decision['decision'] | null;
  error: Error | null;
}

/** The note is behind a button. Approving despite a coverage rule needs it; rejecting confirms it as the reason. */
export function DecisionForm(props: DecisionFormProps) {
  const { draft, onDraft, onDecide, pending, error } = props;
  const { asks, warnings } = props.approval;
  const { note, rejecting } = draft;
  const [missing, setMissing] = useState(false);
  const [adding, setAdding] = useState(false);
  // The server's message about a note no longer holds once the note has changed.
  const [sentNote, setSentNote] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const needed = asks === 'leave' && warnings.length > 0;
  const problem = noteProblem(error);
  const hasNote = rejecting || adding || note !== '' || problem !== null;
  useEffect(() => {
    if (problem || adding) field.current?.focus();
  }, [problem, adding]);
  const wasRejecting = useRef(rejecting);
  useEffect(() => {
    if (rejecting === wasRejecting.current) return;
    wasRejecting.current = rejecting;
    if (rejecting) {
      field.current?.focus();
      form.current?.scrollIntoView?.({ block: 'nearest' });
    } else form.current?.querySelector<HTMLElement>('[data-reject]')?.focus();
  }, [rejecting]);

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
  const setRejecting = (open: boolean) => {
    setMissing(false);
    onDraft({ note, rejecting: open });
  };
  const approveLabel = needed
    ? t('Reason (required to approve)')
    : t('Note to the requester (optional)');
  return (
    <Box
      ref={form}
      className={classes.form}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && rejecting && !pending) setRejecting(false);
      }}
    >
      <ErrorArea message={error && !problem ? sentenceOf(error) : null} />
      {hasNote && (
        <Textarea
          ref={field}
          className={classes.note}
          label={rejecting ? t('Reason (optional, visible to the requester)') : approveLabel}
          value={note}
          onChange={(event) => {
            onDraft({ note: event.currentTarget.value, rejecting });
            setMissing(false);
          }}
          error={missing ? REASON_MISSING : note === sentNote && problem}
          maxLength={1000}
          autosize
          minRows={2}
        />
      )}
      <DecisionButtons
        asks={asks}
        harmless={isHarmless(props.approval)}
        rejecting={rejecting}
        onRejecting={setRejecting}
        onDecide={decide}
        onAddNote={hasNote ? undefined : () => setAdding(true)}
        pending={pending}
      />
    </Box>
  );
}

import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#core/call.ts';
import { sentenceOf } from '#core/told-error.ts';
import { ErrorArea } from '#ui/ErrorArea.tsx';

export interface Decision {
  decision: 'approve' | 'reject';
  note: string;
}

const REASON_WANTED = 'Enter a reason to approve this in spite of the coverage rules';

/** The two answers' words: to a leave, and to the wish to cancel one (D26). */
const WORDS = {
  leave: { approve: 'Approve', reject: 'Reject' },
  cancellation: { approve: 'Cancel the leave', reject: 'Keep the leave' },
} as const;

/** What the server says of the note, if it does. */
function noteProblem(error: Error | null): string | null {
  if (!(error instanceof CallError)) return null;
  return error.fields.note ?? (error.code === 'reason_required' ? error.message : null);
}

/** A note, and the two buttons that decide. Approving over a coverage rule needs the note. */
export function DecisionForm({
  approval: { asks, warnings },
  onDecide,
  pending,
  error,
}: {
  approval: Pick<Approval, 'asks' | 'warnings'>;
  onDecide: (decision: Decision) => void;
  /** Which of the two is under way. */
  pending: Decision['decision'] | null;
  /** Why the last one failed. */
  error: Error | null;
}) {
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  // What was said of a note no longer holds once another stands there.
  const [judged, setJudged] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const needed = asks === 'leave' && warnings.length > 0;
  const told = noteProblem(error);
  const words = WORDS[asks];
  useEffect(() => {
    if (told) field.current?.focus();
  }, [told]);

  const decide = (decision: Decision['decision']) => {
    if (decision === 'approve' && needed && note.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setMissing(false);
    setJudged(note);
    onDecide({ decision, note });
  };
  return (
    <Stack gap="sm">
      <Textarea
        ref={field}
        label={needed ? 'Reason (required to approve)' : 'Note to the requester (optional)'}
        value={note}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setMissing(false);
        }}
        error={missing ? REASON_WANTED : note === judged && told}
        maxLength={1000}
        autosize
        minRows={2}
      />
      <ErrorArea message={error && !told ? sentenceOf(error) : null} />
      <Group>
        <Button
          leftSection={<IconCheck size={18} aria-hidden />}
          loading={pending === 'approve'}
          disabled={pending === 'reject'}
          onClick={() => decide('approve')}
        >
          {words.approve}
        </Button>
        <Button
          {...(asks === 'leave' ? { color: 'red', variant: 'outline' } : { variant: 'default' })}
          leftSection={<IconX size={18} aria-hidden />}
          loading={pending === 'reject'}
          disabled={pending === 'approve'}
          onClick={() => decide('reject')}
        >
          {words.reject}
        </Button>
      </Group>
    </Stack>
  );
}

import { Button, Group, Stack, Textarea } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { ErrorArea } from '#ui/ErrorArea.tsx';

export interface Decision {
  decision: 'approve' | 'reject';
  note: string;
}

/** A note, and the two buttons that decide. */
export function DecisionForm({
  onDecide,
  pending,
  problem,
}: {
  onDecide: (decision: Decision) => void;
  /** Which of the two is under way. */
  pending: Decision['decision'] | null;
  problem: string | null;
}) {
  const [note, setNote] = useState('');
  return (
    <Stack gap="sm">
      <Textarea
        label="Note to the requester (optional)"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        maxLength={1000}
        autosize
        minRows={2}
      />
      <ErrorArea message={problem} />
      <Group>
        <Button
          leftSection={<IconCheck size={18} aria-hidden />}
          loading={pending === 'approve'}
          disabled={pending === 'reject'}
          onClick={() => onDecide({ decision: 'approve', note })}
        >
          Approve
        </Button>
        <Button
          color="red"
          variant="outline"
          leftSection={<IconX size={18} aria-hidden />}
          loading={pending === 'reject'}
          disabled={pending === 'approve'}
          onClick={() => onDecide({ decision: 'reject', note })}
        >
          Reject
        </Button>
      </Group>
    </Stack>
  );
}

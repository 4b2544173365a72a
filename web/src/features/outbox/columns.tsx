import { Button, Group } from '@mantine/core';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import type { Moments } from '#ui/moments.ts';
import { type Column, displayColumn } from '#ui/tables/data-table/column.ts';
import type { OutboxMessage } from './api.ts';

const TONES = { queued: 'waiting', sent: 'good', failed: 'bad' } as const;

interface Options {
  moments: Moments;
  withReason: boolean;
  resending: number | null;
  onOpen: (id: number) => void;
  onResend: (id: number) => void;
}

export function mailColumns(options: Options): Column<OutboxMessage>[] {
  const { moments, withReason, resending, onOpen, onResend } = options;
  const time = (at: string | null) => at && moments.shortMinute(at);
  const columns: Column<OutboxMessage>[] = [
    { id: 'created', header: 'Queued', value: (m) => time(m.created_at), width: 104 },
    { id: 'recipient', header: 'To', value: (m) => m.recipient, width: 160 },
    { id: 'subject', header: 'Subject', value: (m) => m.subject, width: 180 },
    {
      id: 'state',
      header: 'State',
      value: (m) => m.state,
      width: 90,
      render: (m) => <StateBadge tone={TONES[m.state]}>{m.state}</StateBadge>,
    },
    { id: 'sent', header: 'Sent', value: (m) => time(m.sent_at), width: 104 },
    { id: 'error', header: 'Reason', value: (m) => m.last_error, width: 165 },
    displayColumn('actions', 'Actions', 176, (m) => (
      <Group gap="xs" wrap="nowrap">
        <Button size="compact-sm" variant="light" onClick={() => onOpen(m.id)}>
          Open
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          loading={resending === m.id}
          onClick={() => onResend(m.id)}
        >
          Resend
        </Button>
      </Group>
    )),
  ];
  return withReason ? columns : columns.filter(({ id }) => id !== 'error');
}

import { Button, Group } from '@mantine/core';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import type { Moments } from '#ui/moments.ts';
import type { Column } from '#ui/tables/data-table/column.ts';
import type { OutboxMessage } from './api.ts';

const TONES = { queued: 'waiting', sent: 'good', failed: 'bad' } as const;

/** Shown only if a message failed; otherwise the column would be empty. */
const REASON: Column<OutboxMessage> = {
  id: 'error',
  header: 'Reason',
  kind: 'text',
  value: (m) => m.last_error,
  width: 165,
};

export function mailColumns(page: {
  moments: Moments;
  troubled: boolean;
  resending: number | null;
  onOpen: (id: number) => void;
  onResend: (id: number) => void;
}): Column<OutboxMessage>[] {
  return [
    {
      id: 'created',
      header: 'Queued',
      kind: 'text',
      value: (m) => page.moments.shortMinute(m.created_at),
      width: 104,
    },
    { id: 'recipient', header: 'To', kind: 'text', value: (m) => m.recipient, width: 160 },
    { id: 'subject', header: 'Subject', kind: 'text', value: (m) => m.subject, width: 180 },
    {
      id: 'state',
      header: 'State',
      kind: 'text',
      value: (m) => m.state,
      width: 90,
      render: (m) => <StateBadge tone={TONES[m.state]}>{m.state}</StateBadge>,
    },
    {
      id: 'sent',
      header: 'Sent',
      kind: 'text',
      value: (m) => m.sent_at && page.moments.shortMinute(m.sent_at),
      width: 104,
    },
    ...(page.troubled ? [REASON] : []),
    {
      id: 'actions',
      header: 'Actions',
      kind: 'text',
      value: () => null,
      sortable: false,
      exported: false,
      width: 176,
      render: (m) => (
        <Group gap="xs" wrap="nowrap">
          <Button size="compact-sm" variant="light" onClick={() => page.onOpen(m.id)}>
            Open
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            loading={page.resending === m.id}
            onClick={() => page.onResend(m.id)}
          >
            Resend
          </Button>
        </Group>
      ),
    },
  ];
}

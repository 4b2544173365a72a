import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAddress } from '#core/use-address.ts';
import type { Column } from '#ui/data-table/column.ts';
import { DataTable } from '#ui/data-table/DataTable.tsx';
import { notifyFailure, notifySuccess } from '#ui/notify.tsx';
import { StateBadge } from '#ui/StateBadge.tsx';
import { type OutboxMessage, outboxQuery, resendMail } from './api.ts';
import { MailModal } from './MailModal.tsx';

const DEFAULTS = { state: 'all' };
const STATES = [
  { value: 'all', label: 'All' },
  { value: 'queued', label: 'Queued' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
];
const TONES = { queued: 'waiting', sent: 'good', failed: 'bad' } as const;
const NONE: OutboxMessage[] = [];

/** Shown only when something went wrong: otherwise the columns would stand empty. */
const TROUBLE: Column<OutboxMessage>[] = [
  { id: 'attempts', header: 'Attempts', kind: 'number', value: (m) => m.attempts },
  { id: 'error', header: 'Reason', kind: 'text', value: (m) => m.last_error, width: 180 },
];

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' });
const shownTime = (instant: string | null) => (instant ? when.format(new Date(instant)) : '');

/** What was promised by mail and what became of it (D25). */
export default function OutboxPage() {
  const queryClient = useQueryClient();
  const { data, isPending, error, refetch } = useQuery(outboxQuery);
  const [{ state }, setAddress] = useAddress(DEFAULTS);
  const [reading, setReading] = useState<number | null>(null);
  const messages = data?.messages ?? NONE;
  const readable = data?.readable ?? false;

  const resend = useMutation({
    mutationFn: resendMail,
    onSuccess: ({ message }) => {
      notifySuccess(message);
      return queryClient.invalidateQueries({ queryKey: outboxQuery.queryKey });
    },
    onError: (failure, id) => notifyFailure(failure, () => resend.mutate(id)),
  });

  const troubled = messages.some((m) => m.last_error);
  const columns = useMemo<Column<OutboxMessage>[]>(
    () => [
      {
        id: 'created',
        header: 'Queued',
        kind: 'text',
        value: (m) => shownTime(m.created_at),
        width: 104,
      },
      { id: 'recipient', header: 'To', kind: 'text', value: (m) => m.recipient, width: 190 },
      { id: 'subject', header: 'Subject', kind: 'text', value: (m) => m.subject, width: 230 },
      {
        id: 'state',
        header: 'State',
        kind: 'text',
        value: (m) => m.state,
        width: 100,
        render: (m) => <StateBadge tone={TONES[m.state]}>{m.state}</StateBadge>,
      },
      { id: 'sent', header: 'Sent', kind: 'text', value: (m) => shownTime(m.sent_at), width: 104 },
      ...(troubled ? TROUBLE : []),
      {
        id: 'actions',
        header: 'Actions',
        kind: 'text',
        value: () => null,
        sortable: false,
        exported: false,
        width: 168,
        render: (m) => (
          <Group gap="xs" wrap="nowrap">
            {readable && (
              <Button size="compact-sm" variant="light" onClick={() => setReading(m.id)}>
                Read
              </Button>
            )}
            <Button size="compact-sm" variant="default" onClick={() => resend.mutate(m.id)}>
              Resend
            </Button>
          </Group>
        ),
      },
    ],
    [readable, troubled, resend.mutate],
  );
  const shown = useMemo(
    () => (state === 'all' ? messages : messages.filter((m) => m.state === state)),
    [messages, state],
  );

  return (
    <Stack gap="md">
      <div>
        <Title order={1}>Outbox</Title>
        <Text c="dimmed" size="sm">
          {readable
            ? 'No mail server is set up: messages are kept as files in the data directory, and can be read here.'
            : 'Messages are sent in the background, and tried again while the mail server is away.'}
        </Text>
      </div>
      <SegmentedControl
        aria-label="State"
        data={STATES}
        value={state}
        onChange={(value) => setAddress({ state: value })}
      />
      <DataTable
        label="Messages"
        rows={shown}
        total={messages.length}
        columns={columns}
        rowKey={(m) => String(m.id)}
        empty="No message was queued yet"
        loading={isPending}
        failed={error && { message: error.message, retry: () => void refetch() }}
        onClearFilters={() => setAddress(DEFAULTS)}
        exportName="outbox"
      />
      {reading !== null && <MailModal id={reading} onClose={() => setReading(null)} />}
    </Stack>
  );
}

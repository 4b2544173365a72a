import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { MAIL_STATES } from '@intranet/contract/outbox/endpoints.ts';
import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { useNotifiedSave } from '#ui/feedback/use-notified-save.ts';
import { type Moments, useMoments } from '#ui/moments.ts';
import { PageShell } from '#ui/PageShell.tsx';
import { type Column, displayColumn } from '#ui/tables/data-table/column.ts';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '#ui/tables/FilterBar.tsx';
import { type ListFilter, searchFilter } from '#ui/tables/list-filter.tsx';
import { tableState } from '#ui/tables/table-state.ts';
import { useFilteredRows } from '#ui/tables/use-filtered-rows.tsx';
import { type OutboxMessage, outboxKeys, outboxQuery, resendMail } from './api.ts';
import { MailModal } from './MailModal.tsx';

const NO_MESSAGES: OutboxMessage[] = [];

function delivery(readable: boolean | undefined): string {
  if (readable === undefined) return '\u00a0';
  return readable
    ? t('No mail server is set up, so emails are kept here instead of being sent.')
    : t('Emails are sent in the background and retried while the mail server is unavailable.');
}

const TONES = { queued: 'waiting', failed: 'bad' } as const;
const STATE_LABELS = {
  queued: tc('email', 'Queued'),
  sent: tc('email', 'Sent'),
  failed: tc('email', 'Failed'),
};
const ALL = { value: 'all', label: tc('emails', 'All') };
const STATES = [ALL, ...MAIL_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))];
const stateIn = (value: string) => STATES.find((state) => state.value === value) ?? ALL;

const FILTERS: ListFilter<OutboxMessage>[] = [
  searchFilter(t('Recipient or subject'), (m) => `${m.recipient}\n${m.subject}`),
  {
    key: 'state',
    label: t('State'),
    initial: 'all',
    all: 'all',
    passes: (m, value) => stateIn(value) === ALL || m.state === value,
    inWords: (value) => stateIn(value).label,
    Input: ({ value, onChange }) => (
      <SegmentedControl
        aria-label={t('State')}
        data={STATES}
        value={stateIn(value).value}
        onChange={onChange}
      />
    ),
  },
];

interface Options {
  moments: Moments;
  withReason: boolean;
  resending: number | null;
  onOpen: (id: number) => void;
  onResend: (id: number) => void;
}

const OneLine = ({ text }: { text: string }) => (
  <Text span inherit display="block" truncate title={text} data-may-be-cut>
    {text}
  </Text>
);

function mailColumns(options: Options): Column<OutboxMessage>[] {
  const { moments, withReason, resending, onOpen, onResend } = options;
  const moment = { kind: 'moment', moments } as const;
  const columns: Column<OutboxMessage>[] = [
    { id: 'created', header: tc('email', 'Queued'), value: (m) => m.created_at, ...moment },
    {
      id: 'recipient',
      header: tc('email', 'To'),
      value: (m) => m.recipient,
      width: 210,
      render: (_, text) => text,
    },
    {
      id: 'subject',
      header: t('Subject'),
      value: (m) => m.subject,
      most: 480,
      render: (_, text) => <OneLine text={text} />,
    },
    {
      id: 'state',
      header: t('State'),
      value: (m) => STATE_LABELS[m.state],
      width: 90,
      render: (m, text) =>
        m.state === 'sent' ? text : <StateBadge tone={TONES[m.state]}>{text}</StateBadge>,
    },
    { id: 'sent', header: tc('email', 'Sent'), value: (m) => m.sent_at, ...moment, hidden: true },
    { id: 'error', header: t('Reason'), value: (m) => m.last_error },
    displayColumn('actions', t('Actions'), 176, (m) => (
      <Group gap="xs" wrap="nowrap">
        <Button size="compact-sm" variant="default" onClick={() => onOpen(m.id)}>
          {t('Open')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          loading={resending === m.id}
          onClick={() => onResend(m.id)}
        >
          {t('Resend')}
        </Button>
      </Group>
    )),
  ];
  return withReason ? columns : columns.filter(({ id }) => id !== 'error');
}

const summaryIn = (moments: Moments) => (m: OutboxMessage) => ({
  title: <OneLine text={m.subject} />,
  detail: <OneLine text={[moments.minute(m.created_at), m.recipient].join(' · ')} />,
  aside: m.state !== 'sent' && (
    <StateBadge tone={TONES[m.state]}>{STATE_LABELS[m.state]}</StateBadge>
  ),
  shows: ['created'],
});

export default function OutboxPage() {
  const query = useQuery(outboxQuery);
  const { data } = query;
  const time = useMoments();
  const { moments } = time;
  const [openId, setOpenId] = useState<number | null>(null);
  const messages = (!time.isPending && data?.messages) || NO_MESSAGES;
  const open = messages.find((m) => m.id === openId);

  const { send: onResend, sending: resending } = useNotifiedSave(resendMail, outboxKeys.refresh);
  const withReason = messages.some((m) => m.last_error);
  const columns = useMemo(
    () => mailColumns({ moments, withReason, resending, onOpen: setOpenId, onResend }),
    [moments, withReason, resending, onResend],
  );
  const summary = useMemo(() => summaryIn(moments), [moments]);
  const list = useFilteredRows(messages, FILTERS, '');

  return (
    <PageShell width="full" title={t('Outbox')} description={delivery(data?.readable)}>
      <DataTable
        label={t('Emails')}
        noun={(count) => t('{count, plural, one {# email} other {# emails}}', { count })}
        {...list.table}
        search={<FilterBar {...list.bar} inline />}
        columns={columns}
        summary={summary}
        rowKey={(m) => m.id}
        empty={t('No emails yet. Every email from the intranet will appear here.')}
        {...tableState(query, time)}
        exportName
      />
      {open && data && (
        <MailModal message={open} readable={data.readable} onClose={() => setOpenId(null)} />
      )}
    </PageShell>
  );
}

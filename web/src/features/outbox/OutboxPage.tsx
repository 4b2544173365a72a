import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { MAX_COUNT } from '@intranet/contract/core/list-page.ts';
import { MAIL_STATES, type OutboxMessage } from '@intranet/contract/outbox/endpoints.ts';
import { type Moments, useMoments } from '@intranet/ui/days/moments.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { type Column, displayColumn } from '@intranet/ui/tables/data-table/column.ts';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { type ListFilter, searchFilter } from '@intranet/ui/tables/list-filter.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { useServerPage } from '@intranet/ui/tables/use-server-page.ts';
import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { dismissMail, outboxKeys, outboxPageQuery, resendMail } from './api.ts';
import { deliveryProblem } from './delivery-problem.ts';
import { MailModal } from './MailModal.tsx';
import { TestMailDialog } from './TestMailDialog.tsx';

const NO_MESSAGES: OutboxMessage[] = [];

const NEWEST_FIRST = 'created:desc';
/** In ms; an open message that is on its way is watched closely. */
const POLL = 10_000;
const WATCH = 1_000;

/** The page of emails that the address names, and one that is open, also when it has left the page. */
function useMessages(filters: readonly ListFilter<OutboxMessage>[], openId: number | null) {
  const [seen, setSeen] = useState<OutboxMessage>();
  const isWatched = openId !== null && (seen?.id !== openId || seen.state === 'queued');
  const server = useServerPage(outboxPageQuery, filters, NEWEST_FIRST, {
    maxCount: MAX_COUNT,
    refetchInterval: isWatched ? WATCH : POLL,
  });
  const found = openId !== null && server?.rows.find(({ id }) => id === openId);
  if (found && found !== seen) setSeen(found);
  return { server, open: seen?.id === openId ? seen : undefined };
}

function delivery(readable: boolean | undefined): string {
  if (readable === undefined) return '\u00a0';
  return readable
    ? t('No mail server is set up, so emails are kept as files. You can read them here.')
    : t('Emails are sent in the background and retried while the mail server is unavailable.');
}

const TONES = { queued: 'waiting', failed: 'bad' } as const;

const LABELS = {
  queued: tc('email', 'Queued'),
  sent: tc('email', 'Sent'),
  failed: tc('email', 'Failed'),
};
/** Without a mail server, emails end as files. */
const KEPT_LABELS = { ...LABELS, sent: tc('email', 'Kept') };
type Labels = typeof LABELS;

const ALL = { value: '', label: tc('emails', 'All') };
const LONGEST_SEARCH = 120;

function filtersFor(labels: Labels): ListFilter<OutboxMessage>[] {
  const states = [ALL, ...MAIL_STATES.map((value) => ({ value, label: labels[value] }))];
  const stateIn = (value: string) => states.find((state) => state.value === value) ?? ALL;
  const search = searchFilter<OutboxMessage>(t('Recipient or subject'), (m) => m.subject);
  return [
    { ...search, read: (text) => text.slice(0, LONGEST_SEARCH) },
    {
      key: 'state',
      label: t('State'),
      read: (text) => stateIn(text).value,
      passes: (m, value) => m.state === value,
      inWords: (value) => stateIn(value).label,
      Input: ({ value, onChange }) => (
        <SegmentedControl aria-label={t('State')} data={states} value={value} onChange={onChange} />
      ),
    },
  ];
}
const FILTERS = filtersFor(LABELS);
const KEPT_FILTERS = filtersFor(KEPT_LABELS);

const reasonOf = (error: string) => deliveryProblem(error) ?? error;

interface Options {
  moments: Moments;
  labels: Labels;
  withReason: boolean;
  resending: number | null;
  onOpen: (id: number) => void;
  onResend: (id: number) => void;
  onDismiss: (id: number) => void;
}

const OneLine = ({ text }: { text: string }) => (
  <Text span inherit display="block" truncate title={text} data-may-be-cut>
    {text}
  </Text>
);

function mailColumns(options: Options): Column<OutboxMessage>[] {
  const { moments, labels, withReason, resending, onOpen, onResend, onDismiss } = options;
  const moment = { kind: 'moment', moments } as const;
  const columns: Column<OutboxMessage>[] = [
    { id: 'created', header: t('Queued at'), value: (m) => m.created_at, ...moment },
    {
      id: 'recipient',
      header: tc('email', 'To'),
      value: (m) => m.recipient,
    },
    {
      id: 'subject',
      header: t('Subject'),
      value: (m) => m.subject,
      render: (_, text) => <OneLine text={text} />,
    },
    {
      id: 'state',
      header: t('State'),
      value: (m) => labels[m.state],
      nowrap: true,
      render: (m, text) =>
        m.state === 'sent' ? text : <StateBadge tone={TONES[m.state]}>{text}</StateBadge>,
    },
    { id: 'sent', header: labels.sent, value: (m) => m.sent_at, ...moment, hidden: true },
    { id: 'error', header: t('Reason'), value: (m) => m.last_error && reasonOf(m.last_error) },
    displayColumn('actions', t('Actions'), (m) => (
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
        {m.state === 'failed' && !m.dismissed && (
          <Button
            size="compact-sm"
            variant="default"
            title={t('Stop counting this email as failed')}
            onClick={() => onDismiss(m.id)}
          >
            {t('Dismiss')}
          </Button>
        )}
      </Group>
    )),
  ];
  return columns
    .filter(({ id }) => id !== 'error' || withReason)
    .map((column) => ({ ...column, sortable: column.id === 'created' }));
}

const summaryIn = (moments: Moments, labels: Labels) => (m: OutboxMessage) => ({
  title: <OneLine text={m.subject} />,
  detail: <OneLine text={[moments.minute(m.created_at), m.recipient].join(' · ')} />,
  aside: m.state !== 'sent' && <StateBadge tone={TONES[m.state]}>{labels[m.state]}</StateBadge>,
  shows: ['created'],
});

export default function OutboxPage() {
  const [openId, setOpenId] = useState<number | null>(null);
  const [testing, setTesting] = useState(false);
  const { server, open } = useMessages(FILTERS, openId);
  const time = useMoments();
  const { moments } = time;
  const messages = (!time.isPending && server?.rows) || NO_MESSAGES;
  const readable = server?.reply?.readable;
  const kept = readable === true;
  const labels = kept ? KEPT_LABELS : LABELS;

  const { send: onResend, sending: resending } = useNotifiedSave(resendMail, outboxKeys.refresh);
  const { send: onDismiss } = useNotifiedSave(dismissMail, outboxKeys.refresh, {
    refreshAfterFailure: true,
  });
  const withReason = messages.some((m) => m.last_error);
  const columns = useMemo(
    () =>
      mailColumns({
        ...{ moments, labels, withReason, resending },
        ...{ onOpen: setOpenId, onResend, onDismiss },
      }),
    [moments, labels, withReason, resending, onResend, onDismiss],
  );
  const summary = useMemo(() => summaryIn(moments, labels), [moments, labels]);
  const filters = kept ? KEPT_FILTERS : FILTERS;
  const list = useFilteredRows(messages, filters, NEWEST_FIRST, { page: server?.page });

  return (
    <PageShell
      width="full"
      title={t('Outbox')}
      description={delivery(readable)}
      actions={<Button onClick={() => setTesting(true)}>{t('Send a test email')}</Button>}
    >
      <DataTable
        label={t('Emails')}
        noun={(count) => t('{count, plural, one {# email} other {# emails}}', { count })}
        {...list.table}
        search={<FilterBar {...list.bar} inline />}
        columns={columns}
        summary={summary}
        rowKey={(m) => m.id}
        empty={t('No emails yet. Every email from the intranet will appear here.')}
        {...tableState(...(server ? [server.source] : []), time)}
        exportName
        fetchRows={server?.fetchRows}
      />
      {open && <MailModal message={open} readable={kept} onClose={() => setOpenId(null)} />}
      {testing && (
        <TestMailDialog
          kept={kept}
          onSent={(id) => {
            setTesting(false);
            // It is on the first page without filters.
            list.table.onShowAll();
            setOpenId(id);
          }}
          onClose={() => setTesting(false)}
        />
      )}
    </PageShell>
  );
}

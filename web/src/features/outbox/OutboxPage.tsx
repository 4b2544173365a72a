import { MAIL_STATES } from '@intranet/contract/outbox/endpoints.ts';
import { SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAddress } from '#core/use-address.ts';
import { notifyFailure, notifySuccess } from '#ui/feedback/notify.ts';
import { useMoments } from '#ui/moments.ts';
import { DataTable } from '#ui/tables/data-table/DataTable.tsx';
import { useSearch } from '#ui/tables/data-table/search.ts';
import { SearchInput } from '#ui/tables/SearchInput.tsx';
import { type OutboxMessage, outboxKeys, outboxQuery, resendMail } from './api.ts';
import { mailColumns } from './columns.tsx';
import { MailModal } from './MailModal.tsx';
import classes from './OutboxPage.module.css';

const DEFAULTS = { search: '', state: 'all' };
const STATES = [
  { value: 'all', label: 'All' },
  { value: 'queued', label: 'Queued' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
];
const NONE: OutboxMessage[] = [];
const textOf = (m: OutboxMessage) => `${m.recipient}\n${m.subject}`;

/** How messages leave; nothing while it is not known. */
function delivery(readable: boolean | undefined): string {
  if (readable === undefined) return '\u00a0';
  return readable
    ? 'No mail server is set up: messages are kept as files in the data directory, and can be read here.'
    : 'Messages are sent in the background, and tried again while the mail server is away.';
}

/** What was promised by mail and what became of it (D25). */
export default function OutboxPage() {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(outboxQuery);
  const { moments, timeZone, error: zoneError, refetch: refetchZone } = useMoments();
  const [address, setAddress] = useAddress(DEFAULTS);
  const state = MAIL_STATES.find((known) => known === address.state) ?? 'all';
  const [openId, setOpenId] = useState<number | null>(null);
  const messages = (timeZone && data?.messages) || NONE;
  const open = messages.find((m) => m.id === openId);

  const resend = useMutation({
    mutationFn: resendMail,
    onSuccess: ({ message }) => {
      notifySuccess(message);
      return outboxKeys.refresh(queryClient);
    },
    onError: (failure, id) => notifyFailure(failure, () => resend.mutate(id)),
  });

  const troubled = messages.some((m) => m.last_error);
  const resending = resend.isPending ? resend.variables : null;
  const columns = useMemo(
    () => mailColumns({ moments, troubled, resending, onOpen: setOpenId, onResend: resend.mutate }),
    [moments, troubled, resending, resend.mutate],
  );
  const found = useSearch(messages, textOf, address.search);
  const shown = useMemo(
    () => (state === 'all' ? found : found.filter((m) => m.state === state)),
    [found, state],
  );

  const failure = error ?? zoneError;
  const retry = () => {
    refetchZone();
    void refetch();
  };

  return (
    <Stack gap="md">
      <div>
        <Title order={1}>Outbox</Title>
        <Text c="dimmed" size="sm">
          {delivery(data?.readable)}
        </Text>
      </div>
      <div className={classes.filters}>
        <SearchInput
          label="Search"
          placeholder="Recipient or subject"
          value={address.search}
          onChange={(search) => setAddress({ search })}
        />
        <SegmentedControl
          aria-label="State"
          data={STATES}
          value={state}
          onChange={(value) => setAddress({ state: value })}
        />
      </div>
      <DataTable
        label="Messages"
        noun={['message', 'messages']}
        rows={shown}
        total={messages.length}
        columns={columns}
        rowKey={(m) => m.id}
        empty="No message was queued yet"
        loading={!failure && (!data || !timeZone)}
        failed={failure && { message: failure.message, retry }}
        onClearFilters={() => setAddress(DEFAULTS)}
        exportName="outbox"
      />
      {open && data && (
        <MailModal
          message={open}
          moments={moments}
          readable={data.readable}
          onClose={() => setOpenId(null)}
        />
      )}
    </Stack>
  );
}

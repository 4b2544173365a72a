import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { readId, useAddress } from '@intranet/ui/hooks/use-address.ts';
import { ShowMore } from '@intranet/ui/tables/ShowMore.tsx';
import { Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { ApprovalCard } from './ApprovalCard.tsx';
import { BulkApproval } from './BulkApproval.tsx';
import { isHarmless, peopleCancelling } from './list-items.ts';
import { useApprovalKeys } from './use-approval-keys.ts';
import { useApprovals } from './use-approvals.ts';
import { LEAVE_ADDRESS, useCardFocus } from './use-card-focus.ts';

function Loading() {
  return (
    // The footer stays out of sight, as below most lists.
    <Stack gap="md" mih="calc(100dvh - 12rem)">
      <Group justify="space-between" mih={36} data-print="hide">
        <Skeleton height={12} width={144} />
        <Skeleton height={36} width={220} visibleFrom="sm" />
      </Group>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Paper key={key} withBorder p="md">
          <Group mih={72}>
            <Skeleton height={40} circle />
            <Skeleton height={12} width="30%" />
            <Skeleton height={30} width={180} ml="auto" />
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}

function GroupHeading({ harmless, count }: { harmless: boolean; count: number }) {
  return (
    <Title order={2} size="h6" mt={harmless ? 0 : 12} mb={-4}>
      {harmless ? t('No issues') : t('Needs a look')}{' '}
      <Text span inherit c="dimmed" fw={400}>
        {count}
      </Text>
    </Title>
  );
}

export function ApprovalsList() {
  const list = useRef<HTMLDivElement>(null);
  const [{ leave }] = useAddress(LEAVE_ADDRESS);
  const { query, items, isPaged, count, decided, ...rest } = useApprovals(readId(leave));
  const { decide, approveAll, noteOf, setNote, running, failed } = rest;
  const { error, refetch, isFetchNextPageError } = query;
  const wanted = useCardFocus(list, items, decided);
  const awaitNextCard = useNextCardFocus(list);
  useApprovalKeys(list);
  return (
    <Stack gap="md">
      {!items && !error && <Loading />}
      {error && !isFetchNextPageError && (
        <FailedState message={sentenceOf(error)} retry={() => void refetch()} />
      )}
      {items && items.length > 1 && (
        <BulkApproval
          waiting={items}
          count={count}
          isPaged={isPaged}
          running={running}
          approveAll={approveAll}
        />
      )}
      <Stack gap="md" ref={list}>
        {items?.map((approval, index) => {
          const { id } = approval;
          const harmless = isHarmless(approval);
          const previous = items[index - 1];
          const heading = !isPaged && (!previous || isHarmless(previous) !== harmless) && (
            <GroupHeading
              harmless={harmless}
              count={items.filter((one) => isHarmless(one) === harmless).length}
            />
          );
          return (
            <Fragment key={id}>
              {heading}
              <ApprovalCard
                approval={approval}
                cancelling={peopleCancelling(approval, items)}
                initiallyOpen={id === wanted}
                note={noteOf(id)}
                onNote={(note) => setNote(id, note)}
                onDecide={(decision) => void decide({ approval, ...decision })}
                pending={running.get(id) ?? null}
                error={failed.get(id) ?? null}
              />
            </Fragment>
          );
        })}
        {items?.length === 0 && !query.hasNextPage && (
          <Paper key="empty" withBorder p="xl" ta="center">
            <Text fw={600} tabIndex={-1} data-empty>
              {t('You’re all caught up')}
            </Text>
            <Text c="dimmed" size="sm">
              {t('Requests that you can decide appear here and in your inbox.')}
            </Text>
          </Paper>
        )}
      </Stack>
      {items && (
        <ShowMore list={query} shown={items.length} count={count} onPress={awaitNextCard} />
      )}
    </Stack>
  );
}

/** @returns a function that moves the focus to the next page's first card once it is there */
function useNextCardFocus(list: RefObject<HTMLElement | null>) {
  /** The index of the card that gets the focus once it is there. */
  const [awaited, setAwaited] = useState<number | null>(null);
  useEffect(() => {
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-leave] h3') ?? [];
    if (awaited === null || cards.length <= awaited) return;
    cards[awaited]?.focus();
    setAwaited(null);
  });
  return () => setAwaited(list.current?.querySelectorAll('[data-leave]').length ?? 0);
}

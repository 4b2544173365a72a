import { t } from '@intranet/contract/core/i18n/t.ts';
import { Group, Paper, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { sentenceOf } from '#core/user-facing-error.ts';
import { CollapsingSlot } from '#ui/tables/CollapsingSlot.tsx';
import { FailedState } from '#ui/tables/data-table/FailedState.tsx';
import { useShortDays } from '#ui/use-short-days.ts';
import { ApprovalCard, ClosedLine } from './ApprovalCard.tsx';
import classes from './approvals.module.css';
import { BulkApproval } from './BulkApproval.tsx';
import { isOpen, namesCancelling } from './list-items.ts';
import { useApprovalItems } from './use-approval-items.ts';
import { useApprovalKeys } from './use-approval-keys.ts';
import { useCardFocus } from './use-card-focus.ts';
import type { Decided } from './use-decisions.ts';

function Loading() {
  return (
    // The footer stays out of sight, as below most lists.
    <Stack gap="md" mih="calc(100dvh - 12rem)">
      <Group justify="space-between" className={classes.bar}>
        <Skeleton height={12} width={144} />
        <Skeleton height={36} width={220} visibleFrom="sm" />
      </Group>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Paper key={key} withBorder className={classes.waiting}>
          <Skeleton height={40} circle />
          <Skeleton height={12} width="30%" />
          <Skeleton height={30} width={180} ml="auto" />
        </Paper>
      ))}
    </Stack>
  );
}

function GroupHeading({ harmless, count }: { harmless: boolean; count: number }) {
  return (
    <Title order={2} size="h6" className={classes.group}>
      {harmless ? t('No issues') : t('Needs a look')} {count > 0 && <span>{count}</span>}
    </Title>
  );
}

export function ApprovalsList() {
  const { period } = useShortDays();
  const list = useRef<HTMLDivElement>(null);
  const { query, items, decisions } = useApprovalItems(list);
  const { error, refetch } = query;
  const { decided, failed, running } = decisions;
  const wanted = useCardFocus(list, items);
  useApprovalKeys(list);

  const [bulkResult, setBulkResult] = useState('');
  const open = items?.filter(isOpen) ?? [];
  const result = ({ message, approval: { name, start, end } }: Decided) =>
    `${message}: ${name}, ${period(start, end)}`;
  const latest = [...decided.values()].at(-1);
  return (
    <Stack gap="md">
      <VisuallyHidden role="status">{bulkResult || (latest && result(latest))}</VisuallyHidden>
      {!items && !error && <Loading />}
      {error && <FailedState message={sentenceOf(error)} retry={() => void refetch()} />}
      {items && items.length > 1 && (
        <BulkApproval
          open={open.map(({ approval }) => approval)}
          decisions={decisions}
          onDone={setBulkResult}
        />
      )}
      <Stack gap="md" ref={list}>
        {items?.map((item, index) => {
          const { approval, harmless } = item;
          const { id } = approval;
          const heading = items[index - 1]?.harmless !== harmless && (
            <GroupHeading
              key={harmless ? 'harmless' : 'others'}
              harmless={harmless}
              count={open.filter((one) => one.harmless === harmless).length}
            />
          );
          return [
            heading,
            <CollapsingSlot key={id} id={id} open={isOpen(item)}>
              {isOpen(item) ? (
                <ApprovalCard
                  approval={approval}
                  cancelling={namesCancelling(approval, open)}
                  initiallyOpen={id === wanted}
                  draft={decisions.draftOf(id)}
                  onDraft={(draft) => decisions.setDraft(id, draft)}
                  onDecide={(decision) => {
                    setBulkResult('');
                    void decisions.decide({ approval, ...decision });
                  }}
                  pending={running.get(id) ?? null}
                  error={failed.get(id)?.error ?? null}
                />
              ) : (
                <ClosedLine item={item} />
              )}
            </CollapsingSlot>,
          ];
        })}
        {items && open.length === 0 && (
          <Paper key="empty" withBorder p="xl" ta="center">
            <Text fw={600} tabIndex={-1} data-empty className={classes.empty}>
              {t('You’re all caught up')}
            </Text>
            <Text c="dimmed" size="sm">
              {t('New requests appear here and in your inbox.')}
            </Text>
          </Paper>
        )}
      </Stack>
    </Stack>
  );
}

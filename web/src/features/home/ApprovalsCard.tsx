import { t } from '@intranet/contract/core/i18n/t.ts';
import { Skeleton, Text } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#core/user-facing-error.ts';
import { currentUserQuery } from '#features/accounts/api.ts';
import { approvalsCountQuery } from '#features/leave/api.ts';
import { FailedState } from '#ui/tables/data-table/FailedState.tsx';
import { CardLink, TodayCard } from './TodayCard.tsx';

const inWords = (count: number) =>
  t('{count, plural, one {# request needs your approval} other {# requests need your approval}}', {
    count,
  });

const FRAME = { title: t('Approvals'), icon: <IconChecklist size={22} /> };

/** Shown only to users who may decide leave (D24), once the user is known. */
export function ApprovalsCard() {
  const { data: me, error, refetch } = useQuery(currentUserQuery);
  if (!me && error) {
    return (
      <TodayCard {...FRAME}>
        <FailedState message={sentenceOf(error)} retry={() => void refetch()} />
      </TodayCard>
    );
  }
  return me?.can_approve ? <WaitingApprovals /> : null;
}

function WaitingApprovals() {
  const { data, error, refetch } = useQuery(approvalsCountQuery);
  const count = data ?? 0;
  return (
    <TodayCard
      {...FRAME}
      action={count > 0 && <CardLink to="/approvals" label={t('Review')} main />}
    >
      {data === undefined && error && (
        <FailedState message={sentenceOf(error)} retry={() => void refetch()} />
      )}
      {data === undefined && !error && <Skeleton height={26} maw={240} />}
      {data !== undefined && (
        <Text {...(count > 0 ? { fw: 600 } : { c: 'dimmed' })}>
          {count > 0 ? inWords(count) : t('You’re all caught up.')}
        </Text>
      )}
    </TodayCard>
  );
}

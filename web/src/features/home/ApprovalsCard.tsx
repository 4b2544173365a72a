import { t } from '@intranet/contract/core/i18n/t.ts';
import { CardFailure } from '@intranet/ui/feedback/CardFailure.tsx';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '#features/accounts/api.ts';
import { approvalsCountQuery } from '#features/leave/api.ts';
import ApprovalsToday from '#features/leave/shared/ApprovalsToday.tsx';
import { CardLink, TodayCard } from './shared/TodayCard.tsx';

/** Shown only to users who may decide leave (D24), once the user is known. */
export function ApprovalsCard() {
  const { data: me, error, refetch } = useQuery(currentUserQuery);
  if (!me && error) {
    return (
      <TodayCard title={t('Approvals')}>
        <CardFailure
          title={t('Couldn’t load requests')}
          error={error}
          retry={() => void refetch()}
        />
      </TodayCard>
    );
  }
  return me?.can_approve ? <WaitingApprovals /> : null;
}

function WaitingApprovals() {
  const { data: count } = useQuery(approvalsCountQuery);
  const waiting = count
    ? t(
        '{count, plural, one {# request needs your approval} other {# requests need your approval}}',
        {
          count,
        },
      )
    : undefined;
  return (
    <TodayCard
      title={t('Approvals')}
      note={waiting}
      action={<CardLink to="/approvals" label={t('See all')} page={t('Approvals')} />}
    >
      <ApprovalsToday />
    </TodayCard>
  );
}

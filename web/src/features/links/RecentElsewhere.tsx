import { t } from '@intranet/contract/core/i18n/t.ts';
import { TodayCard } from '#features/home/shared/TodayCard.tsx';
import { LinkList, type RecentProps, useRecentLinks } from './shared/RecentLinks.tsx';

export function RecentElsewhere(props: RecentProps) {
  const { links, isNew } = useRecentLinks(props);
  if (isNew) return null;
  return (
    <TodayCard title={t('Recently opened elsewhere')} print="hide">
      <LinkList links={links} />
    </TodayCard>
  );
}

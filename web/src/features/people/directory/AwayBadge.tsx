import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Colleague } from '@intranet/contract/people/directory-endpoints.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';

/** Marks somebody who has left, or who is away as far as the reader may know (D72). */
export function AwayBadge({ away_until, has_left }: Pick<Colleague, 'away_until' | 'has_left'>) {
  const { day } = useShortDays();
  if (has_left) return <StateBadge tone="quiet">{t('Has left')}</StateBadge>;
  if (away_until === null) return null;
  return (
    <StateBadge tone="waiting">{t('Away until {date}', { date: day(away_until) })}</StateBadge>
  );
}

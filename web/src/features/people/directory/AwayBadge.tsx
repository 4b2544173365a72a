import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Colleague } from '@intranet/contract/people/directory-endpoints.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';

type State = Pick<Colleague, 'away_until' | 'has_left' | 'starts_on'>;

/** Marks somebody who has left or hasn't started, or who is away as far as the reader may know (D72). */
export function AwayBadge({ away_until, has_left, starts_on }: State) {
  const { day } = useShortDays();
  if (has_left) return <StateBadge tone="quiet">{t('Has left')}</StateBadge>;
  if (starts_on) {
    return <StateBadge tone="quiet">{t('Starts on {date}', { date: day(starts_on) })}</StateBadge>;
  }
  if (away_until === null) return null;
  return (
    <StateBadge tone="waiting">{t('Away until {date}', { date: day(away_until) })}</StateBadge>
  );
}

import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Deputy } from '@intranet/contract/people/deputies-endpoints.ts';
import { dayText } from '@intranet/ui/days/day-format.ts';
import { periodText } from '@intranet/ui/days/period-text.ts';
import type { Tone } from '@intranet/ui/feedback/StateBadge.tsx';

export function whenText(
  { start, end }: Pick<Deputy, 'start' | 'end'>,
  own: boolean,
  today: Day,
): string {
  if (start && end)
    return start === end
      ? t('On {start}', { start: dayText(start, today) })
      : periodText(start, end, today);
  if (start) return t('From {start}', { start: dayText(start, today) });
  if (end) return t('Until {end}', { end: dayText(end, today) });
  return own ? t('Whenever you are away') : t('Whenever the Head is away');
}

export function deputyState(
  deputy: Deputy,
  headAway: boolean,
  today: Day,
): { tone: Tone; text: string } | null {
  if (deputy.end && deputy.end < today) return { tone: 'quiet', text: t('Ended') };
  if (deputy.problem) return { tone: 'bad', text: deputy.problem };
  if (!deputy.active) return { tone: 'quiet', text: t('Not started') };
  return headAway ? { tone: 'good', text: t('Covering now') } : null;
}

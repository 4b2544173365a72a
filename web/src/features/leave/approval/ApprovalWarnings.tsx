import { balanceInWords, listInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { Quote } from '@intranet/ui/text/Quote.tsx';
import { Text } from '@mantine/core';
import {
  type Icon,
  IconCalendarOff,
  IconCheck,
  IconDoorExit,
  IconEye,
  IconHistory,
  IconScale,
  IconTrendingDown,
  IconUsers,
  IconUsersMinus,
} from '@tabler/icons-react';
import { Children, type ReactNode } from 'react';
import { colleaguesOf } from '../timeline/timeline-model.ts';
import classes from './approvals.module.css';

interface Warning {
  title: string;
  icon: Icon;
  texts: readonly ReactNode[];
  tone?: 'breach' | 'note';
}

type AwayOf = Pick<Approval, 'away' | 'away_count'>;

type ShortDays = Pick<ReturnType<typeof useShortDays>, 'day' | 'period'>;

const keepDays = (text: string) =>
  text
    .replace(/(?<=\b\d{1,2}) | (?=\d{4}\b|–)|(?<=–) /g, '\u00a0')
    .replace(/(?<=\d)–(?=\d)/g, '–\u2060');

const lawText = ({ text, article }: Approval['hints'][number]) => (
  <span key={`${article} ${text}`}>
    {keepDays(text)}{' '}
    <Text span size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
      {article}
    </Text>
  </span>
);

function balanceText({ balance_effect: effect }: Approval, { day }: ShortDays) {
  if (!effect) return [];
  const { days, on } = effect.lowest ?? { days: effect.after, on: effect.on };
  if (days >= 0) return [];
  const amount = balanceInWords(days).replaceAll('-', '−');
  return [t('{days} on {on}', { days: amount, on: day(on) })];
}

/** Of more absences than a request carries, the first few. */
const SHOWN_OF_MANY = 3;

function overlapText({ away, away_count: count }: AwayOf, { period }: ShortDays) {
  const shown = count > away.length ? away.slice(0, SHOWN_OF_MANY) : away;
  const people = colleaguesOf(shown).map(({ name, leaves }) => {
    const dates = leaves.flatMap(({ start, end, pending }) => [
      period(start, end),
      ...(pending ? [t('pending')] : []),
    ]);
    return `${name} (${dates.join(', ')})`;
  });
  if (count > shown.length) {
    people.push(t('{more, number} more', { more: count - shown.length }));
  }
  return people.length > 0 ? [keepDays(listInWords(people))] : [];
}

function lastDayText({ name, last_day }: Approval, { day }: ShortDays) {
  return last_day ? [keepDays(t('{name}’s last day is {day}.', { name, day: day(last_day) }))] : [];
}

function warningsOf(approval: Approval, days: ShortDays): Warning[] {
  const { in_the_past, checks, hints, warnings } = approval;
  const breaches = hints.filter(({ info }) => !info);
  const notes = hints.filter(({ info }) => info);
  const shown: Warning[] = [
    {
      title: t('Breaks vacation law'),
      icon: IconScale,
      texts: breaches.map(lawText),
      tone: 'breach',
    },
    {
      title: t('In the past'),
      icon: IconHistory,
      texts: in_the_past ? [t('Starts before today.')] : [],
    },
    { title: t('Beyond the last day'), icon: IconDoorExit, texts: lastDayText(approval, days) },
    { title: t('Check the request'), icon: IconEye, texts: checks },
    { title: t('Coverage'), icon: IconUsersMinus, texts: warnings.map(keepDays) },
    { title: t('Negative balance'), icon: IconTrendingDown, texts: balanceText(approval, days) },
    { title: t('Vacation law'), icon: IconScale, texts: notes.map(lawText), tone: 'note' },
    { title: t('Overlap'), icon: IconUsers, texts: overlapText(approval, days), tone: 'note' },
  ];
  return shown.filter(({ texts }) => texts.length > 0);
}

function cancellationOf({ reason }: Approval): Warning {
  const texts = [reason ? <Quote key="reason" text={reason} /> : t('No reason given.')];
  return { title: t('Cancellation requested'), icon: IconCalendarOff, texts };
}

interface Props {
  approval: Approval;
  /** Lists who else is away, or that nobody is. */
  withAway?: boolean;
  action?: ReactNode;
}

/** Everything that speaks against a request, the gravest first, in one place of every card. */
export function ApprovalWarnings({ approval, withAway = false, action }: Props) {
  const days = useShortDays();
  const { asks, away_count, area } = approval;
  const warnings = warningsOf(withAway ? approval : { ...approval, away: [], away_count: 0 }, days);
  const all = asks === 'cancellation' ? [cancellationOf(approval), ...warnings] : warnings;
  const isAlone = withAway && away_count === 0;
  const isClear = all.length === 0;
  const AloneIcon = isClear ? IconCheck : IconUsers;
  if (isClear && !isAlone) return null;
  return (
    <ul className={classes.warnings}>
      {all.map(({ title, icon: Icon, texts, tone = 'warning' }, index) => (
        <li key={title} data-tone={tone}>
          <Icon size={18} aria-hidden />
          <strong>{title}</strong>{' '}
          <div>
            {Children.map(texts, (text) => (
              <div dir="auto">{text}</div>
            ))}
          </div>
          {index === all.length - 1 && action}
        </li>
      ))}
      {isAlone && (
        <li data-tone={isClear ? 'clear' : undefined}>
          <AloneIcon size={18} aria-hidden />
          {isClear && <strong>{t('No issues')}</strong>}{' '}
          <div>{t('No one else in {area} is away.', { area: areaName(area) })}</div>
          {isClear && action}
        </li>
      )}
    </ul>
  );
}

import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { addDays, addMonths, type Day, daysBetween } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Group, Text } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useEffect, useState } from 'react';
import { useCompanyClock } from '../../context.ts';
import { dayFormat, isWeekend, shortDay } from '../../days/day-format.ts';
import { dayjsLocale } from '../../days/dayjs-locale.ts';
import { useBelow } from '../../theme/breakpoints.ts';
import type { DayMark, DayRange } from '../day-range.ts';
import classes from './DayCalendar.module.css';

const longDate = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** The library's arrows have no names of their own. */
export const ARROW_LABELS = {
  previousMonth: t('Previous month'),
  nextMonth: t('Next month'),
  previousYear: t('Previous year'),
  nextYear: t('Next year'),
  previousDecade: t('Previous decade'),
  nextDecade: t('Next decade'),
};

const KEYS = [
  { pending: false, label: t('Away in your team') },
  { pending: true, label: t('Pending only') },
];

/** A day with its holiday and the people away, for screen readers and as a tooltip. */
function dayInWords(day: Day, mark: DayMark | undefined): string {
  const date = longDate(day);
  const named = mark?.holiday
    ? t('{day}, holiday: {holiday}', { day: date, holiday: mark.holiday })
    : date;
  return mark?.names.length
    ? t('{day}, away: {names}', { day: named, names: mark.names.join(', ') })
    : named;
}

function DayCell({ day, mark }: { day: Day; mark: DayMark | undefined }) {
  return (
    <span className={classes.cell} data-holiday={mark?.holiday ? true : undefined}>
      {Number(day.slice(8))}
      {mark && mark.names.length > 0 && (
        <span className={classes.away} data-pending={mark.pending || undefined} aria-hidden>
          {mark.names.length}
        </span>
      )}
    </span>
  );
}

type NotesProps = Pick<DayRange, 'marks'> & Record<'from' | 'to' | 'today', Day>;

function Notes({ marks, from, to, today }: NotesProps) {
  const visible = [...marks].filter(([day]) => day >= from && day <= to);
  const holidays = visible.filter(([day, mark]) => mark.holiday && day >= today);
  const names = holidays.map(([day, { holiday }]) => `${shortDay(day)} ${holiday}`).join(', ');
  return (
    <Group gap="4px 16px" mt={4} fz="xs" c="dimmed" className={classes.notes}>
      {KEYS.map(({ pending, label }) => (
        <Group key={label} gap={6}>
          <span className={classes.away} data-pending={pending || undefined} aria-hidden>
            2
          </span>
          {label}
        </Group>
      ))}
      {holidays.length > 0 && (
        <Text inherit lineClamp={2} title={names}>
          {holidays.map(([day, { holiday }], index) => (
            <span key={day}>
              {index > 0 && ', '}
              <Text span inherit fw={600} td="underline" c="var(--holiday-color)">
                {shortDay(day)}
              </Text>{' '}
              {holiday}
            </span>
          ))}
        </Text>
      )}
    </Group>
  );
}

function Progress({ start, end }: { start: Day | null; end: Day | null }) {
  const text = !start
    ? t('Choose the first day.')
    : end
      ? daysInWords(daysBetween(start, end) + 1)
      : t('Choose the last day. Press the same day again for a single day.');
  return (
    <Text size="sm" mih={20} mt={4} aria-live="polite" className={classes.notes}>
      {text}
    </Text>
  );
}

type Draft = [start: Day | null, end: Day | null];

/** Choosing the end keeps the start; otherwise the first day chosen begins a new range. */
function firstDraft({ field, start, end }: DayRange): Draft {
  return field === 'end' && start ? [start, null] : [start || null, (start && end) || null];
}

/** Chooses the first and last day of a range, with holidays, weekends and people away. */
export function RangeCalendar({
  range,
  onChoose,
}: {
  range: DayRange;
  onChoose: (start: Day, end: Day) => void;
}) {
  const { marks, onShow } = range;
  const today = useCompanyClock().today ?? '';
  const phone = useBelow('sm');
  const months = phone ? 1 : 2;
  const [draft, setDraft] = useState(() => firstDraft(range));
  const [shown, setShown] = useState(range.start || range.end || today || undefined);
  const month = shown?.slice(0, 7);
  const from = month ? `${month}-01` : '';
  const to = month ? addDays(addMonths(from, months), -1) : '';
  useEffect(() => {
    if (from) onShow(from, to);
  }, [from, to, onShow]);

  return (
    <>
      <DatePicker
        __stopPropagation
        type="range"
        allowSingleDateInRange
        value={draft}
        {...(shown && { date: shown })}
        onDateChange={setShown}
        onChange={([start, end]) => {
          setDraft([start, end]);
          if (start && end) onChoose(start, end);
        }}
        fullWidth={phone}
        numberOfColumns={months}
        columnsToScroll={1}
        hideOutsideDates
        weekendDays={[]}
        withCellSpacing={false}
        locale={dayjsLocale()}
        ariaLabels={ARROW_LABELS}
        classNames={{ day: classes.day ?? '' }}
        getDayAriaLabel={(day) => dayInWords(day, marks.get(day))}
        getDayProps={(day) => ({
          'data-now': day === today || undefined,
          'data-rest': isWeekend(day) || undefined,
          'data-past': day < today || undefined,
          title: marks.has(day) ? dayInWords(day, marks.get(day)) : undefined,
        })}
        renderDay={(day) => <DayCell day={day} mark={marks.get(day)} />}
      />
      <Progress start={draft[0]} end={draft[1]} />
      <Notes {...{ marks, from, to, today }} />
    </>
  );
}

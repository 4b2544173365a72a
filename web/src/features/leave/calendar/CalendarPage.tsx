import type { Period } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import { LEAVE_TYPES, presentTypes } from '@intranet/contract/leave/leave-types.ts';
import { periodText } from '@intranet/ui/days/period-text.ts';
import { Pending } from '@intranet/ui/feedback/Pending.tsx';
import { readId, useAddress } from '@intranet/ui/hooks/use-address.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { EmptyState } from '@intranet/ui/tables/data-table/EmptyState.tsx';
import { FailedState } from '@intranet/ui/tables/data-table/FailedState.tsx';
import { nameFilter } from '@intranet/ui/tables/list-filter.tsx';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { useBelow } from '@intranet/ui/theme/breakpoints.ts';
import { Stack } from '@mantine/core';
import { useToggle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, useCallback, useId, useMemo, useState } from 'react';
import { siteQuery } from '#core/site.ts';
import { SubscribeDialog } from '#features/feeds/shared/SubscribeDialog.tsx';
import { areaFilter } from '#features/people/shared/areas.ts';
import { LeaveDialog } from '../own/LeaveDialog.tsx';
import { AwayOnly } from '../wallchart/AwayOnly.tsx';
import { BarSkeleton, ChartSkeleton } from '../wallchart/ChartSkeleton.tsx';
import {
  type CalendarView,
  type DateRange,
  goToToday,
  inView,
  type RangeAddress,
  readRange,
  stepFrom,
} from '../wallchart/date-range.ts';
import { PhoneActions } from '../wallchart/PhoneActions.tsx';
import { RangeBar } from '../wallchart/RangeBar.tsx';
import type { ChartActions } from '../wallchart/use-cell-cursor.ts';
import { useDaysInView } from '../wallchart/use-days-in-view.ts';
import { calendarQuery } from './api.ts';
import { chartLines, type EmployeeLine, filterLines, isAway } from './chart-model.ts';
import { LeaveChart, type LeaveChartProps } from './LeaveChart.tsx';
import { Legend } from './Legend.tsx';
import { WideActions } from './WideActions.tsx';

const NO_PLACE: RangeAddress = { view: '', month: '', from: '' };
const ADDRESS_DEFAULTS = { ...NO_PLACE, who: '', closed: '', leave: '', dialog: '' };

/** From this many people on, the chart opens with those on leave. */
const MANY_PEOPLE = 40;

type Person = Calendar['people'][number];

const NOBODY: Person[] = [];
const FILTERS = [areaFilter<Person>(({ area }) => area), nameFilter<Person>(({ name }) => name)];

interface Rows {
  /** Leaves out people without leave then, until a filter is set. */
  awayIn: Period | null;
  /** While the next days load, the people who were away in the last ones. */
  awayBefore: ReadonlySet<number> | null;
  closed: readonly string[];
}

function useLines(
  calendar: Calendar | undefined,
  range: DateRange,
  { awayIn, awayBefore, closed }: Rows,
) {
  const areas = useMemo(() => (calendar ? chartLines(calendar, range) : []), [calendar, range]);
  const { shown, bar, table } = useFilteredRows(calendar?.people ?? NOBODY, FILTERS, '');
  const { chips } = table;
  const period = chips.length > 0 ? null : awayIn;
  const lines = useMemo(() => {
    const ids = new Set(shown.map(({ id }) => id));
    const hasRow = (person: EmployeeLine) =>
      !period || person.own || (awayBefore?.has(person.id) ?? isAway(person, period));
    return filterLines(areas, (person) => ids.has(person.id) && hasRow(person), closed);
  }, [areas, shown, period, awayBefore, closed]);
  const others = lines.reduce(
    (left, line) => left - (line.kind === 'area' ? line.shown : 0),
    shown.length,
  );
  const inputs = [bar.children, bar.search];
  return { lines, others, chips, inputs, clear: table.onClearFilters };
}

function useCalendar(range: DateRange) {
  const query = useQuery(calendarQuery(range.from, range.to));
  const { data, isPlaceholderData } = query;
  const calendar = useMemo(
    () => (data && isPlaceholderData ? { ...data, leaves: [], holidays: [] } : data),
    [data, isPlaceholderData],
  );
  const awayBefore = useMemo(
    () => (data && isPlaceholderData ? new Set(data.leaves.map(({ person }) => person)) : null),
    [data, isPlaceholderData],
  );
  return { ...query, calendar, awayBefore };
}

type Lines = ReturnType<typeof useLines>;

interface ChartOfProps extends Omit<LeaveChartProps, 'today' | 'holidays'> {
  calendar: Calendar;
  chips: Lines['chips'];
  only: ComponentProps<typeof AwayOnly>['only'];
  legend: { open: boolean; panel: string; onClose: (() => void) | undefined };
  onClearFilters: (() => void) | undefined;
}

function ChartWithLegend(props: ChartOfProps) {
  const { calendar, chips, only, legend, onClearFilters, ...chart } = props;
  const { lines } = chart;
  const { people, holidays, limits, today } = calendar;
  const holidayNames = useMemo(
    () => new Map(holidays.map(({ day, name }) => [day, name])),
    [holidays],
  );
  const canRequest = lines.some((line) => line.kind === 'person' && line.own);
  return (
    <>
      {lines.length > 0 || only ? (
        <>
          <LeaveChart {...chart} today={today} holidays={holidayNames} />
          <AwayOnly
            only={only}
            hint={canRequest && t('Drag over free days in your row to request leave.')}
          />
        </>
      ) : (
        <EmptyState
          text={people.length > 0 ? undefined : t('No employees yet')}
          filtered={people.length > 0}
          chips={chips}
          onShowAll={onClearFilters}
        />
      )}
      <Legend
        id={legend.panel}
        open={legend.open}
        onClose={legend.onClose}
        types={presentTypes([...LEAVE_TYPES, ...calendar.leaves.map(({ type }) => type)])}
        holidays={holidays}
        limited={limits.length > 0}
        canRequest={canRequest}
      />
    </>
  );
}

/** The wallchart of all areas (D28); dragging over the user's own row requests leave. */
function CalendarOf({ today }: { today: string }) {
  const [address, setAddress] = useAddress(ADDRESS_DEFAULTS);
  const navigate = useNavigate();
  const phone = useBelow('sm');
  const { month, from } = address;
  const view = phone && address.view === 'quarter' ? 'month' : address.view;
  const range = useMemo(() => readRange({ view, month, from }, today), [view, month, from, today]);
  const { calendar, awayBefore, isPlaceholderData, error, refetch } = useCalendar(range);
  const { shown, visible, onVisible, target, ...weeks } = useDaysInView(range, from || today);
  const daysInView = visible ?? (phone ? shown : null);
  const people = calendar?.people.length ?? 0;
  const awayOnlyAtFirst = phone || people >= MANY_PEOPLE;
  const awayOnly = address.who ? address.who === 'away' : awayOnlyAtFirst;
  const closed = useMemo(() => (address.closed ? address.closed.split('|') : []), [address.closed]);
  const awayIn = useMemo(
    () => (phone ? shown : { start: range.from, end: range.to }),
    [phone, shown, range],
  );
  const { lines, others, inputs, chips, clear } = useLines(calendar, range, {
    awayIn: awayOnly ? awayIn : null,
    ...{ awayBefore, closed },
  });
  const active = chips.length;
  const [opened, setOpened] = useState<{ id: number; bar: HTMLElement | null }>();

  const show = (place: RangeAddress) => setAddress(place, { push: true });
  const actions: ChartActions = {
    onOpen: (id) => {
      setOpened({ id, bar: document.querySelector<HTMLElement>(`[data-bar="${id}"]`) });
      setAddress({ leave: String(id) }, { push: true });
    },
    onRequest: (span) => {
      const [start = '', end = ''] = [range.days[span.from], range.days[span.to]];
      void navigate({ to: '/vacation', search: { type: 'Vacation', start, end } });
    },
    onStep: (step) => {
      if (!phone || range.view !== 'weeks') return show(stepFrom(range, step, today));
      const week = weeks.weekAt(step);
      if (!weeks.scrollTo(week)) show({ ...NO_PLACE, from: week });
    },
  };
  const leave = readId(address.leave);
  const bar = opened?.id === leave ? opened.bar : null;
  const panel = useId();
  const [legendOpen, toggleLegend] = useToggle();
  const [filtersOpen, toggleFilters] = useToggle();
  const legend = {
    ...{ open: legendOpen, panel, onToggle: () => toggleLegend() },
    onClose: phone ? undefined : () => toggleLegend(false),
  };
  const filters = { active, open: filtersOpen, onToggle: () => toggleFilters() };
  const onView = (next: CalendarView) => show(inView(range, next, month, today));
  const onToday = () => weeks.scrollTo(today) || show(goToToday(range, today));
  const onAwayOnly = (only: boolean) =>
    setAddress({ who: only === awayOnlyAtFirst ? '' : only ? 'away' : 'all' });
  const onToggleArea = useCallback(
    (area: string) => {
      const others = closed.filter((one) => one !== area);
      const next = others.length < closed.length ? others : [...closed, area];
      setAddress({ closed: next.join('|') });
    },
    [setAddress, closed],
  );
  const onSubscribe = () => setAddress({ dialog: 'subscribe' }, { push: true });

  return (
    <PageShell
      width="full"
      title={t('Calendar')}
      actions={
        phone ? (
          <PhoneActions {...{ filters, legend, onView, onSubscribe }} view={range.view} />
        ) : (
          <WideActions
            {...{ legend, onSubscribe }}
            limited={calendar && calendar.limits.length > 0}
          />
        )
      }
    >
      <RangeBar
        range={range}
        visible={
          daysInView && range.view === 'weeks' ? periodText(daysInView.start, daysInView.end) : ''
        }
        onStep={actions.onStep}
        filters={(!phone || filtersOpen) && inputs}
        {...{ onToday, onView, phone }}
      />
      {error && <FailedState message={sentenceOf(error)} retry={() => void refetch()} />}
      <Stack
        gap={12}
        pos="relative"
        opacity={isPlaceholderData ? 0.6 : 1}
        aria-busy={isPlaceholderData || (!calendar && !error)}
      >
        {!calendar && !error && <ChartSkeleton />}
        {calendar && (
          <ChartWithLegend
            {...{ calendar, lines, chips, range, actions, legend, target, onVisible, onToggleArea }}
            only={
              active === 0 && people > 0
                ? { on: awayOnly, others, onChange: onAwayOnly }
                : undefined
            }
            onClearFilters={clear}
          />
        )}
      </Stack>
      {leave !== null && (
        <LeaveDialog
          key={leave}
          leaveId={leave}
          anchor={bar?.isConnected && !phone ? bar : undefined}
          onClose={() => setAddress({ leave: '' })}
        />
      )}
      {address.dialog === 'subscribe' && (
        <SubscribeDialog onClose={() => setAddress({ dialog: '' })} />
      )}
    </PageShell>
  );
}

/** The first range depends on the company's date, not the device's (D15). */
export default function CalendarPage() {
  const site = useQuery(siteQuery);
  if (site.data) return <CalendarOf today={site.data.today} />;
  return (
    <PageShell width="full" title={t('Calendar')}>
      <Pending queries={[site]}>
        <BarSkeleton />
        <ChartSkeleton />
      </Pending>
    </PageShell>
  );
}

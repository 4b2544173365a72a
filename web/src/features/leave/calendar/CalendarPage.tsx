import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import { Skeleton } from '@mantine/core';
import { useMediaQuery, useToggle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useMemo, useState } from 'react';
import { siteQuery } from '#core/site.ts';
import { readId, useAddress } from '#core/use-address.ts';
import { sentenceOf } from '#core/user-facing-error.ts';
import { SubscribeDialog } from '#features/feeds/shared/SubscribeDialog.tsx';
import { areaFilter } from '#features/people/shared/areas.ts';
import { Pending } from '#ui/feedback/Pending.tsx';
import { PageShell } from '#ui/PageShell.tsx';
import { EmptyState } from '#ui/tables/data-table/EmptyState.tsx';
import { FailedState } from '#ui/tables/data-table/FailedState.tsx';
import { nameFilter } from '#ui/tables/list-filter.tsx';
import { useFilteredRows } from '#ui/tables/use-filtered-rows.tsx';
import {
  type CalendarView,
  type DateRange,
  goToToday,
  inView,
  type RangeAddress,
  readRange,
  stepFrom,
} from '#ui/wallchart/date-range.ts';
import { RangeBar } from '#ui/wallchart/RangeBar.tsx';
import type { ChartActions } from '#ui/wallchart/use-cell-cursor.ts';
import { LeaveDialog } from '../own/LeaveDialog.tsx';
import { calendarQuery } from './api.ts';
import classes from './CalendarPage.module.css';
import { chartLines, type EmployeeLine, filterLines } from './chart-model.ts';
import { LeaveChart } from './LeaveChart.tsx';
import { Legend } from './Legend.tsx';
import { PhoneActions } from './PhoneActions.tsx';
import { WideActions } from './WideActions.tsx';

const ADDRESS_DEFAULTS = { view: '', month: '', from: '', who: '', leave: '', dialog: '' };

type Person = Calendar['people'][number];

const NOBODY: Person[] = [];
const FILTERS = [areaFilter<Person>(({ area }) => area), nameFilter<Person>(({ name }) => name)];

/** @param awayOnly leaves out people without leave in the range, until a filter is set */
function useLines(calendar: Calendar | undefined, range: DateRange, awayOnly: boolean) {
  const areas = useMemo(() => (calendar ? chartLines(calendar, range) : []), [calendar, range]);
  const { shown, bar, table } = useFilteredRows(calendar?.people ?? NOBODY, FILTERS, '');
  const { chips } = table;
  const everybody = !awayOnly || chips.length > 0;
  const lines = useMemo(() => {
    const ids = new Set(shown.map(({ id }) => id));
    const hasRow = ({ own, bars }: EmployeeLine) => everybody || own || bars.length > 0;
    return filterLines(areas, (person) => ids.has(person.id) && hasRow(person));
  }, [areas, shown, everybody]);
  const inputs = [bar.children, bar.search];
  return { lines, chips, inputs, clear: table.onClearFilters };
}

function useCalendar(range: DateRange) {
  const query = useQuery(calendarQuery(range.from, range.to));
  const { data, isPlaceholderData } = query;
  const calendar = useMemo(
    () => (data && isPlaceholderData ? { ...data, leaves: [], holidays: [] } : data),
    [data, isPlaceholderData],
  );
  return { ...query, calendar };
}

interface ChartOfProps extends Pick<ReturnType<typeof useLines>, 'lines' | 'chips'> {
  calendar: Calendar;
  range: DateRange;
  actions: ChartActions;
  legend: { open: boolean; panel: string; onClose: (() => void) | undefined };
  onVisible: (days: string) => void;
  onClearFilters: () => void;
}

function ChartWithLegend(props: ChartOfProps) {
  const { calendar, lines, range, chips, actions, legend, onVisible, onClearFilters } = props;
  const { people, holidays, limits, today } = calendar;
  const holidayNames = useMemo(
    () => new Map(holidays.map(({ day, name }) => [day, name])),
    [holidays],
  );
  return (
    <>
      {lines.length > 0 ? (
        <LeaveChart {...{ lines, range, today, actions, onVisible }} holidays={holidayNames} />
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
        holidays={holidays}
        limited={limits.length > 0}
        canRequest={lines.some((line) => line.kind === 'person' && line.own)}
      />
    </>
  );
}

/** The wallchart of all areas (D28); dragging over the user's own row requests leave. */
function CalendarOf({ today }: { today: string }) {
  const [address, setAddress] = useAddress(ADDRESS_DEFAULTS);
  const navigate = useNavigate();
  const { view, month, from } = address;
  const range = useMemo(() => readRange({ view, month, from }, today), [view, month, from, today]);
  const { calendar, isPlaceholderData, error, refetch } = useCalendar(range);
  const phone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const awayOnly = phone && address.who !== 'all';
  const { lines, inputs, chips, clear } = useLines(calendar, range, awayOnly);
  const active = chips.length;

  const show = (place: RangeAddress) => setAddress(place, { push: true });
  const actions: ChartActions = {
    onOpen: (id) => setAddress({ leave: String(id) }, { push: true }),
    onRequest: (span) => {
      const [start = '', end = ''] = [range.days[span.from], range.days[span.to]];
      void navigate({ to: '/vacation', search: { type: 'Vacation', start, end } });
    },
    onStep: (step) => show(stepFrom(range, step, today)),
  };
  const leave = readId(address.leave);
  const panel = useId();
  const [visible, setVisible] = useState('');
  const [legendOpen, toggleLegend] = useToggle();
  const [filtersOpen, toggleFilters] = useToggle();
  const legend = {
    ...{ open: legendOpen, panel, onToggle: () => toggleLegend() },
    onClose: phone ? undefined : () => toggleLegend(false),
  };
  const filters = { active, open: filtersOpen, onToggle: () => toggleFilters() };
  const onView = (next: CalendarView) => show(inView(range, next, month, today));
  const onWho = (only: boolean) => setAddress({ who: only ? '' : 'all' });
  const onSubscribe = () => setAddress({ dialog: 'subscribe' }, { push: true });

  return (
    <PageShell
      width="full"
      title={t('Calendar')}
      actions={
        phone ? (
          <PhoneActions
            {...{ filters, legend, awayOnly, onWho, onView, onSubscribe }}
            view={range.view}
          />
        ) : (
          <WideActions {...{ legend, onSubscribe }} limited={!!calendar?.limits.length} />
        )
      }
    >
      <RangeBar
        range={range}
        visible={visible}
        onStep={actions.onStep}
        onToday={() => show(goToToday(range, today))}
        filters={(!phone || filtersOpen) && inputs}
        {...{ onView, phone }}
      />
      {error && <FailedState message={sentenceOf(error)} retry={() => void refetch()} />}
      <div
        className={classes.layout}
        data-waiting={isPlaceholderData || undefined}
        aria-busy={isPlaceholderData || (!calendar && !error)}
      >
        {!calendar && !error && <Skeleton height={420} radius="md" />}
        {calendar && (
          <ChartWithLegend
            {...{ calendar, lines, chips, range, actions, legend }}
            onVisible={setVisible}
            onClearFilters={awayOnly && active === 0 ? () => onWho(false) : clear}
          />
        )}
      </div>
      {leave !== null && <LeaveDialog leaveId={leave} onClose={() => setAddress({ leave: '' })} />}
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
        <Skeleton height={420} radius="md" />
      </Pending>
    </PageShell>
  );
}

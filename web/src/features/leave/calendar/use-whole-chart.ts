import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import { nameFilter } from '@intranet/ui/tables/list-filter.tsx';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { areaFilter } from '#features/people/shared/areas.ts';
import type { DateRange } from '../wallchart/date-range.ts';
import { calendarQuery } from './api.ts';
import type { CalendarChart } from './calendar-chart.ts';
import { chartLines, type EmployeeLine, filterLines, isAway } from './chart-model.ts';
import { type CalendarPlace, useAwayOnly } from './use-calendar-place.ts';

type Person = Calendar['people'][number];

const NOBODY: Person[] = [];
const FILTERS = [areaFilter<Person>(({ area }) => area), nameFilter<Person>(({ name }) => name)];

function useCalendar(range: DateRange) {
  const query = useQuery(calendarQuery(range.from, range.to));
  const { data, isPlaceholderData } = query;
  const calendar = useMemo(
    () => (data && isPlaceholderData ? { ...data, leaves: [], holidays: [] } : data),
    [data, isPlaceholderData],
  );
  /** While the next days load, the people who were away in the last ones. */
  const awayBefore = useMemo(
    () => (data && isPlaceholderData ? new Set(data.leaves.map(({ person }) => person)) : null),
    [data, isPlaceholderData],
  );
  return { ...query, calendar, awayBefore };
}

/** A calendar that the browser reads whole. */
export function useWholeChart(place: CalendarPlace): CalendarChart {
  const { range, awayIn, closed, toggleClosed } = place;
  const { calendar, awayBefore, isPlaceholderData, error, refetch } = useCalendar(range);
  const people = calendar?.people ?? NOBODY;
  const awayOnly = useAwayOnly(place, people.length);
  const areas = useMemo(() => (calendar ? chartLines(calendar, range) : []), [calendar, range]);
  const { shown, bar, table } = useFilteredRows(people, FILTERS, '');
  const { chips } = table;
  // Leaves out people without leave then, until a filter is set.
  const period = chips.length === 0 && awayOnly.on ? awayIn : null;
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
  return {
    loaded: calendar && {
      ...calendar,
      people: people.length,
      limited: calendar.limits.length > 0,
    },
    ...{ lines, chips, isPlaceholderData, error, refetch },
    inputs: [bar.children, bar.search],
    onClearFilters: table.onClearFilters,
    only: chips.length === 0 && people.length > 0 ? { ...awayOnly, others } : undefined,
    onToggleArea: toggleClosed,
  };
}

import type {
  CalendarPeople,
  CalendarPerson,
} from '@intranet/contract/leave/calendar-endpoints.ts';
import { nameFilter } from '@intranet/ui/tables/list-filter.tsx';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { useListAddress } from '@intranet/ui/tables/use-list-address.ts';
import { useServerPage } from '@intranet/ui/tables/use-server-page.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { currentUserQuery } from '#features/accounts/api.ts';
import { areasQuery } from '#features/people/api.ts';
import { areaFilterOf } from '#features/people/shared/areas.ts';
import { calendarPeopleQuery } from '../api.ts';
import { calendarAreasQuery } from './api.ts';
import type { CalendarChart } from './calendar-chart.ts';
import { ownFirst } from './chart-model.ts';
import { areasIn, pageLines, peopleIn } from './page-lines.ts';
import { type CalendarPlace, FIRST_PAGE, useAwayOnly } from './use-calendar-place.ts';

const NOBODY: CalendarPerson[] = [];

/** The areas with their counts, the user's own first, and the one that is open. */
function useAreas({ address, range }: CalendarPlace, ownArea: string | undefined) {
  const { data, ...query } = useQuery(calendarAreasQuery(range.from, range.to));
  const areas = useMemo(
    () => ownFirst(areasIn(data, range), ({ area }) => area === ownArea),
    [data, range, ownArea],
  );
  const open = areas.find(({ area }) => area === address.open) ?? areas[0];
  return { ...query, reply: data, areas, open };
}

function useFilters() {
  const { data: names } = useQuery(areasQuery);
  const filters = useMemo(
    () => [
      areaFilterOf<CalendarPerson>(names, ({ area }) => area),
      nameFilter<CalendarPerson>(({ name }) => name),
    ],
    [names],
  );
  const { values } = useListAddress(filters, '', NOBODY);
  return { filters, name: values.name ?? '', isFiltered: filters.some(({ key }) => values[key]) };
}

/** A calendar of many people: all areas with their counts, and a page of the people of one area. */
export function usePagedChart(place: CalendarPlace): CalendarChart {
  const { setAddress, range, awayIn, closed, toggleClosed } = place;
  const me = useQuery(currentUserQuery);
  const own = me.data?.employee;
  const { areas, open, ...counts } = useAreas(place, own?.area);
  const all = areas.reduce((sum, { people }) => sum + people, 0);
  const awayOnly = useAwayOnly(place, all);
  const { filters, name, isFiltered } = useFilters();
  const params = {
    ...{ from: range.from, to: range.to },
    ...(!isFiltered && open && { area: open.area }),
    ...(!isFiltered && awayOnly.on && { away: 'active' }),
    ...(!isFiltered && awayOnly.on && { away_from: awayIn.start, away_to: awayIn.end }),
  };
  const pageOf = me.data && open ? calendarPeopleQuery : undefined;
  const server = useServerPage<CalendarPerson, CalendarPeople>(pageOf, filters, '', { params });
  const rows = server?.rows ?? NOBODY;
  const { bar, table } = useFilteredRows(rows, filters, '', { page: server?.page });

  const reply = server?.reply;
  const people = useMemo(() => peopleIn(reply, range), [reply, range]);
  const lines = useMemo(() => {
    const isClosed = (area: string) =>
      closed.includes(area) || (!isFiltered && area !== open?.area);
    const ownId = own?.employee_id ?? null;
    return pageLines(areas, people, range, { own: ownId, isFiltered, isClosed });
  }, [areas, people, range, own, isFiltered, closed, open]);

  const openArea = useCallback(
    (area: string) => {
      if (isFiltered || area === open?.area) return toggleClosed(area);
      setAddress({ open: area === areas[0]?.area ? '' : area, closed: '', ...FIRST_PAGE });
    },
    [isFiltered, areas, open, toggleClosed, setAddress],
  );
  const page = server?.page;
  const isClosed = !isFiltered && open !== undefined && closed.includes(open.area);
  const isPlaceholderData = counts.isPlaceholderData || server?.isPlaceholderData === true;
  const isSettled = page !== undefined && !isPlaceholderData;
  const failed = [counts, me, server?.source].find((query) => query?.error);
  return {
    loaded:
      counts.reply && reply
        ? {
            ...counts.reply,
            leaves: people.flatMap(({ leaves }) => leaves),
            people: all,
            limited: areas.some(({ max_away }) => max_away !== null),
          }
        : undefined,
    ...{ lines, chips: table.chips, onClearFilters: table.onClearFilters },
    inputs: [bar.children, bar.search],
    only:
      !isFiltered && open
        ? { ...awayOnly, area: open.area, others: isSettled ? open.people - page.found : undefined }
        : undefined,
    onToggleArea: openArea,
    page:
      page && !isClosed && (page.next || page.previous)
        ? { ...page, rows: rows.length }
        : undefined,
    opened: page && {
      area: lines.find(({ kind }) => kind === 'person')?.area ?? '',
      page: page.number,
      name,
    },
    isPlaceholderData,
    error: failed?.error ?? null,
    refetch: () => failed?.refetch(),
  };
}

import type { CalendarAreas, CalendarPerson } from '@intranet/contract/leave/calendar-endpoints.ts';
import type { DateRange } from '../wallchart/date-range.ts';
import { type AreaCounts, areaLines, type LeaveLine } from './chart-model.ts';

const isOf = (reply: { from: string; to: string }, { from, to }: DateRange) =>
  reply.from === from && reply.to === to;

/** The areas of a reply. While the next days load, they are without counts. */
export const areasIn = (reply: CalendarAreas | undefined, range: DateRange): AreaCounts[] =>
  (reply?.areas ?? []).map((area) =>
    reply && isOf(reply, range)
      ? area
      : { ...area, away: range.days.map(() => 0), away_today: null },
  );

interface PeopleReply {
  from: string;
  to: string;
  rows: readonly CalendarPerson[];
  own: CalendarPerson | null;
}

/** The people of a page, with the user once. While the next days load, they are without leave. */
export function peopleIn(reply: PeopleReply | undefined, range: DateRange): CalendarPerson[] {
  if (!reply) return [];
  const { own, rows } = reply;
  const people = own ? [own, ...rows.filter(({ id }) => id !== own.id)] : [...rows];
  return isOf(reply, range) ? people : people.map((one) => ({ ...one, leaves: [] }));
}

interface Shown {
  own: number | null;
  /** True if filters choose the people, so that areas without any of them have no header. */
  isFiltered: boolean;
  isClosed: (area: string) => boolean;
}

/** The lines of a calendar in pages: the areas' headers, and the people of a page in open areas. */
export function pageLines(
  areas: readonly AreaCounts[],
  people: readonly CalendarPerson[],
  range: DateRange,
  { own, isFiltered, isClosed }: Shown,
): LeaveLine[] {
  const byArea = Map.groupBy(people, ({ area }) => area);
  return areas.flatMap((area): LeaveLine[] => {
    const found = byArea.get(area.area) ?? [];
    if (isFiltered && found.length === 0) return [];
    const closed = isClosed(area.area);
    const { header, people } = areaLines(area, found, range, own);
    return [{ ...header, closed }, ...(closed ? [] : people)];
  });
}

import type { Day, Period } from '@intranet/contract/core/days.ts';
import type { CalendarPeople } from '@intranet/contract/leave/calendar-endpoints.ts';
import { mayOpen } from '@intranet/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIsLong } from '#core/long-lists.ts';
import type { StoredUser } from '#core/session.ts';
import { calendarPeopleQuery, teamLeaveQuery } from '#features/leave/api.ts';
import { calendarQuery } from '#features/leave/calendar/api.ts';

export const MAX_AWAY = 8;

export interface Absence {
  name: string;
  photo?: string;
  start: Day;
  end: Day;
}

export interface Absences {
  /** The number of people. */
  count: number;
  /** The first ones, or all. */
  first: readonly Absence[];
}

const countNames = (first: readonly Absence[]): Absences => ({
  count: new Set(first.map(({ name }) => name)).size,
  first,
});

const ofPage = ({ found, rows }: CalendarPeople): Absences => ({
  count: found,
  first: rows.flatMap(({ name, photo, leaves }) =>
    leaves.filter(({ pending }) => !pending).map(({ start, end }) => ({ name, photo, start, end })),
  ),
});

/** The first people by name who have approved leave. */
const firstAway = (from: Day, to: Day) =>
  calendarPeopleQuery({ from, to, away: 'approved', sort: 'name:asc', limit: String(MAX_AWAY) });

/** Approved leave of everybody, or of the user's area for roles that can't read the lists (D30). */
export function useAbsences(user: StoredUser, period: Period | null, hasText: boolean) {
  const everybody = mayOpen('/calendar', user);
  const { start: from, end: to } = period ?? { start: '', end: '' };
  const enabled = hasText && period !== null;
  const { isLong } = useIsLong('calendar', { enabled: enabled && everybody });
  const calendarOf = useQuery({
    ...calendarQuery(from, to),
    enabled: enabled && everybody && isLong === false,
  });
  const pageOf = useQuery({
    ...firstAway(from, to),
    enabled: enabled && everybody && isLong === true,
  });
  const teamOf = useQuery({ ...teamLeaveQuery(from, to), enabled: enabled && !everybody });
  const { data: calendar } = calendarOf;
  const { data: page } = pageOf;
  const { data: team } = teamOf;
  const absences = useMemo((): Absences | undefined => {
    if (page) return ofPage(page);
    if (team) return countNames(team.away.filter(({ pending }) => !pending));
    if (!calendar) return undefined;
    const people = new Map(calendar.people.map((person) => [person.id, person]));
    return countNames(
      calendar.leaves.flatMap(({ person, pending, start, end }) => {
        const found = people.get(person);
        return found && !pending ? [{ name: found.name, photo: found.photo, start, end }] : [];
      }),
    );
  }, [calendar, page, team]);
  return { absences, queries: [calendarOf, pageOf, teamOf] };
}

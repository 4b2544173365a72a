import * as calls from '@intranet/contract/leave/calendar-endpoints.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { readChangeStamp } from '#core/http/cache/change-stamp.ts';
import type { Router } from '#core/http/route.ts';
import { areaCalled, areaOfEmployee } from '../leave-sql.ts';
import { readCalendarAreas } from './area-counts.ts';
import { readCalendarPeople } from './people-page.ts';
import { readCalendar, readTeamLeave } from './queries.ts';

export function calendarRoutes({ cachedRoute, route }: Router, deps: Deps): void {
  cachedRoute(calls.calendar, async ({ actor, query }) => {
    const day = today(deps);
    const own = actor.employee?.id ?? null;
    return {
      stamp: await readChangeStamp(deps.db, areaCalled(query.area)),
      variant: [query.from, query.to, query.area, day, own],
      read: () => readCalendar(deps.db, query, own, day),
    };
  });

  cachedRoute(calls.calendarAreas, async ({ query }) => {
    const day = today(deps);
    return {
      stamp: await readChangeStamp(deps.db),
      variant: [query.from, query.to, day],
      read: () => readCalendarAreas(deps.db, query, day),
    };
  });

  route(calls.calendarPeople, async ({ actor, query }) =>
    readCalendarPeople(deps.db, query, actor.employee?.id ?? null),
  );

  cachedRoute(calls.teamLeave, async ({ actor, query }) => {
    const own = actor.employee?.id ?? null;
    return {
      stamp: await readChangeStamp(deps.db, areaOfEmployee(own)),
      variant: [query.from, query.to, own],
      read: () => readTeamLeave(deps.db, own, query),
    };
  });
}

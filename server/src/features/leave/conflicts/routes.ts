import { t } from '@intranet/contract/core/i18n/t.ts';
import * as calls from '@intranet/contract/leave/endpoints.ts';
import { z } from 'zod';
import { today } from '#core/clock.ts';
import { cursorDay, cursorId, readCursor, writeCursor } from '#core/db/cursor.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Router } from '#core/http/route.ts';
import { listMonthConflicts, readConflictCounts } from './queries.ts';
import { writeConflicts } from './write-conflicts.ts';

const LIST = 'conflicts';
const PARTS = z.tuple([cursorDay, cursorId, cursorDay, cursorId]);

function toCursor(text: string | undefined) {
  if (text === undefined) return undefined;
  const [start, id, otherStart, otherId] = readCursor(text, LIST, PARTS);
  return { start, id, otherStart, otherId };
}

export function conflictRoutes({ route, streamedRoute }: Router, deps: Deps): void {
  streamedRoute(calls.conflicts, ({ body: { area } }) => writeConflicts(deps.db, area));

  route(calls.conflictCounts, ({ query: { year } }) =>
    readConflictCounts(deps.db, today(deps), year),
  );

  route(calls.monthConflicts, async ({ query }) => {
    const area = await deps.db
      .selectFrom('areas')
      .select('name')
      .where('id', '=', query.area)
      .executeTakeFirst();
    if (!area) throw new AppError('not_found', t('This area no longer exists.'));
    const { rows, hasMore } = await listMonthConflicts(deps.db, {
      ...query,
      after: toCursor(query.after),
    });
    const last = rows.at(-1);
    return {
      area: area.name,
      conflicts: rows.map((row) => ({
        first: {
          employee_id: row.other_employee_id,
          name: row.other_name,
          position: row.other_cargo,
          start: row.other_start,
          end: row.other_end,
        },
        second: {
          employee_id: row.employee_id,
          name: row.name,
          position: row.cargo,
          start: row.start,
          end: row.end,
        },
      })),
      ...(last &&
        hasMore && {
          next: writeCursor(LIST, [last.start, last.id, last.other_start, last.other_id]),
        }),
    };
  });
}

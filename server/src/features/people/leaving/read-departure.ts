import { type Day, maxDay } from '@intranet/contract/core/days.ts';
import type {
  DepartureRecord,
  PersonsDeparture,
} from '@intranet/contract/people/leaving-endpoints.ts';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { KnownSecret, LeavingDeps } from './hooks.ts';
import { checkLastDay } from './policy.ts';
import { type Preview, previewDeparture } from './preview-departure.ts';
import { findDeparture, findLeaver, presentDeparture, recordOf } from './queries.ts';

/** The secrets of a record that the former account still knows: those changed since are left out. */
async function stillKnown(
  { db, leaving }: LeavingDeps,
  accountId: number | null,
): Promise<KnownSecret[]> {
  return accountId === null ? [] : leaving.listKnownSecrets(db, accountId);
}

/** How somebody leaves or has left. @throws AppError not_found, before_start_date, invalid_input */
export async function readDeparture(
  deps: LeavingDeps,
  actor: Actor,
  employeeId: number,
  { lastDay, paysOut }: { lastDay?: Day | undefined; paysOut?: boolean | undefined },
): Promise<PersonsDeparture> {
  const found = await findLeaver(deps.db, employeeId);
  const row = await findDeparture(deps.db, employeeId);
  const { id, name, area, cargo, ativo, startDate } = found;
  const record: DepartureRecord | null = row && recordOf(row);
  // Somebody who came back can leave again.
  const isOver = record !== null && ativo === 'N';
  const day = today(deps);
  const earliest = maxDay(day, startDate ?? day);
  const chosen = lastDay ?? (row && !record ? row.last_day : earliest);
  if (!isOver) checkLastDay(found, chosen, day);
  const pays = paysOut ?? row?.pays_out ?? true;
  const would: Preview = isOver
    ? { preview: null, problem: null }
    : await previewDeparture(deps, actor, { employeeId, lastDay: chosen, paysOut: pays });
  return {
    employee: {
      ...{ employee_id: id, name, area, cargo },
      has_left: ativo === 'N',
      start_date: startDate,
    },
    departure: row && (isOver || !record) ? presentDeparture(row) : null,
    record: isOver ? record : null,
    ...would,
    secrets_known: isOver ? await stillKnown(deps, row?.account_id ?? null) : [],
  };
}

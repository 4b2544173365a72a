import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import { IMPORTED } from '#core/sheets/import-plan.ts';
import { appendLedgerEntries } from '#features/balance/ledger.ts';
import type { NewLeave } from './plan-leaves.ts';

async function insertDecided(
  tx: Tx,
  { actor, now }: { actor: string; now: Date },
  leaves: readonly NewLeave[],
): Promise<number[]> {
  const rows = leaves.map(({ employee, type, start, end, state }, place) => {
    return { place, employee: employee.id, area: employee.areaId, type, start, end, state };
  });
  const { rows: inserted } = await sql<{ id: number }>`
    with given as (
      select nextval(pg_get_serial_sequence('leaves', 'id')) as id, g.*
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(
        place int, employee bigint, area bigint, type text, "start" date, "end" date, state text
      )
    ), inserted as (
      insert into leaves (id, employee_id, area_id, type, starts_on, ends_on, state,
        requested_at, asked_at, decided_at, decided_by, decision_note)
      overriding system value
      select id, employee, area, type, "start", "end", state,
        ${now}, ${now}, ${now}, ${actor}, ${IMPORTED}
      from given order by place
    ), recorded as (
      insert into leave_events (leave_id, actor, event, version, starts_on, ends_on, note)
      select given.id, ${actor}, step.event, 1, "start", "end", ${IMPORTED}
      from given cross join lateral
        (values (1, 'requested'), (2, given.state)) as step(number, event)
      order by given.place, step.number
    )
    select id from given order by place`.execute(tx);
  return inserted.map(({ id }) => id);
}

/** Inserts decided leaves with history and ledger entries. The caller has locked the employees' rows. */
export async function insertLeaves(
  tx: Tx,
  by: { actor: string; now: Date },
  leaves: readonly NewLeave[],
): Promise<void> {
  if (leaves.length === 0) return;
  const ids = await insertDecided(tx, by, leaves);
  const entries = leaves.flatMap(({ employee, entries }, index) =>
    entries.map(({ kind, days, on, reason }) => ({
      employeeId: employee.id,
      kind,
      days,
      effectiveOn: on,
      actor: by.actor,
      reason,
      ...(kind === 'debit' && { leaveId: ids[index] as number }),
    })),
  );
  await appendLedgerEntries(tx, entries);
}

import { sql } from 'kysely';
import type { Tx } from '#core/db/database.ts';
import { IMPORTED } from '#features/people/import/plan-employees.ts';
import type { NewLeave } from './plan-leaves.ts';

/**
 * Stores decided leaves with their history and the ledger's entries, each kind in one statement,
 * however many there are. Call with the employees' rows locked.
 * @param by who imports them, and when
 */
export async function insertLeaves(
  tx: Tx,
  by: { actor: string; now: Date },
  leaves: readonly NewLeave[],
): Promise<void> {
  if (leaves.length === 0) return;
  const { actor, now } = by;
  const rows = leaves.map(({ employee, type, start, end, state }, place) => {
    return { place, employee: employee.id, area: employee.areaId, type, start, end, state };
  });
  const entries = leaves.flatMap((leave, place) =>
    leave.entries.map((entry) => ({ place, employee: leave.employee.id, ...entry })),
  );
  await sql`
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
    insert into ledger_entries (employee_id, kind, days, effective_on, actor, reason, leave_id)
    select e.employee, e.kind, e.days, e."on", ${actor}, e.reason,
      case e.kind when 'debit' then given.id end
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(
      place int, employee bigint, kind text, days numeric, "on" date, reason text
    ) join given using (place)
    order by e.place, e.kind desc`.execute(tx);
}

import { APPROVED_STATES } from '@intranet/contract/leave/leave-states.ts';
import { TYPES_TAKING_BALANCE } from '@intranet/contract/leave/leave-types.ts';
import { sql } from 'kysely';
import { literals } from '#core/db/compile-once.ts';
import type { Tx } from '#core/db/database.ts';
import { LATEST } from '../balances.ts';

/**
 * Stores each leave whose ledger entries don't match its state (D17, D26). An approved vacation has a
 * debit on its first day; one cancelled after approval has an equal reversal; other leave has none. A
 * debit that was given back when its approval was undone doesn't count (D61).
 */
export async function storeDifferences(tx: Tx, reconciliationId: number): Promise<void> {
  await sql`
    with compared as (
      select l.id, l.employee_id, l.days, l.starts_on, d.id is not null as has_debit,
        r.id is not null as has_reversal, d.days as debit, r.days as reversal,
        l.type in ${literals(TYPES_TAKING_BALANCE)}
          and (l.state in ${literals(APPROVED_STATES)} or was_cancelled.it)
          as wants_debit,
        l.type in ${literals(TYPES_TAKING_BALANCE)} and was_cancelled.it as wants_reversal,
        d.effective_on as debit_on, r.effective_on as reversal_on,
        d.employee_id as debit_of, r.employee_id as reversal_of
      from leaves l
      cross join lateral (
        select l.state = 'cancelled' and exists (
          select from leave_events ev where ev.leave_id = l.id and ev.event = 'approved'
        ) as it
      ) was_cancelled
      cross join lateral (
        select l.state <> 'cancelled' and exists (
          select from leave_events ev where ev.leave_id = l.id and ev.event = 'undone'
        ) as it
      ) was_undone
      left join lateral (
        select * from ledger_entries le
        where le.leave_id = l.id and le.kind = 'debit'
          and not (was_undone.it and exists (
            select from ledger_entries back where back.leave_id = l.id and back.kind = 'reversal'
              and back.id > le.id and back.days = -le.days
          ))
        order by le.id desc limit 1
      ) d on true
      left join lateral (
        select * from ledger_entries le
        where le.leave_id = l.id and le.kind = 'reversal'
          and case when d.id is null then not was_undone.it else le.id > d.id end
        order by le.id desc limit 1
      ) r on true
    ), described as (
      select id,
        case when wants_debit then -days else 0 end + case when wants_reversal then days else 0 end
          as expected,
        coalesce(debit, 0) + coalesce(reversal, 0) as found,
        concat_ws(' ',
          case when wants_debit and not has_debit then 'The debit is missing.' end,
          case when has_debit and not wants_debit then 'There is a debit that should not be.' end,
          case when wants_reversal and not has_reversal then 'It was not given back.' end,
          case when has_reversal and not wants_reversal
            then 'It was given back, but should not be.' end,
          case when wants_debit and debit <> -days
            then 'The debit is of ' || trim_scale(-debit) || ' days instead of ' || days || '.' end,
          case when wants_reversal and reversal <> days
            then trim_scale(reversal) || ' days were given back instead of ' || days || '.' end,
          case when wants_debit and debit_on <> starts_on
            then 'The debit is dated ' || to_char(debit_on, 'DD/MM/YYYY') || ' instead of '
              || to_char(starts_on, 'DD/MM/YYYY') || '.' end,
          case when wants_reversal and reversal_on <> starts_on
            then 'What was given back is dated ' || to_char(reversal_on, 'DD/MM/YYYY')
              || ' instead of ' || to_char(starts_on, 'DD/MM/YYYY') || '.' end,
          case when debit_of <> employee_id
            then 'The debit is on the account of '
              || (select name from employees where employees.id = debit_of) || '.' end,
          case when reversal_of <> employee_id
            then 'What was given back is on the account of '
              || (select name from employees where employees.id = reversal_of) || '.' end
        ) as detail
      from compared
    )
    insert into reconciliation_differences (reconciliation_id, leave_id, expected, found, detail)
    select ${reconciliationId}, id, expected, found, detail from described where detail <> ''`.execute(
    tx,
  );
}

/** Stores each employee whose snapshot isn't the sum of its entries (decision 49). */
export async function storeBalanceDifferences(tx: Tx, reconciliationId: number): Promise<void> {
  await sql`
    insert into balance_differences (reconciliation_id, employee_id, expected, found)
    select ${reconciliationId}, s.employee_id, coalesce(le.days, 0), s.days
    from balance_snapshots s
    left join (
      select employee_id, sum(days) as days from ledger_entries
      where id <= ${LATEST} group by employee_id
    ) le on le.employee_id = s.employee_id
    where s.last_entry_id = ${LATEST} and s.days <> coalesce(le.days, 0)`.execute(tx);
}

/** The snapshots' differences that the previous comparison did not report with the same sums. */
export async function listNewBalanceDifferences(tx: Tx, reconciliationId: number) {
  const { rows } = await sql<{ name: string; expected: number; found: number }>`
    select e.name, d.expected, d.found
    from balance_differences d join employees e on e.id = d.employee_id
    where d.reconciliation_id = ${reconciliationId} and not exists (
      select from balance_differences former
      where former.employee_id = d.employee_id and former.expected = d.expected
        and former.found = d.found and former.reconciliation_id = (
          select max(id) from reconciliations where id < ${reconciliationId})
    )
    order by d.employee_id`.execute(tx);
  return rows;
}

/** The differences that the previous comparison did not report in the same words. */
export async function listNewDifferences(tx: Tx, reconciliationId: number) {
  return tx
    .selectFrom('reconciliation_differences as d')
    .innerJoin('leaves as l', 'l.id', 'd.leave_id')
    .innerJoin('employees as e', 'e.id', 'l.employee_id')
    .select(['d.leave_id', 'e.name', 'd.expected', 'd.found', 'd.detail'])
    .where('d.reconciliation_id', '=', reconciliationId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reconciliation_differences as former')
            .select('former.leave_id')
            .whereRef('former.leave_id', '=', 'd.leave_id')
            .whereRef('former.detail', '=', 'd.detail')
            .where('former.reconciliation_id', '=', (eb) =>
              eb
                .selectFrom('reconciliations')
                .select(({ fn }) => fn.max('id').as('id'))
                .where('id', '<', reconciliationId),
            ),
        ),
      ),
    )
    .orderBy('d.leave_id')
    .execute();
}

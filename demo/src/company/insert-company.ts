import type { Day } from '@intranet/contract/core/days.ts';
import type { Tx } from '@intranet/server/core/db/database.ts';
import { hasAccounts } from '@intranet/server/features/accounts/queries.ts';
import { postAccrualsUpTo } from '@intranet/server/features/balance/accruals.ts';
import { approversOn } from '@intranet/server/features/leave/approval/approvers.ts';
import { IS_WAITING } from '@intranet/server/features/leave/leave-sql.ts';
import { sql } from 'kysely';
import type { CompanyPlan, PlannedLeave } from './company-plan.ts';
import {
  leaveLedgerRows,
  openingRow,
  type RowWithId,
  toEventRow,
  toLeaveRow,
} from './company-rows.ts';
import { insertLeaveRules } from './insert-leave-rules.ts';
import { insertRows, insertWithIds } from './insert-rows.ts';

/** True without any account or employee. Concurrent callers wait for this transaction. */
export async function lockEmptyCompany(tx: Tx): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('intranet company'))`.execute(tx);
  if (await hasAccounts(tx)) return false;
  const employee = await tx.selectFrom('employees').select('id').limit(1).executeTakeFirst();
  return employee === undefined;
}

async function insertAccounts(
  tx: Tx,
  plan: CompanyPlan,
  passwordHash: string,
): Promise<Map<string, number>> {
  const own = plan.employees.flatMap(({ account }) => account ?? []);
  const rows = await insertWithIds(tx, 'accounts', [...plan.accounts, ...own], (account, id) => ({
    id,
    username: account.username,
    email: account.email,
    password_hash: passwordHash,
    role: account.role,
    must_change_password: account.mustChangePassword ?? false,
  }));
  return new Map(rows.map((row) => [row.username, row.id]));
}

async function insertEmployees(
  tx: Tx,
  plan: CompanyPlan,
  areaIds: ReadonlyMap<string, number>,
  passwordHash: string,
): Promise<RowWithId<'employees'>[]> {
  const accountIds = await insertAccounts(tx, plan, passwordHash);
  return insertWithIds(tx, 'employees', plan.employees, (employee, id) => ({
    id,
    name: employee.name,
    area_id: areaIds.get(employee.area) as number,
    cargo: employee.cargo,
    ativo: employee.ativo,
    start_date: employee.startDate,
    birth_date: employee.birthDate,
    phone: employee.phone,
    account_id: accountIds.get(employee.name) ?? null,
    accrues_after: employee.accruesAfter,
  }));
}

/** Marks the approvers as notified, with unused links, so that nobody is mailed again. */
async function insertAsked(tx: Tx, today: Day): Promise<void> {
  await sql`
    insert into decision_tokens (token_hash, leave_id, version, account_id, expires_at)
    select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
      l.id, l.version, ap.account_id, l.asked_at + interval '30 days'
    from ${approversOn(today, IS_WAITING)} ap join leaves l on l.id = ap.leave_id`.execute(tx);
}

/** Stores a planned company in an empty database, with all accruals up to today (D17, D18). */
export async function insertCompany(
  tx: Tx,
  plan: CompanyPlan,
  options: { passwordHash: string; today: Day },
): Promise<void> {
  // A company in use needs no list of first steps.
  await tx.updateTable('company_settings').set({ setup_hidden_at: new Date() }).execute();
  const areas = await insertWithIds(tx, 'areas', plan.areas, (name, id) => ({ id, name }));
  const areaIds = new Map(areas.map(({ name, id }) => [name, id]));
  const employees = await insertEmployees(tx, plan, areaIds, options.passwordHash);
  const planned = plan.employees.flatMap(({ leaves }, index) =>
    leaves.map((leave) => ({ leave, employee: employees[index] as RowWithId<'employees'> })),
  );
  const rows = await insertWithIds(tx, 'leaves', planned, ({ leave, employee }, id) =>
    toLeaveRow(id, employee, leave, options.today),
  );
  const leaves = rows.map((row, index) => ({ row, leave: planned[index]?.leave as PlannedLeave }));
  await insertRows(
    tx,
    'leave_events',
    leaves.flatMap(({ leave, row }) => leave.steps.map((step) => toEventRow(row.id, step))),
  );
  await insertRows(tx, 'ledger_entries', [
    ...plan.employees.map((employee, index) =>
      openingRow((employees[index] as RowWithId<'employees'>).id, employee),
    ),
    ...leaves.flatMap(({ leave, row }) => leaveLedgerRows(leave, row)),
  ]);
  await postAccrualsUpTo(tx, options.today);
  await insertLeaveRules(tx, plan, areaIds, employees);
  await insertAsked(tx, options.today);
}

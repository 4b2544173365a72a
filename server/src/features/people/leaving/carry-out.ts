import { roundDays } from '@intranet/contract/balance/amounts.ts';
import { DEDUCTION_LABELS } from '@intranet/contract/balance/ledger-kinds.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { DepartureRecord } from '@intranet/contract/people/leaving-endpoints.ts';
import { sql } from 'kysely';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { appendLedger, appendLedgerEntries } from '#features/balance/ledger.ts';
import { changeEmployee } from '../employees/change-employee.ts';
import type { Change } from '../hooks.ts';
import { type Employee, lockEmployee } from '../queries.ts';
import type { LeaversAccount, LeavingDeps } from './hooks.ts';
import { findAccountOf, listHeadsOf, listOwnDeputies } from './queries.ts';

export interface Leaving {
  employeeId: number;
  lastDay: Day;
  /** Whether the days owed become a Termination deduction. */
  paysOut: boolean;
}

export interface CarriedOut {
  record: DepartureRecord;
  /** True if the person had status N before. */
  hadLeft: boolean;
  account: LeaversAccount | null;
}

type LeavingChange = Change & { deps: LeavingDeps };

/** Takes back the accruals after the last day, each on its date. @returns the days */
async function reverseLateAccruals(tx: Tx, { actor }: Change, { employeeId, lastDay }: Leaving) {
  const late = await tx
    .selectFrom('ledger_entries')
    .select(['effective_on', 'days'])
    .where('employee_id', '=', employeeId)
    .where('kind', '=', 'accrual')
    .where('effective_on', '>', lastDay)
    // Those that an earlier departure has taken back are not taken back twice.
    .where(
      sql<boolean>`not exists (
        select from ledger_entries back where back.employee_id = ledger_entries.employee_id
          and back.kind = 'adjustment' and back.effective_on = ledger_entries.effective_on
          and back.reason = ${AFTER_LAST_DAY})`,
    )
    .execute();
  const entries = late.map(({ effective_on, days }) => ({
    employeeId,
    kind: 'adjustment' as const,
    days: -days,
    effectiveOn: effective_on,
    actor,
    reason: AFTER_LAST_DAY,
  }));
  await appendLedgerEntries(tx, entries);
  return roundDays(late.reduce((sum, { days }) => sum + days, 0));
}

/** The ledger stores reasons in English. */
const AFTER_LAST_DAY = 'Accrued after the last day';

/** The sum of the ledger, once nothing after the last day counts any more. */
async function sumLedger(tx: Tx, employeeId: number): Promise<number> {
  const { days } = await tx
    .selectFrom('ledger_entries')
    .select(sql<number>`coalesce(sum(days), 0)`.as('days'))
    .where('employee_id', '=', employeeId)
    .executeTakeFirstOrThrow();
  return roundDays(days);
}

/** Posts what is owed as a Termination deduction on the last day. @returns the days, 0 if none are owed */
async function payOut(tx: Tx, { actor }: Change, { employeeId, lastDay }: Leaving, owed: number) {
  if (owed <= 0) return 0;
  await appendLedger(tx, {
    employeeId,
    kind: 'deduction',
    days: -owed,
    effectiveOn: lastDay,
    actor,
    reason: DEDUCTION_LABELS.RESCISÃO,
    deductionType: 'RESCISÃO',
  });
  return owed;
}

const changedAccount = ({ name }: Pick<Employee, 'name'>) =>
  new AppError('conflict', t('The account of {name} has changed. Please try again.', { name }));

/** Locks the account, all administrators, and then the employee, in the order of renaming and deleting. */
async function lockLeaver(tx: Tx, { deps, by }: LeavingChange, employeeId: number) {
  const accountId = await findAccountOf(tx, employeeId);
  const account = accountId === null ? null : await deps.leaving.lockAccount(tx, by, accountId);
  const employee = await lockEmployee(tx, employeeId);
  if ((employee.account?.id ?? null) !== (account?.id ?? null)) throw changedAccount(employee);
  return { account, employee };
}

/** What the person did for others, and the vault's secrets that they know. */
async function readTies(
  tx: Tx,
  { deps, today: lastDay }: LeavingChange,
  employee: Employee,
  account: LeaversAccount | null,
) {
  const day = today(deps);
  const { username } = account?.facts ?? { username: null };
  return {
    decidable: account ? await deps.leaving.listDecidable(tx, account.id, day) : [],
    deputies: await listOwnDeputies(tx, employee.id, day),
    deputyOf: await listHeadsOf(tx, employee.id, day),
    items: await deps.leaving.listOwnedItems(tx, employee.id),
    announcements: username ? await deps.leaving.listOwnAnnouncements(tx, username, lastDay) : [],
    secrets: account ? await deps.leaving.listKnownSecrets(tx, account.id) : [],
  };
}

/** Brings status, leave and ledger to the last day, which is the change's `today`. @returns also the days owed */
export async function settle(tx: Tx, change: LeavingChange, leaving: Leaving, employee: Employee) {
  const { deps } = change;
  await changeEmployee(tx, change, employee, { ativo: 'N' });
  // Marked as left before with a later day, the person may have leave that the last day ends.
  if (employee.ativo === 'N') await deps.hooks.cancelFutureLeave(tx, change, employee);
  await deps.leaving.shortenLeave(tx, change, employee);
  const lateAccruals = await reverseLateAccruals(tx, change, leaving);
  return { lateAccruals, owed: await sumLedger(tx, leaving.employeeId) };
}

/**
 * Does all that leaving means, as of the last day: status N with its consequences (decision 28), leave
 * that goes beyond it, the ledger, the account, and new approvers. The same code makes the preview.
 * @throws AppError own_account, last_admin, conflict
 */
export async function carryOut(
  tx: Tx,
  given: LeavingChange,
  leaving: Leaving,
  { isPreview = false } = {},
): Promise<CarriedOut> {
  const { employeeId, lastDay, paysOut } = leaving;
  const { deps } = given;
  // A late run must count leave and accruals as the last day's evening would have.
  const change = { ...given, today: lastDay };
  const { account, employee } = await lockLeaver(tx, change, employeeId);
  const person = { employeeId, accountId: account?.id };
  const areasBefore = await deps.hooks.listApprovalAreas(tx, person);
  const ties = await readTies(tx, change, employee, account);
  const leaves = await deps.leaving.listLeaves(tx, employeeId, lastDay);

  const { lateAccruals, owed } = await settle(tx, change, leaving, employee);
  const paidOut = paysOut ? await payOut(tx, change, leaving, owed) : 0;
  if (account) await deps.leaving.deleteAccount(tx, change.by, account);
  // A preview mails nobody, and must not hold up the approvals of others.
  if (!isPreview) {
    await deps.hooks.requestMissingApprovals(tx, { ...person, areasBefore });
    if (account) {
      await deps.hooks.markLostSecrets(tx, {
        by: change.by,
        cause: 'left',
        accountId: account.id,
      });
    }
  }

  const record: DepartureRecord = {
    last_day: lastDay,
    withdrawn: leaves.pending,
    cancelled: leaves.after,
    shortened: leaves.beyond,
    late_accruals: lateAccruals,
    owed,
    paid_out: paidOut,
    handed_over: await deps.leaving.listDeciders(tx, ties.decidable, today(deps)),
    deputies: ties.deputies,
    deputy_of: ties.deputyOf,
    account: account?.facts ?? null,
    items: ties.items,
    announcements: ties.announcements,
    secrets: ties.secrets,
  };
  return { record, hadLeft: employee.ativo === 'N', account };
}

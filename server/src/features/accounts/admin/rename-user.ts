import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Actor } from '#core/actor.ts';
import { type By, recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import { atField } from '#core/errors.ts';
import { notify } from '#core/notify/notify.ts';
import { assertDistinctName, assertUnshared, lockNames } from '#features/people/distinct-names.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import { linkAccountToEmployee, renameEmployeeOf } from '#features/people/update-employee.ts';
import { waitsForInvitation } from '../joining/queries.ts';
import { renamedMail } from '../mails.ts';
import type { AccountRow } from '../policy.ts';
import { clearBucket, nameBucket } from '../rate-limit/rate-limit.ts';
import { throwIfNameTaken } from '../unique-violation.ts';
import { lockAccount } from './lock-account.ts';

/** @returns the id of the employee who was renamed too */
async function writeNames(tx: Tx, account: AccountRow, name: string): Promise<number | undefined> {
  await tx.updateTable('accounts').set({ username: name }).where('id', '=', account.id).execute();
  const employeeId = await renameEmployeeOf(tx, account, name);
  // A user registered under a wrong name is linked to their employee record by the right one.
  await linkAccountToEmployee(tx, account.id, name);
  return employeeId;
}

interface Renamed {
  account: AccountRow;
  name: string;
  /** The field that the caller fills in. */
  field: string;
  /** True if the employee may get the name of another one. */
  anotherPerson?: boolean;
}

/**
 * Renames a locked account and its employee, and mails the person (D71). The caller holds `lockNames`.
 * @param options.checksApprovals false for a caller that requests missing approvals itself, after all its writes
 */
export async function renameAccount(
  tx: Tx,
  deps: PeopleDeps,
  actor: By,
  { account, name, field, anotherPerson = false }: Renamed,
  { checksApprovals = true } = {},
): Promise<void> {
  await assertDistinctName(tx, name, field, { accountId: account.id });
  const employeeId = await writeNames(tx, account, name).catch((error: unknown) =>
    throwIfNameTaken(error, { username: field }),
  );
  if (employeeId !== undefined && !anotherPerson) await assertUnshared(tx, name, field, employeeId);
  if (checksApprovals) await deps.hooks.requestMissingApprovals(tx, { accountId: account.id });
  await recordAct(tx, actor, 'user_renamed', account.username, { to: name });
  // Attempts counted for the old name must not block its next owner.
  await clearBucket(tx, nameBucket(account.username));
  // Until somebody joins, the address may be a stranger's.
  if (await waitsForInvitation(tx, account.id)) return;
  const facts = { username: name, former: account.username, by: actor.username };
  const { publicUrl, timeZone } = deps.config;
  const at = deps.clock.now();
  const content = () => renamedMail({ ...facts, at, timeZone, publicUrl });
  const to = { accountId: account.id, email: account.email };
  await notify(tx, deps, [{ event: 'account_renamed', to, content, path: '/account' }]);
}

/** Renames its employee too. All else refers to the person and stays (D11, pitfall 19). */
export async function renameUser(
  deps: PeopleDeps,
  actor: Actor,
  input: { currentUsername: string; newUsername: string },
): Promise<void> {
  const name = input.newUsername;
  await deps.db.transaction().execute(async (tx) => {
    await lockNames(tx);
    const account = await lockAccount(tx, input.currentUsername, 'current_username');
    if (account.username === name) {
      throw atField('invalid_input', 'new_username', t('The user already has this name'));
    }
    await renameAccount(tx, deps, actor, { account, name, field: 'new_username' });
  });
}

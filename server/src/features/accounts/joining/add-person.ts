import type { Language } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { checkAll } from '#core/check-all.ts';
import type { Tx } from '#core/db/database.ts';
import { atField } from '#core/errors.ts';
import { assertDistinctName, lockNames } from '#features/people/distinct-names.ts';
import {
  assertNewEmployee,
  assertNewName,
  insertNewEmployee,
  type NewEmployee,
} from '#features/people/employees/create-employee.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import { insertAccount } from '../insert-account.ts';
import { findAccountByEmail, findAccountByUsername } from '../queries.ts';
import { emailTaken, throwIfNameTaken, usernameTaken } from '../unique-violation.ts';
import { invite } from './invitation.ts';

export interface NewPerson {
  employee: NewEmployee;
  anotherPerson: boolean;
  account: { username: string; email: string; role: Role; language: Language | null };
}

function assertCanJoin({ ativo }: NewEmployee): void {
  if (ativo !== 'N') return;
  const sentence = t(
    'People who have left can’t be invited. Choose another status, or no account.',
  );
  throw atField('invalid_input', 'ativo', sentence);
}

async function assertFreeAccount(tx: Tx, { username, email }: NewPerson['account']) {
  await checkAll([
    async () => {
      if (await findAccountByUsername(tx, username)) throw usernameTaken();
      await assertDistinctName(tx, username, 'username');
    },
    async () => {
      if (await findAccountByEmail(tx, email)) throw emailTaken();
    },
  ]);
}

/**
 * Creates an employee and their account, linked by id, and emails the invitation, all or nothing (D12, D71).
 * @throws AppError invalid_input, name_taken, confusable_name, username_taken, email_taken
 */
export async function addPerson(
  deps: PeopleDeps,
  actor: Actor,
  { employee, anotherPerson, account }: NewPerson,
): Promise<{ employeeId: number; link: string | null }> {
  return deps.db.transaction().execute(async (tx) => {
    await lockNames(tx);
    await checkAll([
      () => assertNewEmployee(deps, employee),
      () => assertCanJoin(employee),
      () => assertNewName(tx, employee.name, anotherPerson),
      () => assertFreeAccount(tx, account),
    ]);
    const employeeId = await insertNewEmployee(tx, deps, actor, employee, { linksByName: false });
    const { id } = await insertAccount(tx, { ...account, passwordHash: null, employeeId }).catch(
      throwIfNameTaken,
    );
    const link = await invite(tx, deps, actor, { id, ...account });
    await recordAct(tx, actor, 'user_invited', account.username, {
      role: account.role,
      ...(link && { link_shown: true }),
    });
    // Whoever joins can decide (D23); until then, a new Head changes who else does.
    await deps.hooks.requestMissingApprovals(tx, { employeeId, accountId: id });
    return { employeeId, link };
  });
}

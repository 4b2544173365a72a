import type { Role } from '@intranet/contract/core/roles.ts';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { notify } from '#core/notify/notify.ts';
import { assertDistinctName, lockNames } from '#features/people/distinct-names.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import { insertAccount } from '../insert-account.ts';
import { welcomeMail } from '../mails.ts';
import { checkNewPassword, hashPassword } from '../passwords.ts';
import { throwIfNameTaken } from '../unique-violation.ts';

export interface RegisterInput {
  username: string;
  email: string;
  password: string;
  role: Role;
  mustChangePassword: boolean;
  employeeId: number | undefined;
}

/** Links the employee of its name (D12). @throws AppError username_taken, email_taken, … */
export async function registerUser(
  deps: PeopleDeps,
  actor: Actor,
  { password, ...input }: RegisterInput,
): Promise<void> {
  await checkNewPassword(password, input.username, 'password');
  const passwordHash = await hashPassword(password);
  const { companyName, publicUrl } = deps.config;
  await deps.db.transaction().execute(async (tx) => {
    await lockNames(tx);
    await assertDistinctName(tx, input.username, 'username');
    const account = await insertAccount(tx, { ...input, passwordHash }).catch(throwIfNameTaken);
    await recordAct(tx, actor, 'user_registered', input.username, { role: input.role });
    const facts = { username: input.username, by: actor.username, companyName, publicUrl };
    const to = { accountId: account.id, email: input.email };
    await notify(tx, deps, [
      { event: 'account_created', to, content: () => welcomeMail(facts), path: '/account' },
    ]);
    await deps.hooks.requestMissingApprovals(tx, { accountId: account.id });
  });
}

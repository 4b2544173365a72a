import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { sql } from 'kysely';
import { recordAudit } from '#core/audit/record.ts';
import { type FoldedName, KnownNames } from '#core/confusable-names.ts';
import type { Tx } from '#core/db/database.ts';
import { AppError } from '#core/errors.ts';
import { confusionIn, listNames, lockNames } from '#features/people/distinct-names.ts';
import type { PeopleHooks } from '#features/people/hooks.ts';
import { insertAccount } from '../insert-account.ts';
import { SignOnFailure } from './sign-on-failure.ts';
import { usernamesFor } from './usernames.ts';

async function freeNames(tx: Tx, usernames: string[]): Promise<FoldedName[]> {
  const { rows } = await sql<FoldedName>`
    select username as name, lower(username) as folded
    from unnest(${usernames}::text[]) with ordinality as wanted (username, place)
    where not exists (select from accounts a where lower(a.username) = lower(wanted.username))
    order by place`.execute(tx);
  return rows;
}

const confusable = (problem: string) =>
  new SignOnFailure(
    'confusable_name',
    t(
      'Your name looks like someone else’s name here. Please ask an administrator of the intranet to create your account.',
    ),
    `confusable name: ${problem}`,
  );

/** The first fitting name that is free. @throws SignOnFailure confusable_name; AppError conflict */
async function chooseUsername(tx: Tx, person: { name: string; email: string }): Promise<string> {
  const wanted = usernamesFor(person.name, person.email);
  const names = new KnownNames(await listNames(tx));
  for (const free of await freeNames(tx, wanted)) {
    const problem = confusionIn(names, free);
    if (!problem) return free.name;
    // A number would not make a look-alike distinct.
    if (free.name === wanted[0]) throw confusable(problem);
  }
  throw new AppError(
    'conflict',
    t(
      'We couldn’t find a free username for you. Please ask an administrator to create your account.',
    ),
  );
}

/** A name at the provider must not grant approvals, so approvers are not linked (D12). */
export async function makeAccount(
  tx: Tx,
  deps: { hooks: PeopleHooks },
  person: { name: string; email: string },
  { role, address }: { role: Role; address: string },
): Promise<{ id: number; username: string }> {
  await lockNames(tx);
  const username = await chooseUsername(tx, person);
  const account = { username, email: person.email, role, passwordHash: null };
  const { id } = await insertAccount(tx, account, 'unless they approve leave');
  await recordAudit(tx, {
    action: 'user_registered',
    actor: { accountId: id, name: username },
    subject: username,
    address,
    detail: { role, method: 'single_sign_on' },
  });
  await deps.hooks.requestMissingApprovals(tx, { accountId: id });
  return { id, username };
}

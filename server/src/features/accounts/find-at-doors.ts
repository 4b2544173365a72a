import { type Day, dayIn } from '@intranet/contract/days.ts';
import type { Actor } from '#core/actor.ts';
import type { Config } from '#core/config.ts';
import { compileOnce, type Values } from '#core/db/compile-once.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { ACTOR_COLUMNS, employeeOfAccount, isNamed, toActor } from './queries.ts';
import { ADDRESS_LIMIT, countedSince, type Door, NAME_LIMIT, shutBy } from './throttle.ts';
import { hasTwoFactor } from './two-factor/queries.ts';

type SignInDoors = readonly [name: Door, address: Door];

interface DoorsAsked {
  nameKey: string;
  addressKey: string;
  since: Date;
}

const doorsAsked = ([name, address]: SignInDoors, now: Date): DoorsAsked => ({
  nameKey: name.key,
  addressKey: address.key,
  since: countedSince(now),
});

const shut = (value: Values<DoorsAsked>) =>
  shutBy(
    [
      { key: value('nameKey'), limit: NAME_LIMIT },
      { key: value('addressKey'), limit: ADDRESS_LIMIT },
    ],
    value('since'),
  ).as('shut_by');

const selectByName = compileOnce((db, value: Values<DoorsAsked & { name: string }>) =>
  db
    .selectFrom(db.selectNoFrom(shut(value)).as('doors'))
    .leftJoin('accounts as a', (join) => join.on(isNamed(value('name'))))
    .select(['shut_by', 'id', 'username', 'email', 'password_hash'])
    .select(hasTwoFactor.as('two_factor')),
);

/** What sign-in knows of an account. */
export interface SignInAccount {
  id: number;
  username: string;
  email: string;
  password_hash: string | null;
  two_factor: boolean;
}

/**
 * An account by its username, whatever the letter case (D6), and whether the doors before it are shut, in
 * one query: see `refuseShut`.
 */
export async function findAtDoors(
  db: DbOrTx,
  username: string,
  doors: SignInDoors,
  now: Date,
): Promise<{ account: SignInAccount | null; shutBy: Date | null }> {
  const name = username.normalize('NFC');
  const [row] = await selectByName(db, { ...doorsAsked(doors, now), name });
  if (!row) throw new Error('A query of one row gave none');
  const { shut_by, id, username: ownName, email, ...rest } = row;
  const found = id !== null && ownName !== null && email !== null;
  return { account: found ? { id, username: ownName, email, ...rest } : null, shutBy: shut_by };
}

interface LookedAt {
  id: number | null;
  hash: string | null;
  today: Day;
}

const selectAgain = compileOnce((db, value: Values<DoorsAsked & LookedAt>) =>
  db
    .selectFrom(db.selectNoFrom(shut(value)).as('doors'))
    .leftJoin(
      db
        .selectFrom('accounts as a')
        .select(['id', 'username', 'email', 'role', 'must_change_password', 'photo_key'])
        .select(hasTwoFactor.as('two_factor'))
        .where('id', '=', value('id'))
        .where('password_hash', '=', value('hash'))
        .forShare()
        .as('a'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(employeeOfAccount(value('today')), (join) => join.onTrue())
    .select(['shut_by', 'two_factor'])
    .select(ACTOR_COLUMNS),
);

/**
 * The same doors again, and the account while the password that was looked at is still its own; it is held
 * until the end: a password that was replaced meanwhile opens nothing, since its sessions have just been
 * ended (S2).
 * @returns `actor`: who signs in, null when the password is not the same any more; `twoFactor`: whether
 *   a code is asked for by now
 */
export async function findAgainAtDoors(
  tx: Tx,
  account: SignInAccount | null,
  doors: SignInDoors,
  now: Date,
  config: Pick<Config, 'adminTwoFactor' | 'timeZone'>,
): Promise<{ actor: Actor | null; twoFactor: boolean; shutBy: Date | null }> {
  const [row] = await selectAgain(tx, {
    ...doorsAsked(doors, now),
    id: account?.id ?? null,
    hash: account?.password_hash ?? null,
    today: dayIn(config.timeZone, now),
  });
  if (!row) throw new Error('A query of one row gave none');
  const { shut_by: shutBy, account_id, username, email, role, must_change_password, ...rest } = row;
  const twoFactor = row.two_factor === true;
  if (account_id === null || username === null || email === null || role === null) {
    return { actor: null, twoFactor, shutBy };
  }
  const found = { account_id, username, email, role, ...rest };
  const known = { ...found, must_change_password: must_change_password === true };
  return { actor: toActor(known, config, !twoFactor), twoFactor, shutBy };
}

import { type Day, dayIn } from '@intranet/contract/core/days.ts';
import type { Actor, DeviceClaim } from '#core/actor.ts';
import type { Config } from '#core/config.ts';
import { compileOnce, type Values } from '#core/db/compile-once.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import { deviceFor } from './device-cookie.ts';
import type { Attempt } from './judge-attempt.ts';
import { ACTOR_COLUMNS, employeeOfAccount, isNamed, toActor } from './queries.ts';
import {
  ADDRESS_LIMIT,
  addressDoor,
  countedSince,
  DEVICE_LIMIT,
  deviceDoor,
  NAME_LIMIT,
  nameDoor,
  shutBy,
} from './throttle.ts';
import { hasTwoFactor } from './two-factor/queries.ts';

/** Keys of the rate limits that a query looks at; null for one that does not apply. */
interface DoorsAsked {
  nameKey: string | null;
  addressKey: string | null;
  deviceKey: string | null;
  since: Date;
}

const nameOrAddress = (value: Values<DoorsAsked>) => [
  { key: value('nameKey'), limit: NAME_LIMIT },
  { key: value('addressKey'), limit: ADDRESS_LIMIT },
];
const ofDevice = (value: Values<DoorsAsked>) => ({ key: value('deviceKey'), limit: DEVICE_LIMIT });

const shutForUnknown = (value: Values<DoorsAsked>) =>
  shutBy(nameOrAddress(value), value('since')).as('shut_by');
const shutForDevice = (value: Values<DoorsAsked>) =>
  shutBy([ofDevice(value)], value('since')).as('device_shut_by');
const shutForAny = (value: Values<DoorsAsked>) =>
  shutBy([...nameOrAddress(value), ofDevice(value)], value('since')).as('shut_by');

const selectByName = compileOnce((db, value: Values<DoorsAsked & { name: string }>) =>
  db
    .selectFrom(db.selectNoFrom([shutForUnknown(value), shutForDevice(value)]).as('doors'))
    .leftJoin('accounts as a', (join) => join.on(isNamed(value('name'))))
    .select(['shut_by', 'device_shut_by'])
    .select(['id', 'username', 'email', 'password_hash', 'device_generation'])
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
 * Finds an account by its username, whatever the letter case (D6), and reads the rate limits of an attempt
 * to sign in to it, in one query.
 * @param from the address, and what the browser's device cookie says
 * @returns `device`: the known browser that the attempt counts against, or null if it has no valid device
 *   cookie of this account or is blocked; `shutBy`: see `refuseShut`, for the limits that apply
 */
export async function findAtDoors(
  db: DbOrTx,
  username: string,
  from: { address: string; claim: DeviceClaim | null },
  now: Date,
): Promise<{ account: SignInAccount | null; device: string | null; shutBy: Date | null }> {
  const name = username.normalize('NFC');
  const { address, claim } = from;
  const [row] = await selectByName(db, {
    nameKey: nameDoor(username).key,
    addressKey: addressDoor(address).key,
    deviceKey: claim && deviceDoor(claim.device).key,
    since: countedSince(now),
    name,
  });
  if (!row) throw new Error('A query of one row gave none');
  const { shut_by, device_shut_by, device_generation, ...rest } = row;
  const { id, username: ownName, email } = rest;
  if (id === null || ownName === null || email === null || device_generation === null) {
    return { account: null, device: null, shutBy: shut_by };
  }
  const known = deviceFor(claim, { id, deviceGeneration: device_generation });
  const device = device_shut_by ? null : known;
  const account = { ...rest, id, username: ownName, email };
  return { account, device, shutBy: device === null ? shut_by : null };
}

interface LookedAt {
  id: number | null;
  hash: string | null;
  today: Day;
}

const selectAgain = compileOnce((db, value: Values<DoorsAsked & LookedAt>) =>
  db
    .selectFrom(db.selectNoFrom(shutForAny(value)).as('doors'))
    .leftJoin(
      db
        .selectFrom('accounts as a')
        .select(['id', 'username', 'email', 'role', 'must_change_password', 'photo_key'])
        .select('device_generation')
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
 * Reads the rate limits of an attempt again, and locks the account row if the password is still the one
 * that was checked: a password that was changed in the meantime is rejected (S2).
 * @returns `actor`: who signs in, null when the password is not the same any more; `twoFactor`: whether
 *   a code is asked for by now
 */
export async function findAgainAtDoors(
  tx: Tx,
  account: SignInAccount | null,
  { name, origin, device }: Pick<Attempt, 'name' | 'origin' | 'device'>,
  now: Date,
  config: Pick<Config, 'adminTwoFactor' | 'timeZone'>,
): Promise<{ actor: Actor | null; twoFactor: boolean; shutBy: Date | null }> {
  const [row] = await selectAgain(tx, {
    nameKey: device === null ? nameDoor(name).key : null,
    addressKey: device === null ? addressDoor(origin.address).key : null,
    deviceKey: device === null ? null : deviceDoor(device).key,
    since: countedSince(now),
    id: account?.id ?? null,
    hash: account?.password_hash ?? null,
    today: dayIn(config.timeZone, now),
  });
  if (!row) throw new Error('A query of one row gave none');
  const { shut_by: shutBy, account_id, username, email, role, must_change_password, ...rest } = row;
  const { device_generation } = row;
  const twoFactor = row.two_factor === true;
  if (
    account_id === null ||
    username === null ||
    email === null ||
    role === null ||
    device_generation === null
  ) {
    return { actor: null, twoFactor, shutBy };
  }
  const found = { ...rest, account_id, username, email, role, device_generation };
  const known = { ...found, must_change_password: must_change_password === true };
  return { actor: toActor(known, config, !twoFactor), twoFactor, shutBy };
}

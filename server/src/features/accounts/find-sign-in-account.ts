import { type Day, dayIn } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import type { DeviceClaim, User } from '#core/actor.ts';
import type { Config } from '#core/config.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import {
  employeeOfAccount,
  hasEmail,
  hasUsername,
  toUser,
  USER_COLUMNS,
  type UserRow,
} from './queries.ts';
import { deviceFor } from './rate-limit/device-cookie.ts';
import {
  ADDRESS_LIMIT,
  addressBucket,
  blockedUntil,
  DEVICE_LIMIT,
  deviceBucket,
  NAME_LIMIT,
  nameBucket,
  nameKey,
  windowStart,
} from './rate-limit/rate-limit.ts';
import type { Attempt } from './rate-limit/rate-limited-attempt.ts';
import { hasTwoFactor } from './two-factor/queries.ts';

interface BucketKeys {
  nameKey: string | null;
  addressKey: string | null;
  deviceKey: string | null;
  since: Date;
}

const ofDevice = (key: string | null) => ({ key, limit: DEVICE_LIMIT });

const blockedIfAny = ({ nameKey, addressKey, deviceKey, since }: BucketKeys) =>
  blockedUntil(
    [
      { key: nameKey, limit: NAME_LIMIT },
      { key: addressKey, limit: ADDRESS_LIMIT },
      ofDevice(deviceKey),
    ],
    since,
  ).as('blocked_until');

type Typed = Omit<BucketKeys, 'nameKey'> & { name: string };

/** Failures count by the account's name, whether the name or the email address was typed (D71). */
const selectTyped = (db: DbOrTx, { name, addressKey, deviceKey, since }: Typed) =>
  db
    .selectFrom(sql`(select)`.as('one'))
    .leftJoin('accounts as a', (join) =>
      join.on(({ or }) => or([hasUsername(name), hasEmail(name)])),
    )
    .select(
      blockedUntil(
        [
          { key: nameKey(sql`coalesce(a.username, ${name})`), limit: NAME_LIMIT },
          { key: addressKey, limit: ADDRESS_LIMIT },
        ],
        since,
      ).as('blocked_until'),
    )
    .select(blockedUntil([ofDevice(deviceKey)], since).as('device_blocked_until'))
    .select(['id', 'username', 'email', 'password_hash', 'device_generation'])
    .select(hasTwoFactor.as('two_factor'));

export interface SignInAccount {
  id: number;
  username: string;
  email: string;
  password_hash: string | null;
  two_factor: boolean;
}

/** One query, by name or email address. @returns `device`: the known browser to count against, or null */
export async function findSignInAccount(
  db: DbOrTx,
  typed: string,
  from: { address: string; claim: DeviceClaim | null },
  now: Date,
): Promise<{ account: SignInAccount | null; device: string | null; blockedUntil: Date | null }> {
  const name = typed.normalize('NFC');
  const { address, claim } = from;
  const row = await selectTyped(db, {
    addressKey: addressBucket(address).key,
    deviceKey: claim && deviceBucket(claim.device).key,
    since: windowStart(now),
    name,
  }).executeTakeFirstOrThrow();
  const { blocked_until, device_blocked_until, device_generation, ...found } = row;
  if (found.id === null || device_generation === null) {
    return { account: null, device: null, blockedUntil: blocked_until };
  }
  const account = found as SignInAccount;
  const known = deviceFor(claim, { id: account.id, deviceGeneration: device_generation });
  const device = device_blocked_until ? null : known;
  return { account, device, blockedUntil: device === null ? blocked_until : null };
}

type LookedAt = { id: number | null; hash: string | null; today: Day };

const selectAgain = (db: DbOrTx, { id, hash, today, ...keys }: BucketKeys & LookedAt) =>
  db
    .selectFrom(db.selectNoFrom(blockedIfAny(keys)).as('buckets'))
    .leftJoin(
      db
        .selectFrom('accounts as a')
        .select(['id', 'username', 'email', 'role', 'must_change_password', 'photo_key'])
        .select('device_generation')
        .select(hasTwoFactor.as('two_factor'))
        .where('id', '=', id)
        .where('password_hash', '=', hash)
        .forShare()
        .as('a'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(employeeOfAccount(today), (join) => join.onTrue())
    .select(['blocked_until', 'two_factor'])
    .select(USER_COLUMNS);

/** Locks the account (S2). @returns `user`: null if the password has changed meanwhile */
export async function recheckSignInAccount(
  tx: Tx,
  account: SignInAccount | null,
  { name, origin, device }: Pick<Attempt, 'name' | 'origin' | 'device'>,
  now: Date,
  config: Pick<Config, 'adminTwoFactor' | 'timeZone'>,
): Promise<{ user: User | null; twoFactor: boolean; blockedUntil: Date | null }> {
  const row = await selectAgain(tx, {
    nameKey: device === null ? nameBucket(name).key : null,
    addressKey: device === null ? addressBucket(origin.address).key : null,
    deviceKey: device === null ? null : deviceBucket(device).key,
    since: windowStart(now),
    id: account?.id ?? null,
    hash: account?.password_hash ?? null,
    today: dayIn(config.timeZone, now),
  }).executeTakeFirstOrThrow();
  const { blocked_until: blockedUntil, two_factor, ...found } = row;
  const twoFactor = two_factor === true;
  const isUnchanged = found.account_id !== null;
  const user = isUnchanged ? toUser(found as UserRow, config, !twoFactor) : null;
  return { user, twoFactor, blockedUntil };
}

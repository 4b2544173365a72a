import type { Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { deviceFor } from './device-cookie.ts';
import { addressBucket, type Bucket, deviceBucket, isBlocked } from './rate-limit.ts';

type KnownAccount = { id: number; deviceGeneration: number };

/** The browser's device id if the account knows it and it is not blocked (D44), else null. */
export async function findOpenDevice(
  { db, clock }: Deps,
  origin: Origin,
  account: KnownAccount | null,
): Promise<string | null> {
  const device = deviceFor(origin.readDevice?.(), account);
  const isOpen = device !== null && !(await isBlocked(db, deviceBucket(device), clock.now()));
  return isOpen ? device : null;
}

/** The bucket of the browser's device if it is open, else the address's. */
export async function bucketOfBrowser(deps: Deps, origin: Origin, account: KnownAccount | null) {
  const device = await findOpenDevice(deps, origin, account);
  return device === null ? addressBucket(origin.address) : deviceBucket(device);
}

/** The bucket before the account is known; the device cookie names its own account. */
export async function bucketOfUnnamed(deps: Deps, origin: Origin): Promise<Bucket> {
  const claim = origin.readDevice?.();
  const account = claim
    ? await deps.db
        .selectFrom('accounts')
        .select(['id', 'device_generation as deviceGeneration'])
        .where('id', '=', claim.accountId)
        .executeTakeFirst()
    : undefined;
  return bucketOfBrowser(deps, origin, account ?? null);
}

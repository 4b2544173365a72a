import type { Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { deviceFor } from './device-cookie.ts';
import { addressBucket, type Bucket, deviceBucket, isBlocked } from './rate-limit.ts';

type KnownAccount = { id: number; deviceGeneration: number };

/** The browser's own bucket if the account knows it and it is not blocked (D44), otherwise the address's. */
export async function bucketOfBrowser(
  deps: Pick<Deps, 'db' | 'clock'>,
  origin: Origin,
  account: KnownAccount | null,
): Promise<Bucket> {
  const device = deviceFor(origin.readDevice?.(), account);
  if (device === null || (await isBlocked(deps.db, deviceBucket(device), deps.clock.now()))) {
    return addressBucket(origin.address);
  }
  return deviceBucket(device);
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

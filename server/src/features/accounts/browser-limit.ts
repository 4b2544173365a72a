import type { Origin } from '#core/actor.ts';
import type { Deps } from '#core/deps.ts';
import { deviceFor } from './device-cookie.ts';
import { addressDoor, type Door, deviceDoor, isShut } from './throttle.ts';

type KnownAccount = { id: number; deviceGeneration: number };

/**
 * The rate limit of a sign-in that names no username: the browser's own if it is known to the account and
 * not blocked (D44), else the one of its address.
 */
export async function limitOfBrowser(
  deps: Pick<Deps, 'db' | 'clock'>,
  origin: Origin,
  account: KnownAccount | null,
): Promise<Door> {
  const device = deviceFor(origin.readDevice?.(), account);
  if (device === null || (await isShut(deps.db, deviceDoor(device), deps.clock.now()))) {
    return addressDoor(origin.address);
  }
  return deviceDoor(device);
}

/**
 * The same before it is known who signs in, as at an identity provider: the device cookie counts for the
 * account that it was made for.
 */
export async function limitOfUnnamed(
  deps: Pick<Deps, 'db' | 'clock'>,
  origin: Origin,
): Promise<Door> {
  const claim = origin.readDevice?.();
  const account = claim
    ? await deps.db
        .selectFrom('accounts')
        .select(['id', 'device_generation as deviceGeneration'])
        .where('id', '=', claim.accountId)
        .executeTakeFirst()
    : undefined;
  return limitOfBrowser(deps, origin, account ?? null);
}

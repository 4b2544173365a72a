import dns from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** What of IPv6 is given out to the world: the rest has IPv4 addresses in other clothes, too. */
const WORLD = new BlockList();
WORLD.addSubnet('2000::', 3, 'ipv6');

/** An address that no outside host has. */
export class PrivateAddressError extends Error {}

/**
 * The filtering agent lets `::10.0.0.1` pass, and whatever of IPv6 belongs to nobody: its list names
 * what is special. This is the other half.
 */
function isPrivate(address: string): boolean {
  return isIPv6(address) && !WORLD.check(address, 'ipv6');
}

/** @throws PrivateAddressError for such an address written out; a name is looked up first */
export function assertPublic(host: string): void {
  if (isPrivate(host.replace(/^\[(.*)\]$/, '$1'))) throw new PrivateAddressError();
}

/** Looks a name up, and fails if any of its addresses is inside. */
export function lookupPublic(lookup: LookupFunction = dns.lookup): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [{ address: found }] : (found ?? []);
      if (error === null && addresses.some(({ address }) => isPrivate(address))) {
        callback(new PrivateAddressError(), []);
      } else callback(error, found, family);
    });
}

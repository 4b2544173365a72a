import dns from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** The public part of IPv6. Other ranges can also embed IPv4 addresses. */
const WORLD = new BlockList();
WORLD.addSubnet('2000::', 3, 'ipv6');

export class PrivateAddressError extends Error {}

/** The filtering agent misses `::10.0.0.1` and unassigned ranges. */
const isPrivate = (address: string): boolean => isIPv6(address) && !WORLD.check(address, 'ipv6');

/** Checks an address; names are checked when resolved. @throws PrivateAddressError */
export function assertPublic(host: string): void {
  if (isPrivate(host.replace(/^\[(.*)\]$/, '$1'))) throw new PrivateAddressError();
}

export function lookupPublic(lookup: LookupFunction = dns.lookup): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [{ address: found }] : (found ?? []);
      if (error === null && addresses.some(({ address }) => isPrivate(address))) {
        callback(new PrivateAddressError(), []);
      } else callback(error, found, family);
    });
}

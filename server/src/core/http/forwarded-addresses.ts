import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const HEADER = 'x-forwarded-for';
/** `11.22.33.44:2000`, `[2001:db8::1]:443` or `[2001:db8::1]`, as some proxies write addresses. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]*)\](?::\d+)?)$/;

function addressIn(entry: string): string | null {
  const [, v4, v6] = WITH_PORT.exec(entry) ?? [];
  const address = v4 ?? v6 ?? entry;
  return isIP(address) ? address : null;
}

/**
 * Removes ports from X-Forwarded-For, because one client has many. An entry that isn't an address
 * ends the list: those before it can't be trusted. Without an address, the connection's own counts.
 */
export function cleanForwardedAddresses({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const list = headers[HEADER];
  if (list === undefined) return;
  const entries = String(list)
    .split(',')
    .map((entry) => addressIn(entry.trim()));
  const known = entries.slice(entries.lastIndexOf(null) + 1);
  if (known.length > 0) headers[HEADER] = known.join(', ');
  else delete headers[HEADER];
}

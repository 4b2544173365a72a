const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}(?=[:/]|$)/;
const DOMAIN = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?=[:/]|$)/u;
/** A comma before one of these belongs to a path. */
const FILE_NAME = /\.(?:aspx?|html?|jsp|pdf|php|shtml)(?=[:/]|$)/i;

const hasPath = (address: string) => address.replace(HAS_SCHEME, '').includes('/');

function beginsAddress(text: string, before: string): boolean {
  if (HAS_SCHEME.test(text) || IPV4.test(text)) return true;
  return DOMAIN.test(text) && !(hasPath(before) && FILE_NAME.test(text));
}

/** Bitwarden and some versions of 1Password put all addresses of an entry into one cell, separated by commas. */
export function splitAddresses(cell: string): [first: string, ...others: string[]] {
  const [first = '', ...parts] = cell.split(',');
  const addresses: [string, ...string[]] = [first];
  for (const part of parts) {
    const before = addresses.at(-1) ?? '';
    if (beginsAddress(part.trim(), before)) addresses.push(part.trim());
    else addresses.splice(-1, 1, `${before},${part}`);
  }
  return addresses;
}

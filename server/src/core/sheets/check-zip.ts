import { inflateRawSync } from 'node:zlib';

const ENTRY = Buffer.from('PK\x03\x04', 'latin1');
const HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

function unpackedBytes(zip: Buffer, at: number, budget: number): number {
  const method = zip.readUInt16LE(at + 8);
  const claimed = zip.readUInt32LE(at + 22);
  const start = at + HEADER_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  if (method === STORED) return Math.max(claimed, zip.readUInt32LE(at + 18));
  if (method !== DEFLATED) throw new Error('Packed in a way that is not read');
  const unpacked = inflateRawSync(zip.subarray(start), { maxOutputLength: budget });
  return Math.max(claimed, unpacked.length);
}

/**
 * Rejects an archive that unpacks to more than `maxBytes`, counting all that looks like an entry,
 * because readers differ. @throws Error if it is too large or broken
 */
export function checkZip(zip: Buffer, maxBytes: number): void {
  let left = maxBytes;
  for (let at = zip.indexOf(ENTRY); at >= 0; at = zip.indexOf(ENTRY, at + ENTRY.length)) {
    left -= unpackedBytes(zip, at, Math.max(1, left));
    if (left < 0) throw new Error('Too large once unpacked');
  }
}

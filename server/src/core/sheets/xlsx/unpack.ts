import { inflateRawSync } from 'node:zlib';
import { unzipSync } from 'fflate';

const ENTRY = Buffer.from('PK\x03\x04', 'latin1');
const HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;

function unpackedBytes(zip: Buffer, at: number, budget: number): number {
  const method = zip.readUInt16LE(at + 8);
  const claimed = zip.readUInt32LE(at + 22);
  const start = at + HEADER_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  if (method === STORED) return Math.max(claimed, zip.readUInt32LE(at + 18));
  if (method !== DEFLATED) throw new Error('Packed in a way that is not read');
  const unpacked = inflateRawSync(zip.subarray(start), { maxOutputLength: budget });
  return Math.max(claimed, unpacked.length);
}

/** Counts all that looks like an entry, because readers differ. @throws Error if too large */
function checkZip(zip: Buffer, maxBytes: number): void {
  let left = maxBytes;
  for (let at = zip.indexOf(ENTRY); at >= 0; at = zip.indexOf(ENTRY, at + ENTRY.length)) {
    left -= unpackedBytes(zip, at, Math.max(1, left));
    if (left < 0) throw new Error('Too large once unpacked');
  }
}

/** The text of a workbook's XML files by path. @throws Error if it is not a ZIP, or too large */
export function unpackXml(zip: Buffer): (path: string) => string | undefined {
  checkZip(zip, MAX_UNPACKED_BYTES);
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (originalSize > MAX_UNPACKED_BYTES) throw new Error('Too large once unpacked');
      return /\.(xml|rels)$/i.test(name);
    },
  });
  const found = new Map(Object.entries(files));
  return (path) => {
    const bytes = found.get(path);
    return bytes && new TextDecoder().decode(bytes);
  };
}

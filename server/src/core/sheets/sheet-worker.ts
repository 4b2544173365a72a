import { parentPort, workerData } from 'node:worker_threads';
import { inflateRawSync } from 'node:zlib';
import { ColumnLimit, type CsvOptions, readCsv } from './read-csv.ts';

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

/** Counts all that looks like an entry, because readers differ. @throws Error if too large */
function checkZip(zip: Buffer, maxBytes: number): void {
  let left = maxBytes;
  for (let at = zip.indexOf(ENTRY); at >= 0; at = zip.indexOf(ENTRY, at + ENTRY.length)) {
    left -= unpackedBytes(zip, at, Math.max(1, left));
    if (left < 0) throw new Error('Too large once unpacked');
  }
}

const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;

export type SheetJob = { file: Uint8Array; maxRows: number; maxColumns: number } & (
  | { kind: 'xlsx' }
  | ({ kind: 'csv' } & CsvOptions)
);

export type SheetReply = string[][] | 'too many columns';

/** Dates are read in UTC as written, so no time zone moves them (D15). */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

async function readXlsx(file: Buffer, maxRows: number): Promise<string[][]> {
  checkZip(file, MAX_UNPACKED_BYTES);
  // Loaded on demand, because this import is slower than reading a CSV file.
  const { readSheet } = await import('read-excel-file/node');
  const rows = await readSheet(file, { trim: false });
  return rows.slice(0, maxRows).map((row) => row.map(textOf));
}

async function read(job: SheetJob): Promise<SheetReply> {
  const file = Buffer.from(job.file);
  const limit = new ColumnLimit(job.maxColumns);
  try {
    const rows =
      job.kind === 'csv'
        ? readCsv(file, job.maxRows, job, limit)
        : await readXlsx(file, job.maxRows);
    for (const row of rows) {
      for (const [index, cell] of row.entries()) limit.check(cell, index);
    }
    return rows.map((row) => row.slice(0, job.maxColumns));
  } catch (error) {
    if (error === limit.exceeded) return 'too many columns';
    throw error;
  }
}

parentPort?.postMessage(await read(workerData as SheetJob));

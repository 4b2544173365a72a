import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';
import { checkZip } from './check-zip.ts';

/** What the worker is handed. */
export interface XlsxJob {
  file: Uint8Array;
  maxUnpackedBytes: number;
  maxRows: number;
}

/** A date cell counts in UTC, as it was written: no time zone moves it (D15). */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

const { file, maxUnpackedBytes, maxRows } = workerData as XlsxJob;
const bytes = Buffer.from(file);
checkZip(bytes, maxUnpackedBytes);
const rows = await readSheet(bytes, { trim: false });
parentPort?.postMessage(rows.slice(0, maxRows).map((row) => row.map(textOf)));

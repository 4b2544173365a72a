import { parentPort, workerData } from 'node:worker_threads';
import { type FoundTable, findTable, type SheetRow, type WantedTable } from './find-table.ts';
import { ColumnLimit, type CsvOptions, readCsv } from './read-csv.ts';

interface Bounds {
  file: Uint8Array;
  maxRows: number;
  maxColumns: number;
}

/** Rows of a CSV file as they are. */
export type CsvJob = Bounds & { kind: 'csv' } & CsvOptions;

/** The lines of one table in a CSV or XLSX file. */
export type TableJob = Bounds & { kind: 'csv table' | 'xlsx table'; wanted: WantedTable };

export interface TableReply extends FoundTable {
  /** The visible sheets of a workbook, the one that was read first. */
  sheets: string[];
  hiddenSheets: string[];
  tooManyRows: boolean;
}

export type SheetReply = string[][] | TableReply | 'too many columns';

function readCsvRows(job: CsvJob, limit: ColumnLimit): string[][] {
  const rows = readCsv(Buffer.from(job.file), job.maxRows, job, limit);
  for (const row of rows) {
    for (const [index, cell] of row.entries()) limit.check(cell, index);
  }
  return rows.map((row) => row.slice(0, job.maxColumns));
}

const splitCell = (cell: string) =>
  readCsv(Buffer.from(cell), 1, {}, new ColumnLimit(cell.length))[0] ?? [];

function readCsvTable(job: TableJob, limit: ColumnLimit): TableReply {
  const found = readCsvRows({ ...job, kind: 'csv', restoresFormulas: true }, limit);
  const rows = found
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const table = findTable(rows, job.wanted, { storesBlanks: true, splitCell });
  return { ...table, sheets: [], hiddenSheets: [], tooManyRows: found.length >= job.maxRows };
}

const trimCells = ({ cells, ...row }: SheetRow): SheetRow => ({
  ...row,
  cells: cells.map((cell) => cell?.trim() ?? cell),
});

/** Reads the first visible sheet with the required headings, else the first one. */
async function readXlsxTable(job: TableJob, limit: ColumnLimit): Promise<TableReply> {
  // Loaded on demand, because these imports are slower than reading a CSV file.
  const { openWorkbook } = await import('./xlsx/open-workbook.ts');
  const { readRows } = await import('./xlsx/read-rows.ts');
  const workbook = openWorkbook(Buffer.from(job.file));
  let first: TableReply | undefined;
  for (const { name, xml } of workbook.sheets) {
    const rows = readRows(xml, workbook, job.maxRows, limit).map(trimCells);
    const table = findTable(rows, job.wanted, { storesBlanks: false, splitCell: () => [] });
    const others = workbook.sheets.map((sheet) => sheet.name).filter((other) => other !== name);
    const reply = {
      ...table,
      sheets: [name, ...others],
      hiddenSheets: workbook.hiddenSheets,
      tooManyRows: rows.length >= job.maxRows,
    };
    if (table.missing === null) return reply;
    first ??= reply;
  }
  if (!first) throw new Error('No visible sheet');
  return first;
}

async function read(job: CsvJob | TableJob): Promise<SheetReply> {
  const limit = new ColumnLimit(job.maxColumns);
  try {
    if (job.kind === 'csv') return readCsvRows(job, limit);
    return job.kind === 'csv table' ? readCsvTable(job, limit) : await readXlsxTable(job, limit);
  } catch (error) {
    if (error === limit.exceeded) return 'too many columns';
    throw error;
  }
}

parentPort?.postMessage(await read(workerData as CsvJob | TableJob));

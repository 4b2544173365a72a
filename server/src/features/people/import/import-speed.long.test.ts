import { MAX_IMPORT_LINES } from '@intranet/contract/core/import.ts';
import { beforeEach, expect, test } from 'vitest';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { importer } from '../../../testing/imports.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { makeXlsx, type XlsxCell } from '../../../testing/xlsx.ts';

/** An import may hold the main thread for this long. Measured runs took 12 to 26 ms. */
const LONGEST_TURN_MS = 50;
const RUNS = 3;

const t = useTestApp();
let admin: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Admin', { role: 'admin' });
});

const HEADERS = ['Name', 'Area', 'Position', 'Balance', 'Status', 'Start Date', 'Birth Date'];
const LEAVE_HEADERS = ['Name', 'Leave Type', 'Start Date', 'End Date', 'Approval'];
const lines = (line: (n: number) => XlsxCell[]) =>
  Array.from({ length: MAX_IMPORT_LINES }, (_, n) => line(n));

const EMPLOYEES = [
  HEADERS,
  ...lines((n) => [`João Conceição ${n}`, 'Legal', 'Head', `${n % 30}.5`, 'S', '15/01/2020', '']),
];
const LEAVES = [
  LEAVE_HEADERS,
  ...lines((n) => [`João Conceição ${n}`, 'Day Off', '01/03/2019', '02/03/2019', 'Approved']),
];
const csv = (rows: readonly XlsxCell[][]) => rows.map((cells) => cells.join(',')).join('\n');

const FILES = {
  employees: csv(EMPLOYEES),
  workbook: makeXlsx(EMPLOYEES),
  leaves: csv(LEAVES),
};

/**
 * The longest turn of the event loop in the calmest of some runs. It is measured as processor time
 * of this thread, so other programs on the machine don't count.
 */
async function longestTurn(run: () => Promise<unknown>): Promise<number> {
  const longest: number[] = [];
  for (let n = 0; n < RUNS; n++) {
    let most = 0;
    let running = true;
    let last = process.threadCpuUsage();
    const tick = () => {
      const { user, system } = process.threadCpuUsage(last);
      most = Math.max(most, (user + system) / 1_000);
      last = process.threadCpuUsage();
      if (running) setImmediate(tick);
    };
    setImmediate(tick);
    await run();
    running = false;
    longest.push(most);
  }
  return Math.min(...longest);
}

const employees = importer(t, () => admin, '/api/import_employees');
const leaves = importer(t, () => admin, '/api/import_leaves', { charge: 'yes' });

test.each<[string, () => Promise<unknown>]>([
  ['employees, CSV', () => employees.preview(FILES.employees)],
  ['employees, XLSX', () => employees.preview(FILES.workbook)],
  ['leaves of unknown people', () => leaves.preview(FILES.leaves)],
])(
  'a preview of 5,000 lines lets other requests go on: %s',
  { timeout: 120_000 },
  async (_, run) => {
    expect(await longestTurn(run)).toBeLessThan(LONGEST_TURN_MS);
  },
);

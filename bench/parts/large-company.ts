import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { addDays, addMonths } from '../../contract/src/core/days.ts';
import { leaveRequests, read, requestLeave, timed, today, withDatabase } from '../company.ts';
import { measureFirstPages } from '../first-pages.ts';
import { startFloor } from '../floor/start-floor.ts';
import { median } from '../load.ts';
import { measurePageCalls } from '../page-calls.ts';
import type { Bench, Part } from '../part.ts';
import { makeDataDir, type Product, seedCompany, startServer } from '../product.ts';
import { type Finding, round } from '../report.ts';

const EMPLOYEES = 50_000;
const LEAVES = 200_000;
const ROUNDS = 15;
const MAX_START_SECONDS = 3;
const MAX_FIRST_PAGE = 60;

type Large = Pick<Bench, 'product' | 'floor' | 'cookie' | 'nextLeave'>;

interface Compared {
  what: string;
  path: string;
  floorPath: string;
  most: number;
  cookie?: string;
}

/** Reads a call in turn with its floor, each time after somebody requested leave. */
async function compare(
  { product, floor, cookie: admin, nextLeave }: Large,
  { what, path, floorPath, most, cookie = admin }: Compared,
): Promise<Finding> {
  const times = { product: [] as number[], floor: [] as number[] };
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    await requestLeave(product, admin, nextLeave);
    times.product.push((await timed(product.url + path, cookie)).ms);
    times.floor.push((await timed(floor.url + floorPath, admin)).ms);
  }
  const [p50, floorP50] = [median(times.product), median(times.floor)];
  return {
    what: `${what}, right after a write: p50`,
    value: `${round(p50)} ms, floor ${round(floorP50)} ms`,
    goal: `under ${most} ms`,
    met: p50 < most,
    raw: { path, p50, floorP50 },
  };
}

async function findBusiestHead({ database }: Product): Promise<string> {
  return withDatabase(database, async (client) => {
    const { rows } = await client.query<{ name: string }>(`
      select e.name from employees e
      join lateral (
        select count(*) as waiting from leaves l
        where l.area_id = e.area_id and l.state in ('pending', 'cancellation_asked')
      ) w on true
      where e.cargo = 'Head' and e.ativo = 'S' order by w.waiting desc limit 1`);
    return rows[0]?.name ?? '';
  });
}

async function compareConflicts(large: Large): Promise<Finding> {
  const { counts } = await read<{
    counts: { area_id: number; area: string; month: string; count: number }[];
  }>(large.product, large.cookie, '/api/conflict-counts');
  const [most] = counts.toSorted((a, b) => b.count - a.count);
  if (!most) throw new Error('The company has no conflicts');
  const from = `${most.month}-01`;
  const month = new URLSearchParams({
    area: most.area,
    from,
    to: addDays(addMonths(from, 1), -1),
  });
  return compare(large, {
    what: `conflicts of one area and month (${most.count})`,
    path: `/api/conflicts?area=${most.area_id}&month=${most.month}`,
    floorPath: `/conflicts-page?${month}`,
    most: 100,
  });
}

/** Changes people's positions in turn with bare updates of the same rows. */
async function compareStaffChanges({ product, floor, cookie }: Large): Promise<Finding> {
  const { ferias } = await read<{
    ferias: {
      id: number;
      NOME: string;
      AREA: string;
      SALDO: number;
      ATIVO: string;
      cargo: string;
    }[];
  }>(product, cookie, '/api/get_ferias');
  const staff = ferias.filter((one) => one.ATIVO === 'S' && one.cargo === 'Junior Assist');
  const times = { product: [] as number[], floor: [] as number[] };
  for (const one of staff.slice(0, ROUNDS)) {
    const change = { employee_id: one.id, cargo: 'Senior Assist' };
    const body = JSON.stringify({
      ...change,
      nome: one.NOME,
      area: one.AREA,
      ativo: one.ATIVO,
      saldo: one.SALDO,
      expected_saldo: one.SALDO,
    });
    const edited = await timed(`${product.url}/api/edit_ferias`, cookie, { method: 'POST', body });
    times.product.push(edited.ms);
    const bare = { method: 'POST', body: JSON.stringify(change) };
    times.floor.push((await timed(`${floor.url}/staff-row`, cookie, bare)).ms);
  }
  const [p50, floorP50] = [median(times.product), median(times.floor)];
  return {
    what: 'a change of staff: p50',
    value: `${round(p50)} ms, floor ${round(floorP50)} ms`,
    goal: 'under 50 ms',
    met: p50 < 50,
    raw: { p50, floorP50 },
  };
}

async function compareCalls(large: Large): Promise<Finding[]> {
  const head = await findBusiestHead(large.product);
  const headCookie = await large.product.signIn(head);
  const ofHead = `head=${encodeURIComponent(head)}`;
  const page = (what: string, path: string, floorPath: string): Compared => ({
    ...{ what: `first page of ${what}`, path, floorPath },
    most: MAX_FIRST_PAGE,
  });
  const calls: Compared[] = [
    page('leave from today', '/api/leaves?when=upcoming&sort=start:asc', '/leaves-page'),
    page('balances', '/api/balances', '/balances-page'),
    {
      ...{ what: 'approvals of an admin', path: '/api/approvals', floorPath: '/waiting-page' },
      most: 150,
    },
    {
      what: 'approvals of the busiest Head',
      path: '/api/approvals',
      floorPath: `/waiting-page?${ofHead}`,
      most: 150,
      cookie: headCookie,
    },
    {
      what: 'the number of approvals of the busiest Head',
      path: '/api/approvals/count',
      floorPath: `/waiting-count?${ofHead}`,
      most: 20,
      cookie: headCookie,
    },
    {
      what: 'the number of approvals of an admin',
      path: '/api/approvals/count',
      floorPath: '/waiting-count',
      most: 20,
    },
  ];
  const findings: Finding[] = [];
  for (const one of calls) findings.push(await compare(large, one));
  return [...findings, await compareConflicts(large), await compareStaffChanges(large)];
}

async function measureSize({ database, pid }: Product): Promise<Finding> {
  const bytes = await withDatabase(database, async (client) => {
    const { rows } = await client.query<{ size: string }>(
      'select pg_database_size(current_database()) as size',
    );
    return Number(rows[0]?.size);
  });
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const rss = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1_000;
  return {
    what: 'size of the database, and the most memory of the server until here',
    value: `${round(bytes / 1e6)} MB, ${round(rss)} MB`,
    goal: '',
    met: null,
    raw: { bytes, rss },
  };
}

/** A company of 50,000 people with 200,000 leaves. */
export const largeCompany: Part = {
  name: 'large-company',
  needsWebApp: true,
  async measure() {
    const dataDir = await makeDataDir();
    seedCompany(dataDir, EMPLOYEES, LEAVES);
    const since = performance.now();
    const product = await startServer(dataDir);
    const seconds = (performance.now() - since) / 1_000;
    const stops = [product.stop];
    try {
      const floor = await startFloor(product.database, today);
      stops.push(floor.stop);
      const cookie = await product.signIn('Seed Admin');
      const nextLeave = await leaveRequests(product, cookie);
      const findings: Finding[] = [
        {
          what: 'start to /readyz',
          value: `${round(seconds)} s`,
          goal: `under ${MAX_START_SECONDS} s`,
          met: seconds < MAX_START_SECONDS,
          raw: seconds,
        },
        await measurePageCalls(product, 'Seed Admin', 'an admin'),
        await measurePageCalls(product, await findBusiestHead(product), 'the busiest Head'),
        await measurePageCalls(product, 'Seed User', 'staff'),
        ...(await compareCalls({ product, floor, cookie, nextLeave })),
        ...(await measureFirstPages({ product, cookie, nextLeave })),
        await measureSize(product),
      ];
      const size = `${EMPLOYEES.toLocaleString('en-US')} people`;
      return findings.map((one) => ({ ...one, what: `${size}: ${one.what}` }));
    } finally {
      for (const stop of stops.reverse()) await stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

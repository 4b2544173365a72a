import { readFileSync } from 'node:fs';
import { listCalls } from './calls.ts';
import { deleteRequestedLeave } from './company.ts';
import { call, median } from './load.ts';
import type { Bench } from './part.ts';
import { type Finding, round } from './report.ts';

const MAX_MB = 300;
/** With more than 10,000 people. */
const MAX_MB_LARGE = 500;
/** Maximum growth from the first to the last third. Smaller growth is noise. */
const GROWTH = 1.05;
const CALL_LOAD = 2;
const CONNECTIONS = 8;

function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_000;
}

export async function watchMemory(
  bench: Bench,
  minutes: number,
  employees: number,
): Promise<Finding> {
  const most = employees > 10_000 ? MAX_MB_LARGE : MAX_MB;
  const { product } = bench;
  const samples: number[] = [];
  const watch = setInterval(() => samples.push(residentMemory(product.pid)), 1_000);
  const end = performance.now() + minutes * 60_000;
  const calls = listCalls(bench);
  try {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const one = calls[turn % calls.length];
      if (one) await call(one.product, CONNECTIONS, CALL_LOAD);
      if (one?.name === 'agendarFerias') await deleteRequestedLeave(product.database);
    }
  } finally {
    clearInterval(watch);
  }
  const third = Math.floor(samples.length / 3);
  const thirds = [0, 1, 2].map((n) => median(samples.slice(n * third, (n + 1) * third)));
  const [, second = 0, last = 0] = thirds;
  const highest = Math.max(...samples);
  return {
    what: `${employees.toLocaleString('en-US')} employees: the server's memory (RSS) through ${minutes} min of all calls: median of each third, highest`,
    value: `${thirds.map(round).join(', ')} MB, ${round(highest)} MB`,
    goal: `under ${most} MB, no growth from the second third to the last`,
    met: thirds.every((mb) => mb < most) && last <= second * GROWTH,
    raw: { thirds, highest, samples },
  };
}

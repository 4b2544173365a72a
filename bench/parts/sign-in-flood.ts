import { rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { call } from '../../server/scale/call.ts';
import { median, middleBy } from '../load.ts';
import type { Part } from '../part.ts';
import { PASSWORD, type Product, startCompany } from '../product.ts';
import { round } from '../report.ts';

/** The figures of `sign-in-flood` before device cookies and fair queues. */
const BEFORE_DEVICE_COOKIES = {
  commit: 'cee029d',
  date: '2026-11-22',
  idle: 31.6,
  attacked: 8896,
  hashes: 400,
  statuses: { 401: 20, 429: 380 },
};

const FLOOD = 400;
const HEAD_START_MS = 500;
const ROUNDS = 3;
const IDLE_TRIES = 5;
const MOST_TIMES_IDLE = 3;

/** Signs in from an invented address. The server trusts this machine as a proxy. */
function signIn({ url }: Product, username: string, password: string, address: string) {
  return call(`${url}/api/login`, {
    body: { username, password },
    headers: { 'x-forwarded-for': address },
  });
}

async function timeRightSignIn(product: Product, address: string): Promise<number> {
  const since = performance.now();
  const { status } = await signIn(product, 'Seed User', PASSWORD, address);
  if (status !== 200) throw new Error(`The correct sign-in was answered with ${status}`);
  return performance.now() - since;
}

function countEach(values: readonly number[]): Record<string, number> {
  const groups = Object.groupBy(values, String);
  return Object.fromEntries(
    Object.entries(groups).map(([value, group]) => [value, group?.length ?? 0]),
  );
}

async function attack(product: Product, hashesFile: string, turn: number) {
  const idle: number[] = [];
  for (let n = 0; n < IDLE_TRIES; n += 1) {
    idle.push(await timeRightSignIn(product, '198.51.100.1'));
  }
  writeFileSync(hashesFile, '');
  const flood = Promise.all(
    Array.from({ length: FLOOD }, (_, n) =>
      signIn(product, `flood ${n}`, 'wrong', `203.0.113.${turn}`),
    ),
  );
  await new Promise((done) => setTimeout(done, HEAD_START_MS));
  const attacked = await timeRightSignIn(product, '198.51.100.2');
  const statuses = countEach((await flood).map(({ status }) => status));
  // Excludes the hash of the correct sign-in.
  const hashes = statSync(hashesFile).size - 1;
  return { idle: median(idle), attacked, hashes, statuses };
}

type Round = Awaited<ReturnType<typeof attack>>;

const describe = ({ idle, attacked, hashes, statuses }: Round) =>
  `idle ${round(idle)} ms, under attack ${round(attacked)} ms, ratio ${round(attacked / idle)}, ` +
  `${hashes} hashes, replies ${Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')}`;

/** 400 wrong sign-ins from one address, then a correct one from another; the median round. */
export const signInFlood: Part = {
  name: 'sign-in-flood',
  async measure() {
    const hashesFile = path.join(os.tmpdir(), `intranet-bench-hashes-${process.pid}`);
    writeFileSync(hashesFile, '');
    const product = await startCompany(20, 20, {
      HASHES_FILE: hashesFile,
      NODE_OPTIONS: `--import=${new URL('../count-hashes.ts', import.meta.url).href}`,
      TRUST_PROXY: '127.0.0.1',
    });
    try {
      const rounds: Round[] = [];
      for (let turn = 1; turn <= ROUNDS; turn += 1) {
        rounds.push(await attack(product, hashesFile, turn));
      }
      const ratio = ({ idle, attacked }: Round) => attacked / idle;
      const middle = middleBy(rounds, ratio);
      const { date, commit, ...before } = BEFORE_DEVICE_COOKIES;
      return [
        {
          what: `a sign-in beside ${FLOOD} wrong ones from one address`,
          value: describe(middle),
          goal: `≤ ${MOST_TIMES_IDLE} × idle`,
          met: ratio(middle) <= MOST_TIMES_IDLE,
          raw: rounds,
        },
        {
          what: `the same before device cookies (${commit}, ${date})`,
          value: describe(before),
          goal: '',
          met: null,
          raw: before,
        },
      ];
    } finally {
      await product.stop();
      rmSync(hashesFile, { force: true });
    }
  },
};

import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { median } from '../load.ts';
import type { Part } from '../part.ts';
import { makeDataDir, startServer } from '../product.ts';
import { round } from '../report.ts';

const WARM_STARTS = 3;

function nodeAlone(): number {
  const times = Array.from({ length: 5 }, () => {
    const since = performance.now();
    spawnSync('node', ['-e', '0']);
    return (performance.now() - since) / 1_000;
  });
  return median(times);
}

/** Measures the seconds from the command until /readyz succeeds, and stops the server. */
async function start(dataDir: string): Promise<number> {
  const since = performance.now();
  const server = await startServer(dataDir);
  const seconds = (performance.now() - since) / 1_000;
  await server.stop();
  return seconds;
}

export const starts: Part = {
  name: 'starts',
  async measure() {
    const dataDir = await makeDataDir();
    try {
      const node = nodeAlone();
      const cold = (await start(dataDir)) - node;
      const warms: number[] = [];
      for (let n = 0; n < WARM_STARTS; n += 1) warms.push((await start(dataDir)) - node);
      const warm = median(warms);
      const finding = (what: string, seconds: number, most: number) => ({
        what,
        value: `${round(seconds)} s`,
        goal: `under ${most} s`,
        met: seconds < most,
        raw: { cold, warms, node },
      });
      return [
        finding('warm start to /readyz, after Node itself is up', warm, 1),
        finding('cold start, with initdb', cold, 4),
      ];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

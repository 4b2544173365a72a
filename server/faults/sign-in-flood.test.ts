import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { call } from '../scale/call.ts';
import { median } from './median.ts';
import { DEMO_PASSWORD, RealServer } from './real-server.fixture.ts';

/** Other work on the machine only adds time, so the quickest of these floods counts. */
const ROUNDS = 5;

test('S3: 400 wrong sign-ins at once from one address slow a correct one from another to at most 3 times', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'intranet-flood-'));
  const server = await RealServer.at({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' });
  onTestFinished(async () => {
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });
  await server.start();
  const signIn = (username: string, password: string, address: string) =>
    call(`${server.url}/api/login`, {
      body: { username, password },
      headers: { 'x-forwarded-for': address },
    });
  const timeCorrect = async (address: string) => {
    const began = performance.now();
    expect((await signIn('Demo Full', DEMO_PASSWORD, address)).status).toBe(200);
    return performance.now() - began;
  };

  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const idle: number[] = [];
    for (let n = 0; n < 5; n += 1) idle.push(await timeCorrect('198.51.100.1'));
    const flood = Promise.all(
      Array.from({ length: 400 }, (_, n) => signIn(`flood ${n}`, 'wrong', `203.0.113.${round}`)),
    );
    await delay(500);
    ratios.push((await timeCorrect('198.51.100.2')) / median(idle));
    const statuses = (await flood).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  }
  expect(Math.min(...ratios), ratios.join(', ')).toBeLessThanOrEqual(3);
});

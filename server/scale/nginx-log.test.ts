import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startDeployedNginx } from './start-deployed-nginx.ts';

const SECRET = 'a-secret-of-43-characters-as-in-an-emailed-';

async function startInFrontOfServer() {
  const home = await mkdtemp(path.join(os.tmpdir(), 'intranet-nginx-'));
  const server = http.createServer((_, reply) => reply.end('ok'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const nginx = await startDeployedNginx(home, [
    `127.0.0.1:${(server.address() as AddressInfo).port}`,
  ]);
  onTestFinished(async () => {
    await nginx.stop();
    server.close();
    await rm(home, { recursive: true, force: true });
  });
  return nginx;
}

test('F4, S8: the log of deploy/nginx.conf names the path of a request and no secret', async () => {
  const { address, log } = await startInFrontOfServer();
  const paths = {
    [`/leave-decision%23${SECRET}`]: '/leave-decision',
    [`/leave-decision%2523${SECRET}&data=05`]: '/leave-decision',
    [`/verify-reset-code/%23${SECRET}`]: '/verify-reset-code/',
    [`/first-admin%23${SECRET}`]: '/first-admin',
    [`/join%23${SECRET}`]: '/join',
    [`/home?next=${SECRET}`]: '/home',
    [`/api/calendar_feed/${SECRET}.ics`]: '/api/calendar_feed/...',
    '/reports/2026%20Q1': '/reports/2026%20Q1',
  };
  for (const requested of Object.keys(paths)) {
    const referer = `${address}/leave-decision%23${SECRET}`;
    expect((await fetch(address + requested, { headers: { referer } })).ok).toBe(true);
  }
  await expect.poll(log).toContain('2026%20Q1');
  const written = await log();
  const logged = [...written.matchAll(/"GET (\S+) HTTP/g)].map(([, one]) => one);
  expect(logged.filter((one) => one !== '/healthz')).toEqual(Object.values(paths));
  expect(written).not.toContain(SECRET);
});

import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../src/testing/free-port.ts';
import { findNginx } from './find-nginx.ts';

const DEPLOYED = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));
const SECRET = 'a-secret-of-43-characters-as-in-an-emailed-';

/** deploy/nginx.conf as it is, but for ports, files, names and TLS. */
async function deployedSite(home: string, ports: { listen: number; server: number }) {
  const site = await readFile(DEPLOYED, 'utf8');
  const changed = site
    .replace(
      /server web-1:3000[^;]*;\s*server web-2:3000[^;]*;/,
      `server 127.0.0.1:${ports.server};`,
    )
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${ports.listen};`)
    .replace(/ssl_\w+ [^;]*;/g, '')
    .replaceAll('/var/log/nginx/', `${home}/`);
  expect(changed).not.toMatch(/web-1|443|\/var\/|\/etc\//);
  return changed;
}

async function startDeployedNginx(): Promise<{ address: string; log: () => Promise<string> }> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'intranet-nginx-'));
  await mkdir(path.join(home, 'temp'));
  const server = http.createServer((_, reply) => reply.end('ok'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const listen = await freePort();
  const site = await deployedSite(home, { listen, server: (server.address() as AddressInfo).port });
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${home}/temp/${kind};`)
    .join('\n');
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${home}/pid; error_log ${home}/error.log; events {}
    http { ${temp}\n${site} }`;
  const file = path.join(home, 'nginx.conf');
  await writeFile(file, main);
  const program = findNginx();
  execFileSync(program, ['-t', '-q', '-p', home, '-c', file]);
  const child = spawn(program, ['-p', home, '-c', file], { stdio: 'inherit' });
  const ended = new Promise((done) => child.once('exit', done));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    server.close();
    await rm(home, { recursive: true, force: true });
  });
  const address = `http://127.0.0.1:${listen}`;
  await expect
    .poll(() =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  return { address, log: () => readFile(path.join(home, 'intranet.log'), 'utf8') };
}

test('F4, S8: the log of deploy/nginx.conf names the path of a request and no secret', async () => {
  const { address, log } = await startDeployedNginx();
  const paths = {
    [`/leave-decision%23${SECRET}`]: '/leave-decision',
    [`/leave-decision%2523${SECRET}&data=05`]: '/leave-decision',
    [`/verify-reset-code/%23${SECRET}`]: '/verify-reset-code/',
    [`/first-admin%23${SECRET}`]: '/first-admin',
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
  expect(logged.filter((one) => one !== '/')).toEqual(Object.values(paths));
  expect(written).not.toContain(SECRET);
});

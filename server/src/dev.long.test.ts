import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from './testing/free-port.ts';

const INTRANET = fileURLToPath(new URL('../../intranet.js', import.meta.url));
const START_MS = 120_000;

let folder: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'intranet-dev-'));
});
afterEach(async () => {
  const ended = new Promise((done) => child?.once('exit', done));
  if (child?.kill('SIGTERM')) await ended;
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

function runDev(port: number): () => string {
  let output = '';
  child = spawn(process.execPath, [INTRANET, 'dev'], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: path.join(folder, 'data') },
  });
  const add = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => output;
}

test(
  'newcomer 2, 3: dev with any PORT prints one address last, and it shows the demo',
  async () => {
    const output = runDev(await freePort());
    await expect.poll(output, { timeout: START_MS }).toMatch(/Open http/);
    const lines = output().trim().split('\n');
    const [, address = ''] = /^ {2}Open (http:\/\/localhost:\d+)$/.exec(lines.at(-1) ?? '') ?? [];
    expect(output().match(/http:\/\/\S+/g)).toEqual([address]);
    expect(output()).not.toMatch(/ready|"level"/);
    const site = await (await fetch(`${address}/api/site`)).json();
    expect(site).toMatchObject({ demo: expect.anything() });
    const page = await (await fetch(`${address}/login`)).text();
    expect(page).toContain('name="application-name" content="Serra Azul"');
  },
  START_MS,
);

test('newcomer 2: dev with a PORT in use ends, and leaves the other program alone', async () => {
  const other = net.createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as net.AddressInfo;
  const output = runDev(port);
  await new Promise((done) => child?.once('exit', done));
  expect(output()).toBe(`Port ${port} (PORT) is already in use.\n`);
  await new Promise((done) => other.close(done));
});

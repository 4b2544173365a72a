import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from './testing/free-port.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const TRANSLATIONS = fileURLToPath(new URL('../../translations', import.meta.url));
let directory: string;
let children: ChildProcess[] = [];

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'intranet-start-'));
});

afterEach(async () => {
  for (const child of children) await stop(child, 'SIGTERM');
  children = [];
  await rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

interface Output {
  text: string;
}

function start(env: NodeJS.ProcessEnv, ...args: string[]): { child: ChildProcess; output: Output } {
  const output = { text: '' };
  const child = spawn(process.execPath, [main, ...args], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: path.join(directory, 'data'),
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output.text += chunk.toString();
    });
  }
  children.push(child);
  return { child, output };
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => child.once('exit', done));
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  return ended(child);
}

async function ready(port: number, child: ChildProcess, output: Output): Promise<number> {
  const since = Date.now();
  while (Date.now() - since < 15_000) {
    if (child.exitCode !== null) throw new Error(`It ended: ${output.text}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return Date.now() - since;
    await new Promise((done) => setTimeout(done, 30));
  }
  throw new Error(`It was not ready within 15 s: ${output.text}`);
}

describe('an operator error is one sentence and exit code 1', () => {
  async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
    const { child, output } = start(env);
    expect(await ended(child), output.text).toBe(1);
    expect(output.text.trim().split('\n')).toHaveLength(1);
    expect(output.text).not.toMatch(/ {4}at |node:internal/);
    return output.text;
  }

  test('a database that cannot be reached', async () => {
    const port = await freePort();
    const url = `postgres://someone:a-secret-password@127.0.0.1:${port}/intranet`;
    const sentence = await refusal({ DATABASE_URL: url });
    expect(sentence).toContain('DATABASE_URL');
    expect(sentence).not.toContain('a-secret-password');
  });

  test('a port in use', async () => {
    const server = net.createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as net.AddressInfo;
    expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} (PORT)`);
    await new Promise((done) => server.close(done));
  });

  test('a data directory that cannot be written', async () => {
    const file = path.join(directory, 'file');
    await writeFile(file, '');
    expect(await refusal({ DATA_DIR: path.join(file, 'data') })).toContain(file);
  });

  test('a data directory on a file system that refuses', async () => {
    expect(await refusal({ DATA_DIR: '/proc/intranet/data' })).toContain('/proc/intranet');
  });

  test('a wrong setting', async () => {
    expect(await refusal({ TIME_ZONE: 'Sao Paulo' })).toContain('TIME_ZONE');
  });

  test('J3: a folder of translations that is missing, or has a broken sentence', async () => {
    const folder = path.join(directory, 'words');
    const missing = await refusal({ TRANSLATIONS_DIR: folder });
    expect(missing).toBe(
      `The file ${folder}/en-x-spec.po cannot be read: ENOENT: change it, or TRANSLATIONS_DIR.\n`,
    );
    await cp(TRANSLATIONS, folder, { recursive: true });
    await writeFile(
      path.join(folder, 'es.po'),
      'msgid "Invalid username or password"\nmsgstr "{x, plural, one {"\n',
    );
    expect(await refusal({ TRANSLATIONS_DIR: folder })).toMatch(
      /^The file \S+\/es\.po has a broken translation of "Invalid username or password" \(.+\): change it, or TRANSLATIONS_DIR\.\n$/,
    );
    await writeFile(path.join(folder, 'es.po'), 'msgid "Hello {name}"\nmsgstr "Hola {nombre}"\n');
    expect(await refusal({ TRANSLATIONS_DIR: folder })).toBe(
      `The file ${folder}/es.po has a broken translation of "Hello {name}" ({name} is missing): change it, or TRANSLATIONS_DIR.\n`,
    );
  });

  test('a data directory that another server uses', async () => {
    const port = await freePort();
    const first = start({ PORT: String(port) });
    await ready(port, first.child, first.output);
    expect(await refusal({ PORT: String(await freePort()) })).toContain(directory);
  });
});

test('D13, S15: an empty installation prints a new link at each start; its files are private', async () => {
  const port = await freePort();
  const data = path.join(directory, 'data');
  await mkdir(data);
  await chmod(data, 0o755);
  const links: string[] = [];
  for (let run = 0; run < 2; run += 1) {
    const { child, output } = start({ PORT: String(port) });
    await ready(port, child, output);
    await expect.poll(() => output.text).toMatch(/\/first-admin#\S{43}/);
    links.push(/\S+\/first-admin#\S+/.exec(output.text)?.[0] ?? '');
    expect(await stop(child, 'SIGTERM'), output.text).toBe(0);
  }
  expect(new Set(links).size).toBe(2);
  expect((await stat(data)).mode & 0o777).toBe(0o700);
  for (const name of await readdir(data)) {
    expect((await stat(path.join(data, name))).mode & 0o077, name).toBe(0);
  }
});

test('J3: the web app and the server say a firm’s own sentences, without a build', async () => {
  const folder = path.join(directory, 'words');
  await cp(TRANSLATIONS, folder, { recursive: true });
  await writeFile(
    path.join(folder, 'es.po'),
    'msgid "Invalid username or password"\nmsgstr "No coincide"\n\nmsgid "Save"\nmsgstr "Conservar"\n',
  );
  const port = await freePort();
  const { child, output } = start({ PORT: String(port), TRANSLATIONS_DIR: folder });
  await ready(port, child, output);
  const site = `http://127.0.0.1:${port}`;
  const cookie = 'language=es';
  const reply = await fetch(`${site}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ username: 'Ana', password: 'a guess' }),
  });
  expect(await reply.json()).toMatchObject({ error: 'No coincide' });
  const script = await fetch(`${site}/messages.js`, { headers: { cookie } });
  expect(await script.text()).toContain('"Save":"Conservar"');
});

test('S17: after kill -9 the server starts with everything it had acknowledged', async () => {
  const port = await freePort();
  const before = start({ PORT: String(port) });
  await ready(port, before.child, before.output);
  await expect.poll(() => before.output.text).toMatch(/#\S{43}/);
  const token = /#(\S{43})/.exec(before.output.text)?.[1];
  const body = {
    token,
    username: 'First Admin',
    email: 'a@example.com',
    password: 'a long passphrase',
  };
  const post = (path: string, payload: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
  expect((await post('/api/first_admin', body)).status).toBe(200);
  await stop(before.child, 'SIGKILL');

  const after = start({ PORT: String(port) });
  expect(await ready(port, after.child, after.output)).toBeLessThan(10_000);
  const { username, password } = body;
  expect((await post('/api/login', { username, password })).status).toBe(200);
  const pidFile = path.join(directory, 'data/postgres/postmaster.pid');
  expect(Number((await readFile(pidFile, 'utf8')).split('\n')[0])).toBeGreaterThan(0);
});

test('SIGTERM during the start ends the server immediately', async () => {
  const { child, output } = start({ PORT: String(await freePort()) });
  await new Promise((done) => setTimeout(done, 700));
  expect(await stop(child, 'SIGTERM'), output.text).toBe(0);
});

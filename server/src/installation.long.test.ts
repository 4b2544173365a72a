import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '#core/config.ts';
import { freePort } from './testing/free-port.ts';
import { readBlocks } from './testing/read-blocks.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MINUTE = 60_000;
/** A busy machine starts servers slowly. */
const START_TIMEOUT_MS = 4 * MINUTE;
const SYSTEM_NODE = '/usr/bin/node';

let folder: string;
let children: ChildProcess[] = [];

const blocks = readBlocks('docs/OPERATIONS.md');
const OPT = '/opt/intranet';

/** Puts the page's paths below the temporary folder. */
const mapped = (text: string) => text.replace(/(?<![\w.}/])\/(?=opt\/|etc\/|var\/)/g, `${folder}/`);

function mapFile(file: string): string {
  const text = mapped(readFileSync(file, 'utf8'));
  writeFileSync(file, text);
  return text;
}

/** Programs that would change the machine. They write down how they were called. */
const STUBS = {
  useradd: 'echo "useradd $*" >> "$CALLS"',
  systemctl: 'echo "systemctl $*" >> "$CALLS"',
  nginx: 'echo "nginx $*" >> "$CALLS"',
  runuser: 'echo "runuser $1 $2" >> "$CALLS"; shift 3; exec "$@"',
  // The user doesn't exist here.
  install: `skip=
for word do
  shift
  if [ "$skip" ]; then skip=; continue; fi
  case $word in -o | -g) skip=yes; continue ;; esac
  set -- "$@" "$word"
done
exec /usr/bin/install "$@"`,
};

/** What npm needs to reach the registry on this machine; no settings of the product. */
const FROM_THE_MACHINE = /^(?:HOME|LANG|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|\w+_proxy)$/i;

function environment(): NodeJS.ProcessEnv {
  const machine = Object.entries(process.env).filter(([name]) => FROM_THE_MACHINE.test(name));
  return {
    ...Object.fromEntries(machine),
    PATH: [path.join(folder, 'bin'), path.dirname(process.execPath), process.env.PATH].join(':'),
    CALLS: path.join(folder, 'calls'),
    REPOSITORY: ROOT,
    // The copy may belong to another user.
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'safe.directory',
    GIT_CONFIG_VALUE_0: '*',
  };
}

function shell(code: string, cwd = folder): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', code], {
    cwd,
    encoding: 'utf8',
    env: environment(),
  });
  expect(status, `${code}\n${stdout.slice(-2_000)}\n${stderr.slice(-4_000)}`).toBe(0);
  return stdout;
}

function run(name: string): string {
  const block = blocks[name];
  expect(block, `docs/OPERATIONS.md has no block "tested: ${name}"`).toBeDefined();
  return shell(mapped(block ?? ''));
}

interface Server {
  child: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

function start(command: string[], cwd: string, env: NodeJS.ProcessEnv): Server {
  const [program = '', ...words] = command;
  const child = spawn(program, words, { cwd, env: { PATH: process.env.PATH, ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  children.push(child);
  return {
    child,
    output: () => text,
    ended: new Promise((done) => child.once('exit', done)),
  };
}

async function untilReady(server: Server, port: number): Promise<void> {
  const since = Date.now();
  while (Date.now() - since < START_TIMEOUT_MS) {
    if (server.child.exitCode !== null) throw new Error(`It ended: ${server.output()}`);
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (reply?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`It was not ready in time: ${server.output()}`);
}

/** Opens the link that the server printed, as a browser does. */
async function openFirstAdminLink(server: Server): Promise<void> {
  await expect.poll(server.output, { timeout: MINUTE }).toMatch(/\/first-admin#\S{43}/);
  const link = new URL(/\S+\/first-admin#\S+/.exec(server.output())?.[0] ?? '');
  const page = await fetch(link, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('<title>First administrator');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  expect((await fetch(new URL(script, link))).status).toBe(200);
  const lookup = await fetch(new URL('/api/first_admin/lookup', link), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: link.hash.slice(1) }),
  });
  expect(lookup.status).toBe(200);
}

/** The values of a unit by key; the last one of each. */
const unit = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]),
  );

const inEtc = (...parts: string[]) => path.join(folder, 'etc', ...parts);

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'intranet-installation-'));
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'bin'));
  for (const [name, code] of Object.entries(STUBS)) {
    writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${code}\n`, { mode: 0o755 });
  }
  for (const parts of [
    ['systemd', 'system'],
    ['nginx', 'conf.d'],
  ]) {
    mkdirSync(inEtc(...parts), { recursive: true });
  }
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

describe('docs/OPERATIONS.md, word by word', () => {
  test('newcomer 1: the marked steps install the committed program', {
    timeout: 30 * MINUTE,
  }, () => {
    for (const step of ['folders', 'program', 'settings', 'service', 'proxy']) run(step);
    const installed = readdirSync(path.join(folder, OPT, 'node_modules/@intranet')).sort();
    expect(installed).toEqual([
      'backup',
      'contract',
      'embedded-database',
      'server',
      'translations',
    ]);
    for (const gone of ['vite', 'vitest', 'typescript', 'node']) {
      expect(existsSync(path.join(folder, OPT, 'node_modules', gone)), gone).toBe(false);
    }
    const modes = ['var/lib/intranet', 'var/backups/intranet', 'etc/intranet'].map(
      (one) => statSync(path.join(folder, one)).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o700, 0o750]);
    for (const file of ['intranet.env', 'backup-key']) {
      expect(statSync(inEtc('intranet', file)).mode & 0o777, file).toBe(0o640);
    }
    expect(readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n')).toEqual([
      `useradd --system --home-dir ${folder}/var/lib/intranet --shell /usr/sbin/nologin intranet`,
      'systemctl daemon-reload',
      'systemctl enable --now intranet.service intranet-backup.timer',
      'nginx -t',
      'systemctl reload nginx',
    ]);
    const proxy = readFileSync(inEtc('nginx', 'conf.d', 'intranet.conf'), 'utf8');
    expect(proxy).toContain('server 127.0.0.1:3000 ');
    expect(proxy).not.toContain('web-');
  });

  test('newcomer 15: an older Node of the machine is named by one sentence', ({ skip }) => {
    const version =
      existsSync(SYSTEM_NODE) && execFileSync(SYSTEM_NODE, ['--version'], { encoding: 'utf8' });
    if (!version || Number(/\d+/.exec(version)?.[0]) >= 24) skip('This machine has no older Node.');
    const { ExecStart = '', WorkingDirectory = '' } = unit(
      readFileSync(inEtc('systemd/system/intranet.service'), 'utf8'),
    );
    const [program = '', ...words] = ExecStart.split(' ');
    expect(program).toBe(SYSTEM_NODE);
    const { status, stderr } = spawnSync(program, words, {
      cwd: mapped(WorkingDirectory),
      encoding: 'utf8',
    });
    expect([status, stderr.trim()]).toEqual([
      1,
      `The intranet needs Node 24 or newer, and ${SYSTEM_NODE} is Node ${String(version).trim().slice(1)}.`,
    ]);
  });

  test('newcomer 15: systemd accepts the units', ({ skip }) => {
    if (spawnSync('systemd-analyze', ['--version']).error) {
      skip('The units were not checked: this machine has no systemd-analyze.');
    }
    const names = readdirSync(inEtc('systemd/system'));
    expect(names.sort()).toEqual([
      'intranet-backup.service',
      'intranet-backup.timer',
      'intranet.service',
    ]);
    for (const name of names) {
      const file = inEtc('systemd/system', name);
      writeFileSync(file, mapFile(file).replaceAll(SYSTEM_NODE, process.execPath));
    }
    const files = names.map((name) => inEtc('systemd/system', name));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
      encoding: 'utf8',
    });
    const ours = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('intranet'));
    expect([status, ours]).toEqual([0, []]);
  });

  test('newcomer §6: the service starts, is ready, and backs up', {
    timeout: 10 * MINUTE,
  }, async () => {
    const port = await freePort();
    const settings = inEtc('intranet', 'intranet.env');
    writeFileSync(
      settings,
      mapFile(settings)
        .replace('"3000"', `"${port}"`)
        .replace('https://intranet.example.com', `http://127.0.0.1:${port}`)
        .replace('"Example Advisory"', `'Serra "Azul" & $Co #1'`),
    );
    const service = unit(mapFile(inEtc('systemd/system/intranet.service')));
    const words = (service.ExecStart ?? '').replace(SYSTEM_NODE, process.execPath).split(' ');
    const server = start(words, service.WorkingDirectory ?? '', { NODE_ENV: 'production' });
    await untilReady(server, port);
    await expect
      .poll(server.output, { timeout: MINUTE })
      .toContain('Serra "Azul" & $Co #1 is ready at');
    await openFirstAdminLink(server);

    run('backup');
    const nightly = unit(mapFile(inEtc('systemd/system/intranet-backup.service'))).ExecStart ?? '';
    shell(
      nightly.replace(SYSTEM_NODE, process.execPath).replaceAll('$$', '$').replaceAll('%%', '%'),
      path.join(folder, OPT),
    );
    const backups = readdirSync(path.join(folder, 'var/backups/intranet')).sort();
    expect(backups).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d{4}$/), 'first']);

    server.child.kill('SIGTERM');
    expect(await server.ended, server.output()).toBe(0);
  });

  test('newcomer §6: the six secrets of the containers are what compose.yaml names', () => {
    const place = path.join(folder, 'compose');
    mkdirSync(place);
    shell(blocks.secrets ?? '', place);
    const compose = readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8');
    const named = [...compose.matchAll(/^ {4}file: \.\/secrets\/(\w+)$/gm)].map(([, name]) => name);
    const files = readdirSync(path.join(place, 'secrets'));
    expect(files.sort()).toEqual(named.sort());
    const env = Object.fromEntries(
      files
        .filter((name) => name !== 'database_password')
        .map((name) => [`${name.toUpperCase()}_FILE`, path.join(place, 'secrets', name)]),
    );
    const config = parseConfig({ ...env, ROLE: 'web' }, { demo: false });
    expect(config.databaseUrl).toMatch(/^postgres:\/\/intranet:[0-9a-f]{48}@postgres\/intranet$/);
  });
});

/** The stages of the Containerfile: lines by instruction. */
function readStages() {
  const lines = readFileSync(path.join(ROOT, 'Containerfile'), 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
  const stages: { name: string; lines: string[] }[] = [];
  for (const line of lines) {
    const from = /^FROM \S+(?: AS (\w+))?/.exec(line);
    if (from) stages.push({ name: from[1] ?? 'image', lines: [] });
    else stages.at(-1)?.lines.push(line);
  }
  return stages;
}

describe('the Containerfile', () => {
  test('newcomer 1: its npm lines make a server that starts', {
    timeout: 20 * MINUTE,
  }, async () => {
    const opt = path.join(folder, OPT);
    // A fresh clone, as the installed one lacks what a build would copy.
    const context = path.join(folder, 'context');
    shell(`git clone -q "$REPOSITORY" ${context}`);
    const stages = readStages();
    expect(stages.map(({ name }) => name)).toEqual(['packages', 'build', 'image']);
    const [packages, build, image] = stages.map(({ lines }) => lines);
    const npmLines = (lines: string[] = []) =>
      lines.filter((line) => line.startsWith('RUN npm')).map((line) => line.slice(4));

    // The build's npm lines are the page's, so they aren't repeated.
    expect(npmLines(build).map((line) => line.replace(' --no-audit --no-fund', ''))).toEqual(
      /npm ci && (npm run build -w web)/.exec(blocks.program ?? '') && [
        'npm ci',
        'npm run build -w web',
      ],
    );

    const app = { packages: path.join(folder, 'packages'), image: path.join(folder, 'app') };
    const copy = (line: string, target: string) => {
      const [, from, list = ''] = /^COPY (?:--from=(\w+) )?(.*)$/.exec(line) ?? [];
      const words = list.split(' ');
      const to = words.pop() ?? '';
      for (const word of words) {
        const source =
          from === 'packages'
            ? path.join(app.packages, word.replace('/app/', ''))
            : path.join(from === 'build' ? opt : context, word.replace('/app/', ''));
        const isFile = statSync(source).isFile();
        cpSync(source, path.join(target, to, isFile ? path.basename(source) : ''), {
          recursive: true,
          verbatimSymlinks: true,
        });
      }
    };
    for (const line of packages ?? []) if (line.startsWith('COPY')) copy(line, app.packages);
    for (const line of npmLines(packages)) shell(line, app.packages);
    for (const line of image ?? []) if (line.startsWith('COPY')) copy(line, app.image);

    const command = JSON.parse(image?.find((line) => line.startsWith('CMD'))?.slice(4) ?? '[]');
    expect(command[0]).toBe('node');
    const port = await freePort();
    const server = start([process.execPath, ...command.slice(1)], app.image, {
      NODE_ENV: 'production',
      DATA_DIR: path.join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: String(port),
    });
    await untilReady(server, port);
    await openFirstAdminLink(server);
    server.child.kill('SIGTERM');
    expect(await server.ended, server.output()).toBe(0);
  });
});

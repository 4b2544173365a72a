import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresProcessesOn } from '@intranet/embedded-database/process-facts.ts';
import { readBlocks } from '../src/testing/read-blocks.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const blocks = readBlocks('docs/OPERATIONS.md');

/** Addresses of this machine in place of the page's machines. */
const ADDRESSES = {
  'db-1': '127.0.46.11',
  'db-2': '127.0.46.12',
  'db-3': '127.0.46.13',
  'app-1': '127.0.46.21',
  'app-2': '127.0.46.22',
};
export type MachineName = keyof typeof ADDRESSES;

// The system gives none of these to outgoing connections, so a program can be restarted on its port.
const PORTS = {
  2379: 4620,
  2380: 4621,
  8008: 4622,
  5432: 4623,
  5000: 4624,
  6432: 4625,
  3000: 4626,
  3001: 4627,
};
export const portOf = (port: keyof typeof PORTS) => PORTS[port];

const FOLDERS = [
  'etc/default',
  'etc/patroni',
  'etc/haproxy',
  'etc/pgbouncer',
  'etc/intranet',
  'etc/systemd/system',
  'var/lib/etcd',
  'var/lib/postgresql/15',
  'var/lib/intranet/tmp',
  'var/run/postgresql',
  'opt/intranet/deploy',
];

/** Root may not run PostgreSQL, etcd's data would be root's, and PgBouncer refuses. */
const owner = (() => {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
})();

interface Start {
  env?: NodeJS.ProcessEnv;
  label?: string;
  /** False for the product, whose files the services' user may not read. */
  asService?: boolean;
}

/** One of the page's machines: a folder, an address, and programs that live and die together. */
export class Machine {
  readonly name: MachineName;
  readonly address: string;
  private readonly folder: string;
  private readonly postgresFolder: string;
  private readonly processes = new Set<ChildProcess>();

  constructor(name: MachineName, folder: string, postgresFolder: string) {
    this.name = name;
    this.address = ADDRESSES[name];
    this.folder = path.join(folder, name);
    this.postgresFolder = postgresFolder;
    mkdirSync(this.folder);
    // Only this new folder: all in it is made by the services' user.
    if (owner.uid !== undefined) chownSync(this.folder, owner.uid, owner.gid);
    execFileSync('mkdir', ['-p', ...FOLDERS], { cwd: this.folder, ...owner });
    for (const unit of ['intranet.service', 'intranet.env.example']) {
      this.write(
        `opt/intranet/deploy/${unit}`,
        readFileSync(path.join(ROOT, 'deploy', unit), 'utf8'),
      );
    }
  }

  /** The page's text with the addresses, ports and paths of this test. */
  mapped(text: string): string {
    return (
      text
        .replaceAll(/\b(?:db|app)-\d\b/g, (name) => ADDRESSES[name as MachineName])
        .replaceAll(/0\.0\.0\.0(?!\/)|127\.0\.0\.1/g, this.address)
        .replaceAll('10.0.0.0/24', '127.0.0.0/8')
        .replaceAll(/\b(?:2379|2380|8008|5432|5000|6432|300[01])\b/g, (port) =>
          String(PORTS[Number(port) as keyof typeof PORTS]),
        )
        .replaceAll(' -o postgres', '')
        // There is no watchdog to try.
        .replace('mode: required', 'mode: "off"')
        .replaceAll('/usr/lib/postgresql/15/bin', this.postgresFolder)
        .replaceAll(/(?<![\w.}/])\/(?=opt\/|etc\/|var\/)/g, `${this.folder}/`)
    );
  }

  /** A file of this machine by the page's path. */
  file(name: string): string {
    return path.join(this.folder, name);
  }

  write(name: string, text: string): void {
    writeFileSync(this.file(name), text);
    if (owner.uid !== undefined) chownSync(this.file(name), owner.uid, owner.gid);
  }

  /** Runs a marked block of docs/OPERATIONS.md. */
  run(name: string, env: NodeJS.ProcessEnv): void {
    const block = blocks[name];
    if (block === undefined) throw new Error(`docs/OPERATIONS.md has no block "tested: ${name}".`);
    const code = `HOSTNAME=${this.address}; systemctl() { :; }; ${this.mapped(block)}`;
    const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', code], {
      cwd: this.folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env },
      ...owner,
    });
    if (status !== 0) throw new Error(`${name} on ${this.name}: ${stdout}${stderr}`);
  }

  /** Starts a program, and writes its output to a file beside the others. */
  start(
    program: string,
    words: string[],
    { env = {}, label = path.basename(program), asService = true } = {} as Start,
  ): ChildProcess {
    const child = spawn(program, words, {
      cwd: asService ? this.folder : ROOT,
      env: {
        PATH: process.env.PATH,
        // Patroni keeps a file of passwords in its user's home, which machines don't share.
        ...(asService && { HOME: this.file('var/lib/postgresql') }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own is killed and frozen as a whole.
      detached: true,
      ...(asService && owner),
    });
    const log = createWriteStream(this.log(label), { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.processes.add(child);
    child.once('exit', () => this.processes.delete(child));
    return child;
  }

  log(label: string): string {
    return path.join(this.folder, `${label}.log`);
  }

  killPostgres(): void {
    for (const pid of this.postgresProcesses()) send(pid, 'SIGKILL');
  }

  private postgresProcesses(): number[] {
    return postgresProcessesOn(this.file('var/lib/postgresql/15/intranet'));
  }

  /** Ends everything on this machine at once, as a power failure does. */
  async kill(): Promise<void> {
    const ended = [...this.processes].map(
      (child) => new Promise((done) => child.once('exit', done)),
    );
    this.signal('SIGKILL');
    await Promise.all(ended);
  }

  /** Stops everything without ending it: connections stay open, and nobody answers. */
  freeze(): void {
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.signal('SIGCONT');
  }

  private signal(signal: NodeJS.Signals): void {
    for (const { pid } of this.processes) if (pid) send(-pid, signal);
    // PostgreSQL leaves Patroni's group. Twice, as it may just have started a child.
    for (let turn = 0; turn < 2; turn += 1) {
      for (const pid of this.postgresProcesses()) send(pid, signal);
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended meanwhile.
  }
}

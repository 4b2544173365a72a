import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import type pg from 'pg';
import { type Database, openDatabase } from '#core/db/database.ts';
import { withServerDatabase } from '../faults/ledger-checks.fixture.ts';
import { startDeployedNginx } from '../scale/start-deployed-nginx.ts';
import type { Nginx } from '../scale/start-nginx.ts';
import { type MailServer, startMailServer } from '../src/testing/mail-server.ts';
import { findPrograms, type Programs } from './find-programs.ts';
import { Machine, type MachineName, portOf } from './machine.ts';

const SECRETS = {
  SUPERUSER_PASSWORD: '5a'.repeat(24),
  REPLICATION_PASSWORD: '6b'.repeat(24),
  DATABASE_PASSWORD: '7c'.repeat(24),
  AUTH_SECRET: '8d'.repeat(32),
  VAULT_KEY: '9e'.repeat(32),
};
const TIMEOUT_MS = 90_000;
const DATABASES = ['db-1', 'db-2', 'db-3'] as const;
const APPS = ['app-1', 'app-2'] as const;

type App = (typeof APPS)[number];
type DatabaseMachine = (typeof DATABASES)[number];
export type Role = 'web' | 'worker';

interface Member {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica';
  state: string;
}

/** The five machines of docs/OPERATIONS.md, a proxy and a mail server. */
export class Cluster {
  readonly folder: string;
  readonly machines: Record<MachineName, Machine>;
  mail!: MailServer;
  proxy!: Nginx;
  /** Leads to the leader through PgBouncer, as the product's. */
  database!: Database;
  private stopped = false;
  private readonly programs: Programs;
  private readonly products = new Map<string, ChildProcess>();

  private constructor(folder: string, programs: Programs) {
    this.folder = folder;
    this.programs = programs;
    const names = [...DATABASES, ...APPS];
    this.machines = Object.fromEntries(
      names.map((name) => [name, new Machine(name, folder, programs.postgresFolder)]),
    ) as Record<MachineName, Machine>;
  }

  static async start(): Promise<Cluster> {
    const programs = findPrograms();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'cluster-'));
    // The services' user must reach its files.
    await chmod(folder, 0o711);
    const cluster = new Cluster(folder, programs);
    try {
      await cluster.startAll();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Fails with the ends of all logs. */
  private async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + TIMEOUT_MS;
    while (!(await isSo().catch(() => false))) {
      if (Date.now() > end) {
        const members = await this.members().catch(String);
        const seen = `${JSON.stringify(members)}\n${await this.logs()}`;
        throw new Error(`Not within ${TIMEOUT_MS / 1_000} s: ${what}.\n${seen}`);
      }
      await delay(250);
    }
  }

  private async startAll(): Promise<void> {
    this.mail = await startMailServer();
    for (const name of DATABASES) {
      this.machines[name].run('etcd', SECRETS);
      this.machines[name].run('patroni', SECRETS);
      this.startDatabaseMachine(name);
    }
    for (const name of APPS) {
      const machine = this.machines[name];
      this.prepareApp(machine);
      machine.run('haproxy', SECRETS);
      machine.run('pgbouncer', SECRETS);
      machine.start(this.programs.haproxy, ['-f', machine.file('etc/haproxy/haproxy.cfg')]);
      machine.start(this.programs.pgbouncer, [machine.file('etc/pgbouncer/pgbouncer.ini')]);
    }
    await this.untilComplete();
    this.machines['app-1'].run('database', SECRETS);
    for (const name of APPS) {
      this.startProduct(name, 'web');
      this.startProduct(name, 'worker');
    }
    for (const name of APPS) {
      await this.untilReady(name, 'web');
      await this.untilReady(name, 'worker');
    }
    const webs = APPS.map((name) => `${this.machines[name].address}:${portOf(3000)}`);
    this.proxy = await startDeployedNginx(path.join(this.folder, 'nginx'), webs);
    this.database = openDatabase(
      { connectionString: this.settings('app-1').DATABASE_URL ?? '' },
      { prepare: false, onError: () => undefined },
    );
  }

  /** Starts etcd and Patroni, also after the machine was killed. */
  startDatabaseMachine(name: DatabaseMachine): void {
    const machine = this.machines[name];
    const etcd = parseEnv(readFileSync(machine.file('etc/default/etcd'), 'utf8'));
    machine.start(this.programs.etcd, [], { env: etcd as NodeJS.ProcessEnv });
    machine.start(this.programs.patroni, [machine.file('etc/patroni/config.yml')]);
  }

  private prepareApp(machine: Machine): void {
    const example = readFileSync(machine.file('opt/intranet/deploy/intranet.env.example'), 'utf8');
    machine.write('etc/intranet/intranet.env', machine.mapped(example));
    machine.write('etc/intranet/backup-key', '00'.repeat(32));
    machine.run('product', SECRETS);
  }

  private settings(name: MachineName): NodeJS.Dict<string> {
    return parseEnv(readFileSync(this.machines[name].file('etc/intranet/intranet.env'), 'utf8'));
  }

  /** Starts a service of the product as its unit does. */
  startProduct(name: App, role: Role): void {
    const machine = this.machines[name];
    const unit = role === 'web' ? 'intranet.service' : 'intranet-worker.service';
    const text = machine.mapped(readFileSync(machine.file(`etc/systemd/system/${unit}`), 'utf8'));
    const [, command = ''] = /^ExecStart=\S+ (.*)$/m.exec(text) ?? [];
    const environment = [...text.matchAll(/^Environment=(.*)$/gm)].map(([, one = '']) =>
      one.replaceAll(' ', '\n'),
    );
    const env = {
      ...parseEnv(environment.join('\n')),
      PUBLIC_URL: 'http://intranet.test',
      MAIL_URL: `smtp://127.0.0.1:${this.mail.port}`,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
    } as unknown as NodeJS.ProcessEnv;
    const child = machine.start(process.execPath, command.split(' '), {
      env,
      label: role,
      asService: false,
    });
    this.products.set(`${name} ${role}`, child);
    // As the unit says: Restart=always, RestartSec=2. A signal is the test's.
    child.once('exit', (code) => {
      if (code === null) return;
      setTimeout(() => {
        if (!this.stopped) this.startProduct(name, role);
      }, 2_000).unref();
    });
  }

  async killProduct(name: App, role: Role): Promise<void> {
    const child = this.products.get(`${name} ${role}`);
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async untilReady(name: App, role: Role): Promise<void> {
    const port = portOf(role === 'web' ? 3000 : 3001);
    const { address } = this.machines[name];
    await this.until(`${role} on ${name} is ready`, async () => {
      return (await fetch(`http://${address}:${port}/readyz`)).ok;
    });
  }

  /** The members as Patroni sees them, asked from whoever answers first. */
  async members(): Promise<Member[]> {
    return Promise.any(
      DATABASES.map(async (name) => {
        const url = `http://${this.machines[name].address}:${portOf(8008)}/cluster`;
        const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) });
        return ((await reply.json()) as { members: Member[] }).members;
      }),
    );
  }

  async machineWith(role: Member['role']): Promise<DatabaseMachine> {
    const member = (await this.members()).find((one) => one.role === role);
    const name = DATABASES.find((one) => this.machines[one].address === member?.name);
    if (!name) throw new Error(`The cluster has no ${role}.`);
    return name;
  }

  async untilLeaderIsNot(former: MachineName): Promise<void> {
    await this.until(
      'another machine leads',
      async () => (await this.machineWith('leader')) !== former,
    );
  }

  /** Waits until there are a leader, a synchronous standby and a replica, all running. */
  async untilComplete(): Promise<void> {
    await this.until('leader, synchronous standby and replica run', async () => {
      const members = await this.members();
      const roles = members.map(({ role }) => role).sort();
      return (
        roles.join() === 'leader,replica,sync_standby' &&
        members.every(({ state }) => ['running', 'streaming'].includes(state))
      );
    });
  }

  /** Looks at the leader itself, without a pooler. */
  async withLeader<T>(look: (client: pg.Client) => Promise<T>): Promise<T> {
    const url = new URL(this.settings('app-1').DATABASE_URL ?? '');
    url.port = String(portOf(5000));
    return withServerDatabase({ connectionString: url.href }, look);
  }

  private async logs(): Promise<string> {
    const files = [...DATABASES, ...APPS].flatMap((name) =>
      ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'web', 'worker'].map((label) =>
        this.machines[name].log(label),
      ),
    );
    const texts = files.filter(existsSync).map(async (file) => {
      return `── ${file}\n${(await readFile(file, 'utf8')).slice(-6_000)}`;
    });
    return (await Promise.all(texts)).join('\n');
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.proxy?.stop();
    await this.database?.close().catch(() => undefined);
    for (const name of [...APPS, ...DATABASES]) await this.machines[name].kill();
    await this.mail?.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

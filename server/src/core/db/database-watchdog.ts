import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** The database accepted a connection but does not answer: it is frozen, or the network is broken. */
export class DatabaseFrozen extends Error {
  constructor() {
    super('Connection terminated: the database does not answer');
  }
}

/** The pause in ms before the first check of a waiting query, and between checks. */
const EVERY = 250;
/** In milliseconds. With the interval, a caller learns of the failure within 2 s (S19). */
const TIMEOUT_MS = 1_200;

const socketOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;

/** Aborts and refuses calls while the database does not reply, so queries need no timeout. */
export class DatabaseWatchdog {
  private readonly pool: pg.Pool;
  private readonly options: pg.ClientConfig;
  private readonly clients = new Set<pg.PoolClient>();
  private own: pg.Client | null = null;
  private beating = false;
  private stopped = false;
  private frozen = false;

  constructor(pool: pg.Pool, options: pg.ClientConfig) {
    this.pool = pool;
    this.options = options;
    pool.on('connect', (client) => this.clients.add(client));
    pool.on('remove', (client) => this.clients.delete(client));
    pool.on('acquire', () => void this.watch());
  }

  check(): void {
    if (this.frozen) throw new DatabaseFrozen();
    // Waiting for a connection also depends on the database.
    void this.watch();
  }

  stop(): void {
    this.stopped = true;
    this.drop();
  }

  private isWaitedFor(): boolean {
    return this.pool.waitingCount > 0 || this.pool.totalCount > this.pool.idleCount;
  }

  private async watch(): Promise<void> {
    if (this.beating) return;
    this.beating = true;
    for (;;) {
      await delay(EVERY, undefined, { ref: false });
      if (this.stopped || !(this.frozen || this.isWaitedFor())) break;
      const answered = await this.beat();
      if (!answered && !this.frozen && !this.stopped) this.breakOff();
      this.frozen = !answered && !this.stopped;
    }
    this.beating = false;
  }

  /** False without a reply in time. An error counts as a reply; the caller gets it from its own query. */
  private async beat(): Promise<boolean> {
    const bound = new AbortController();
    const answer = this.ask().then(
      () => true,
      () => {
        this.drop();
        return true;
      },
    );
    const late = delay(TIMEOUT_MS, undefined, { ref: false, signal: bound.signal })
      // If this process itself was blocked, a reply that has already arrived is read first.
      .then(() => new Promise((resolve) => setImmediate(resolve)))
      .then(() => new Promise((resolve) => setImmediate(resolve)))
      .then(
        () => false,
        () => true,
      );
    const answered = await Promise.race([answer, late]);
    bound.abort();
    if (!answered) this.drop();
    return answered;
  }

  private async ask(): Promise<void> {
    if (!this.own) {
      const client = new pg.Client({ ...this.options, application_name: 'intranet-watchdog' });
      client.on('error', () => undefined);
      client.on('end', () => {
        if (this.own === client) this.own = null;
      });
      this.own = client;
      await client.connect();
    }
    await this.own.query('select 1');
  }

  private drop(): void {
    const client = this.own;
    this.own = null;
    if (client) socketOf(client).destroy();
  }

  private breakOff(): void {
    for (const client of this.clients) socketOf(client).destroy();
  }
}

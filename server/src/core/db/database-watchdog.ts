import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** The database took a connection and does not answer: it is frozen, or behind a broken line. */
export class DatabaseFrozen extends Error {
  constructor() {
    super('Connection terminated: the database does not answer');
  }
}

/** From the moment somebody waits to the first beat, and from one to the next. */
const EVERY = 250;
/** An answer that takes longer is none. Both together leave a caller told within 2 s (S19). */
const PATIENCE = 1_200;

const socketOf = (client: pg.ClientBase) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;

/**
 * Watches over a pool's database while somebody waits for it: a `select 1` over a connection of its own,
 * which no long list holds up. When that is not answered, every call that waits is broken off and new
 * ones fail at once, until it is answered again. So no query needs a bound in time of its own.
 */
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

  /** @throws DatabaseFrozen while the database does not answer */
  check(): void {
    if (this.frozen) throw new DatabaseFrozen();
    // Whoever waits for a connection waits for the database, too.
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

  /** False when there was no answer in time; a refusal is one, and whoever calls hears it himself. */
  private async beat(): Promise<boolean> {
    const bound = new AbortController();
    const answer = this.ask().then(
      () => true,
      () => {
        this.drop();
        return true;
      },
    );
    const late = delay(PATIENCE, undefined, { ref: false, signal: bound.signal })
      // This process may have been the one that was held up: an answer that lies there is read first.
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

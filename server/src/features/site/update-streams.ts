import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import type { AreaStamps } from '#core/http/cache/change-stamp.ts';
import { type ListenedAreas, ListenedStamps } from './listened-areas.ts';
import type { Listener } from './read-listeners.ts';

const TIMES = {
  roundMs: 1_000,
  /** Each stream's session is checked this often, and the browser hears that the stream works. */
  checkMs: 20_000,
  /** A stream whose session can't be checked for this long ends. */
  maxUncheckedMs: 30_000,
};
/** Streams that one round may check. With more, a change reaches all of them within 20 rounds. */
const MIN_BATCH = 200;
const ROUNDS_FOR_ALL = 20;
/** A page may have loaded its data this long before its stream opens. */
const RECENT_MS = 15_000;
/** More means that the client has stopped reading and the buffers of both systems are full. */
const MAX_UNREAD_BYTES = 4_096;
const MAX_OF_ACCOUNT = 10;
/** Each takes about 26 kB. */
const MAX_IN_ALL = 5_000;
const RETRY_SECONDS = 60;

interface Source {
  readStamps(): Promise<AreaStamps>;
  /** Those whose sessions are still valid, by the session's hash in base64. */
  readListeners(sessionHashes: Buffer[]): Promise<Map<string, Listener>>;
  /** Called once when reading begins to fail. */
  onError(error: unknown): void;
}

interface Stream {
  events: Readable;
  response: ServerResponse;
  accountId: number;
  sessionHash: Buffer;
  role: Role;
  /** Null before the first check. */
  areas: ListenedAreas | null;
  /** The id of the last event; null before the first. */
  sent: string | null;
  checkedAt: number;
}

export interface Opening {
  actor: Pick<Actor, 'accountId' | 'sessionHash' | 'role'>;
  /** The id of the last event that a returning browser received. */
  lastEventId: string | null;
  response: ServerResponse;
}

/** Random, so that browsers don't all return in the same second after a restart. */
const retryMs = () => 2_000 + Math.floor(Math.random() * 3_000);

/**
 * The streams of this process that say that data has changed (docs/decisions/0048). All share one
 * reading of the change stamps a second, and none takes place while nobody listens.
 */
export class UpdateStreams {
  /** The stream whose session was checked least recently comes first. */
  readonly #streams = new Set<Stream>();
  readonly #ofAccount = new Map<number, number>();
  readonly #source: Source;
  readonly #times: typeof TIMES;
  readonly #stamps = new ListenedStamps();
  #isReading = false;
  #isFailing = false;
  #isClosed = false;

  constructor(source: Source, times: Partial<typeof TIMES> = {}) {
    this.#source = source;
    this.#times = { ...TIMES, ...times };
  }

  get size(): number {
    return this.#streams.size;
  }

  /** @throws AppError unavailable, too_many_attempts, server_busy */
  open({ actor: { accountId, sessionHash, role }, lastEventId, response }: Opening): Readable {
    this.#checkLimits(accountId);
    // The rounds push to it.
    const events = new Readable({ read: () => undefined });
    const at = { areas: null, sent: lastEventId, checkedAt: Date.now() };
    const stream: Stream = { events, response, accountId, sessionHash, role, ...at };
    this.#streams.add(stream);
    this.#ofAccount.set(accountId, (this.#ofAccount.get(accountId) ?? 0) + 1);
    // Fastify destroys it when the client leaves, also if that was before the reply.
    events.once('close', () => this.#remove(stream));
    events.push(`retry: ${retryMs()}\n\n`);
    if (!this.#isReading) void this.#read();
    return events;
  }

  /** Ends all streams, so that the server can stop. Browsers then open one elsewhere. */
  close(): void {
    this.#isClosed = true;
    for (const stream of [...this.#streams]) this.#end(stream);
  }

  #checkLimits(accountId: number): void {
    const details = { retryAfterSeconds: RETRY_SECONDS };
    if (this.#isClosed) {
      throw new AppError('unavailable', t('The server is restarting.'), details);
    }
    if ((this.#ofAccount.get(accountId) ?? 0) >= MAX_OF_ACCOUNT) {
      throw new AppError(
        'too_many_attempts',
        t('Your account already has {count} open streams of updates. Close one first.', {
          count: MAX_OF_ACCOUNT,
        }),
        details,
      );
    }
    if (this.#streams.size >= MAX_IN_ALL) {
      throw new AppError(
        'server_busy',
        t('The server can’t open more streams of updates. Please try again later.'),
        details,
      );
    }
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    while (this.#streams.size > 0) {
      const next = new Promise((resolve) => setTimeout(resolve, this.#times.roundMs).unref());
      try {
        await this.#round();
        this.#isFailing = false;
      } catch (error) {
        if (!this.#isFailing && !this.#isClosed) this.#source.onError(error);
        this.#isFailing = true;
        this.#endUnchecked();
      }
      await next;
    }
    this.#isReading = false;
  }

  async #round(): Promise<void> {
    // A change before this process's first reading counts as recent too.
    this.#stamps.note(await this.#source.readStamps());
    const due = this.#dueStreams();
    if (due.length === 0) return;
    const hashes = due.map(({ sessionHash }) => sessionHash);
    const listeners = await this.#source.readListeners(hashes);
    for (const stream of due) {
      if (!this.#streams.has(stream)) continue;
      const listener = listeners.get(stream.sessionHash.toString('base64'));
      if (listener?.role !== stream.role) this.#end(stream);
      else this.#send(stream, listener.areas);
    }
  }

  #dueStreams(): Stream[] {
    const max = Math.max(MIN_BATCH, Math.ceil(this.#streams.size / ROUNDS_FOR_ALL));
    const checkedBefore = Date.now() - this.#times.checkMs;
    const due: Stream[] = [];
    for (const stream of this.#streams) {
      const { areas, sent, checkedAt } = stream;
      const isDue = areas === null || sent !== this.#stamps.idOf(areas);
      if (isDue || checkedAt <= checkedBefore) due.push(stream);
      if (due.length === max) break;
    }
    return due;
  }

  #send(stream: Stream, areas: ListenedAreas): void {
    const { events, response, sent } = stream;
    const id = this.#stamps.idOf(areas);
    const isNew = sent === null;
    const hasChanged = isNew ? this.#stamps.changedAt(areas) > Date.now() - RECENT_MS : sent !== id;
    const name = hasChanged ? '' : 'event: alive\n';
    events.push(`id: ${id}\n${name}data:\n\n`);
    stream.areas = areas;
    stream.sent = id;
    stream.checkedAt = Date.now();
    // Moves to the end.
    this.#streams.delete(stream);
    this.#streams.add(stream);
    if (events.readableLength + response.writableLength > MAX_UNREAD_BYTES) this.#end(stream);
  }

  #endUnchecked(): void {
    const checkedBefore = Date.now() - this.#times.maxUncheckedMs;
    for (const stream of [...this.#streams]) {
      if (stream.checkedAt <= checkedBefore) this.#end(stream);
    }
  }

  #end(stream: Stream): void {
    const { events, response } = stream;
    this.#remove(stream);
    // A client that doesn't read would keep the connection open.
    if (events.readableLength + response.writableLength > 0) response.destroy();
    else events.push(null);
  }

  #remove(stream: Stream): void {
    if (!this.#streams.delete(stream)) return;
    const left = (this.#ofAccount.get(stream.accountId) ?? 1) - 1;
    if (left > 0) this.#ofAccount.set(stream.accountId, left);
    else this.#ofAccount.delete(stream.accountId);
  }
}

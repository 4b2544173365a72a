import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(gzip);

/** Enough for the long lists of a thousand people. A reply over half of it is not cached. */
const MAX_BYTES = 48 * 1_048_576;
/** In ms. A later rebuild no longer blocks the next one; its connection may be dead. */
const REBUILD_TIMEOUT = 5_000;
const ENTRY_BYTES = 1_024;

export interface CachedReply {
  body: Buffer;
  /** ETag of the content, the same on every server. Weak, because both encodings share it. */
  tag: string;
  gzip(): Promise<Buffer>;
}

type WriteReply = () => Promise<string>;

interface Rebuild {
  /** Read before the rebuild started, so the reply has this state or a later one. */
  stamp: string;
  reply: Promise<CachedReply>;
  /** Resolves when the next rebuild may start: after success, failure or timeout. */
  over: Promise<void>;
}

interface Entry {
  current: Rebuild | null;
  /** Starts when the current one ends; shared by all callers with a newer stamp. */
  next: Rebuild | null;
  bytes: number;
}

/**
 * Caches replies by key and stamp; evicts the least recently used. Only one rebuild runs per key. A
 * request that sees a newer stamp waits for the next rebuild and shares its result. That rebuild
 * reads after these requests' stamps, so nobody gets an older state (docs/decisions/0014).
 */
export class ReplyCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #timeout: number;

  constructor(maxBytes = MAX_BYTES, timeout = REBUILD_TIMEOUT) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // One large reply must not evict all others.
      maxEntrySize: maxBytes / 2,
      sizeCalculation: ({ bytes }) => bytes,
    });
    this.#timeout = timeout;
  }

  /** @param stamp read from the database by this request, before anything else */
  find(key: string, stamp: string, write: WriteReply): Promise<CachedReply> {
    const found = this.#entries.get(key);
    const entry = found ?? { current: null, next: null, bytes: ENTRY_BYTES };
    if (!found) this.#entries.set(key, entry);
    const { current } = entry;
    if (current?.stamp === stamp) return current.reply;
    if (entry.next) {
      entry.next.stamp = stamp;
      return entry.next.reply;
    }
    const rebuild = { stamp } as Rebuild;
    entry.next = rebuild;
    const start = () => {
      entry.next = null;
      return this.#start(key, entry, rebuild, write);
    };
    rebuild.reply = current ? current.over.then(start) : start();
    return rebuild.reply;
  }

  #start(key: string, entry: Entry, rebuild: Rebuild, write: WriteReply): Promise<CachedReply> {
    entry.current = rebuild;
    const { promise, resolve } = Promise.withResolvers<void>();
    rebuild.over = promise;
    const timer = setTimeout(() => {
      this.#remove(key, entry);
      resolve();
    }, this.#timeout).unref();
    return this.#build(key, entry, rebuild, write)
      .catch((error: unknown) => {
        if (entry.current === rebuild) entry.current = null;
        if (!entry.next) this.#remove(key, entry);
        throw error;
      })
      .finally(() => {
        clearTimeout(timer);
        resolve();
      });
  }

  async #build(key: string, entry: Entry, rebuild: Rebuild, write: WriteReply) {
    const body = Buffer.from(await write());
    this.#resize(key, entry, ENTRY_BYTES + body.length);
    let compressed: Promise<Buffer> | undefined;
    const gzipOnce = async () => {
      const smaller = await compress(body, { level: 4 });
      if (entry.current === rebuild) {
        this.#resize(key, entry, ENTRY_BYTES + body.length + smaller.length);
      }
      return smaller;
    };
    return {
      body,
      tag: `W/"${hash('sha1', body, 'base64url')}"`,
      gzip() {
        compressed ??= gzipOnce();
        return compressed;
      },
    };
  }

  #resize(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.peek(key) !== entry) return;
    entry.bytes = bytes;
    // The cache reads the size of a new entry only.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #remove(key: string, entry: Entry): void {
    if (this.#entries.peek(key) === entry) this.#entries.delete(key);
  }
}

import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** Enough for the long lists of a thousand people; what is bigger than half of it is not kept. */
const MAX_BYTES = 48 * 1_048_576;

/** How long others wait for somebody's reading, in milliseconds: its connection may be dead and not know. */
const PATIENCE = 5_000;

/** What an entry takes beside its text, in bytes. */
const ENTRY_BYTES = 1_024;

/** A reply as it was written once: JSON in UTF-8, and compressed as soon as somebody wants it so. */
export interface CachedReply {
  body: Buffer;
  /** Names the content: the same on every server. Weak, because both encodings have it. */
  tag: string;
  /** Compressed once, beside the main thread. */
  gzip(): Promise<Buffer>;
}

export interface ReplyCache {
  /**
   * The reply under a key as it was written under this stamp, else as `write` writes it now.
   * @param stamp read from the database by this call, before it reads anything else
   */
  find(key: string, stamp: string, write: () => Promise<string>): Promise<CachedReply>;
}

/** One writing of a reply. */
interface Writing {
  /** Read before the writing began: what is written is of this state, or of a later one. */
  stamp: string;
  reply: Promise<CachedReply>;
  /** When the next one may begin: it is written, or has failed, or takes too long. */
  over: Promise<void>;
}

interface Entry {
  /** Written last, or being written. */
  present: Writing | null;
  /** Begins when the present one ends: for all whose stamp is another one. */
  next: Writing | null;
  bytes: number;
}

/**
 * Keeps replies until the stamp is another one; the least asked for go first when there are too many.
 * Of one key one reply is written at a time. Whoever finds another stamp than that of the present
 * writing waits for the next one, together with all who come until it begins: it reads after each of
 * them has read a stamp, so none of them gets what was before.
 */
export function createReplyCache(maxBytes = MAX_BYTES, patience = PATIENCE): ReplyCache {
  const entries = new Map<string, Entry>();
  let total = 0;

  function forget(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    total -= entry.bytes;
  }

  function weigh(key: string, entry: Entry, bytes: number): void {
    if (entries.get(key) !== entry) return;
    total += bytes - entry.bytes;
    entry.bytes = bytes;
    // One alone does not drive all others out.
    if (bytes > maxBytes / 2) forget(key, entry);
    for (const [oldest, found] of entries) {
      if (total <= maxBytes) break;
      forget(oldest, found);
    }
  }

  async function make(
    key: string,
    entry: Entry,
    writing: Writing,
    write: () => Promise<string>,
  ): Promise<CachedReply> {
    const body = Buffer.from(await write());
    weigh(key, entry, ENTRY_BYTES + body.length);
    let compressed: Promise<Buffer> | undefined;
    return {
      body,
      tag: `W/"${hash('sha1', body, 'base64url')}"`,
      gzip() {
        compressed ??= compress(body, { level: 4 }).then((smaller) => {
          if (entry.present === writing)
            weigh(key, entry, ENTRY_BYTES + body.length + smaller.length);
          return smaller;
        });
        return compressed;
      },
    };
  }

  /** A failure is told to all who wait for it, and not kept. */
  function begin(key: string, entry: Entry, writing: Writing, write: () => Promise<string>) {
    entry.present = writing;
    const { promise, resolve } = Promise.withResolvers<void>();
    writing.over = promise;
    const late = setTimeout(() => {
      forget(key, entry);
      resolve();
    }, patience).unref();
    return make(key, entry, writing, write)
      .catch((error: unknown) => {
        if (entry.present === writing) entry.present = null;
        if (!entry.next) forget(key, entry);
        throw error;
      })
      .finally(() => {
        clearTimeout(late);
        resolve();
      });
  }

  return {
    find(key, stamp, write) {
      const entry = entries.get(key) ?? { present: null, next: null, bytes: 0 };
      // Last in the order of the map: asked for most lately.
      entries.delete(key);
      entries.set(key, entry);
      const { present } = entry;
      if (present?.stamp === stamp) return present.reply;
      if (entry.next) {
        entry.next.stamp = stamp;
        return entry.next.reply;
      }
      const writing = { stamp } as Writing;
      entry.next = writing;
      const start = () => {
        entry.next = null;
        return begin(key, entry, writing, write);
      };
      writing.reply = present ? present.over.then(start) : start();
      return writing.reply;
    },
  };
}

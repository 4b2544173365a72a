/** A reply of which the server can say that it still is the same. */
interface CachedReply {
  tag: string;
  data: unknown;
}

/** Long lists of the pages that somebody goes back and forth between. */
const MAX_REPLIES = 12;

let replies = new Map<string, CachedReply>();

/** What one address answered last in this tab, for whoever is signed in as it is asked for. */
export function cachedReply(address: string) {
  const mine = replies;
  return {
    last: mine.get(address),
    /** In memory alone (S14): nothing of it is in the browser's own cache. Of no use after a sign-out. */
    keep(reply: CachedReply): void {
      mine.delete(address);
      mine.set(address, reply);
      const [oldest] = mine.keys();
      if (mine.size > MAX_REPLIES && oldest !== undefined) mine.delete(oldest);
    },
  };
}

/** Whoever uses this tab next finds nothing of what was kept, nor of what still comes. */
export function clearReplies(): void {
  replies = new Map();
}

interface CachedReply {
  tag: string;
  data: unknown;
}

const MAX_REPLIES = 12;

let replies = new Map<string, CachedReply>();

/** The last reply of an address in this tab, for the user signed in at the time of the request. */
export function cachedReply(address: string) {
  const mine = replies;
  return {
    last: mine.get(address),
    /** Cached in memory only, not in the browser's cache (S14). Does nothing after a sign-out. */
    keep(reply: CachedReply): void {
      mine.delete(address);
      mine.set(address, reply);
      const [oldest] = mine.keys();
      if (mine.size > MAX_REPLIES && oldest !== undefined) mine.delete(oldest);
    },
  };
}

/** Clears the cache at sign-out. Pending replies are not cached either. */
export function clearReplies(): void {
  replies = new Map();
}

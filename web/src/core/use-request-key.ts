import { useRef } from 'react';
import { readTabStorage, writeTabStorage } from './tab-storage.ts';

const NO_KEY = { content: '', key: '' };

/**
 * Sends a request with an idempotency key. A retry after a failure sends the same key while the content
 * is the same, so it counts once (D21); after a success, the same content is a new request.
 * @param stored keeps the key in this tab under that name, so that it survives a reload and a new sign-in
 */
export function useRequestKey(stored?: string) {
  const last = useRef(NO_KEY);
  const keyFor = (text: string): string => {
    if (last.current.content === text) return last.current.key;
    const [storedText, storedKey] = (stored && readTabStorage(stored)?.split('\n')) || [];
    const key = (storedText === text && storedKey) || crypto.randomUUID();
    last.current = { content: text, key };
    if (stored) writeTabStorage(stored, `${text}\n${key}`);
    return key;
  };
  return async <Reply>(content: unknown, send: (key: string) => Promise<Reply>): Promise<Reply> => {
    const reply = await send(keyFor(JSON.stringify(content)));
    last.current = NO_KEY;
    if (stored) writeTabStorage(stored, null);
    return reply;
  };
}

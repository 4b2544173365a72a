import { useRef } from 'react';
import { readTabStorage, writeTabStorage } from './tab-storage.ts';

const NO_KEY = { content: '', key: '' };

/**
 * An idempotency key: a retry of the same content counts once (D21), until it succeeds.
 * @param stored the name that keeps the key in this tab across a reload or a new sign-in
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

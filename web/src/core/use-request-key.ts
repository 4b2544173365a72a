import { readTabStorage, writeTabStorage } from '@intranet/ui/hooks/tab-storage.ts';
import { useRef } from 'react';

const NO_KEY = { content: '', key: '' };

/** Unlike `randomUUID`, the bytes are available on plain http as well (D64). */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Makes a retry of the same content count once (D21). @param stored keeps the key across a reload */
export function useRequestKey(stored?: string) {
  const last = useRef(NO_KEY);
  const keyFor = (text: string): string => {
    if (last.current.content === text) return last.current.key;
    const [storedText, storedKey] = (stored && readTabStorage(stored)?.split('\n')) || [];
    const key = (storedText === text && storedKey) || newRequestKey();
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

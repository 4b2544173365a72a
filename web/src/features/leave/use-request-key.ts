import { useRef } from 'react';

/** A key for a request, kept while its content stays the same: a retry counts once (D21). */
export function useRequestKey() {
  const last = useRef({ content: '', key: '' });
  return (content: unknown): string => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}

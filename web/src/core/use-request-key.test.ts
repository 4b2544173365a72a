import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRequestKey } from './use-request-key.ts';

it('F0: makes keys without randomUUID, which plain http lacks', async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const { result } = renderHook(() => useRequestKey());
  const keys: string[] = [];
  const send = async (key: string) => keys.push(key);
  await result.current('the same', send);
  await result.current('the same', send);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(2);
});

it('D21: a retry of the same content has the same key', async () => {
  const { result } = renderHook(() => useRequestKey());
  const keys: string[] = [];
  const fail = async (key: string) => {
    keys.push(key);
    throw new Error('no connection');
  };
  await expect(result.current('the same', fail)).rejects.toThrow();
  await expect(result.current('the same', fail)).rejects.toThrow();
  expect(new Set(keys).size).toBe(1);
});

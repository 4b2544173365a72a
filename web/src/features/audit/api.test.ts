import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchAllAudit, readFilters } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

describe('readFilters', () => {
  const none = { person: '', action: '', from: '', to: '' };
  it.each([
    [{}, {}],
    [{ person: '  joão ' }, { person: 'joão' }],
    [{ person: 'x'.repeat(500) }, { person: 'x'.repeat(120) }],
    [{ action: 'sign_in' }, { action: 'sign_in' }],
    [{ action: '[object Undefined]' }, {}],
    [{ from: '2026-02-30', to: '2026-03-01' }, { to: '2026-03-01' }],
  ])('%j is %j', (values, filters) => {
    expect(readFilters({ ...none, ...values })).toEqual(filters);
  });
});

describe('fetchAllAudit', () => {
  const page = (ids: number[], total: number, next: number | null) =>
    Response.json({ entries: ids.map((id) => ({ id })), total, next });

  it('loads all pages and reports progress', async () => {
    const replies = [page([9, 8], 5, 8), page([7, 6], 6, 6), page([5], 7, null)];
    const fetch = vi.fn(async (_: string) => replies.shift() ?? Response.error());
    vi.stubGlobal('fetch', fetch);
    const report = vi.fn();
    const entries = await fetchAllAudit(new QueryClient(), { person: 'ana' }, report);
    expect(entries.map((entry) => entry.id)).toEqual([9, 8, 7, 6, 5]);
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      '/api/audit?person=ana&limit=5000',
      '/api/audit?person=ana&limit=5000&before=8',
      '/api/audit?person=ana&limit=5000&before=6',
    ]);
    expect(report.mock.calls).toEqual([
      [2, 5],
      [4, 5],
      [5, 5],
    ]);
  });

  it('fails when any page fails', async () => {
    const replies = [
      page([9], 2, 9),
      Response.json({ error: 'Away.', code: 'unavailable' }, { status: 503 }),
    ];
    vi.stubGlobal('fetch', async () => replies.shift());
    await expect(fetchAllAudit(new QueryClient(), {}, () => {})).rejects.toThrow('Away.');
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { get } from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
let ana: Person;

beforeEach(async () => {
  ana = await makePerson(t, 'Ana', { balance: 60, startDate: '2024-01-10' });
});

async function articles(
  start: string,
  end: string,
  over: { who?: Person; type?: string; moving?: string } = {},
): Promise<string[]> {
  const { who = ana, type = 'Vacation', moving } = over;
  const query = new URLSearchParams({
    nome: who.name,
    type,
    start,
    end,
    ...(moving && { moving }),
  });
  const reply = await get(t, who, `/api/leave_preview?${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().hints.map((hint: { article: string }) => hint.article);
}

describe('CLT Art. 134: hints in the preview of a vacation', () => {
  test('each hint cites its article; a lawful vacation has none', async () => {
    expect(await articles('2026-03-09', '2026-03-22')).toEqual([]);
    expect(await articles('2026-03-13', '2026-03-16')).toEqual([
      'CLT Art. 134 §1',
      'CLT Art. 134 §3',
    ]);
  });

  test('parts are the pending and approved vacations of the same work year', async () => {
    await makeLeave(t, ana, '2026-02-02', '2026-02-15');
    await makeLeave(t, ana, '2026-04-06', '2026-04-10', { state: 'pending' });
    await makeLeave(t, ana, '2026-05-04', '2026-05-08', { state: 'rejected' });
    await makeLeave(t, ana, '2026-06-01', '2026-06-05', { type: 'Day Off' });
    await makeLeave(t, ana, '2026-01-05', '2026-01-09');
    expect(await articles('2026-07-13', '2026-07-17')).toEqual([]);
    await makeLeave(t, ana, '2026-07-13', '2026-07-17', { state: 'pending' });
    expect(await articles('2026-08-03', '2026-08-07')).toEqual(['CLT Art. 134 §1']);
    // A moved leave doesn't count as a part of its own.
    const moving = '2026-07-13';
    expect(await articles('2026-08-03', '2026-08-07', { moving })).toEqual([]);
  });

  test('holidays come from the configured state', async () => {
    // 9 July is a holiday only in São Paulo. The leave starts on Tuesday the 7th.
    const setState = (holiday_state: string) =>
      t.deps.db.updateTable('leave_settings').set({ holiday_state }).execute();
    expect(await articles('2026-07-07', '2026-07-20')).toEqual(['CLT Art. 134 §3']);
    await setState('RJ');
    expect(await articles('2026-07-07', '2026-07-20')).toEqual([]);
    await setState('');
    expect(await articles('2026-04-20', '2026-05-03')).toEqual(['CLT Art. 134 §3']);
  });

  test('no hints when switched off, for other types, or for contractors', async () => {
    const caio = await makePerson(t, 'Caio', { ativo: 'C', balance: 60 });
    const [start, end] = ['2026-03-13', '2026-03-16'] as const;
    expect(await articles(start, end, { type: 'Day Off' })).toEqual([]);
    expect(await articles(start, end, { who: caio })).toEqual([]);
    await t.deps.db.updateTable('leave_settings').set({ law_hints: false }).execute();
    expect(await articles(start, end)).toEqual([]);
  });
});

describe('CLT Art. 134: hints on a request to approve', () => {
  test('they equal the preview’s; cancellations and other types have none', async () => {
    const hugo = await makePerson(t, 'Hugo', { cargo: 'Head' });
    const caio = await makePerson(t, 'Caio', { ativo: 'C', balance: 60 });
    const pending = { state: 'pending' } as const;
    await makeLeave(t, caio, '2026-02-20', '2026-02-23', pending);
    await makeLeave(t, ana, '2026-03-13', '2026-03-16', pending);
    await makeLeave(t, ana, '2026-04-17', '2026-04-18', { ...pending, type: 'Day Off' });
    await makeLeave(t, ana, '2026-05-15', '2026-05-16', { state: 'cancellation_asked' });
    const listed = async () =>
      (await get(t, hugo, '/api/approvals'))
        .json()
        .approvals.map(({ start, hints }: { start: string; hints: { article: string }[] }) => [
          start,
          hints.map(({ article }) => article),
        ]);
    const expected = await articles('2026-03-13', '2026-03-16', { moving: '2026-03-13' });
    expect(expected).toContain('CLT Art. 134 §3');
    expect(await listed()).toEqual([
      ['2026-02-20', []],
      ['2026-03-13', expected],
      ['2026-04-17', []],
      ['2026-05-15', []],
    ]);
    await t.deps.db.updateTable('leave_settings').set({ law_hints: false }).execute();
    expect((await listed())[1]).toEqual(['2026-03-13', []]);
  });
});

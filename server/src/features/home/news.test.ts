import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { inLanguage } from '@intranet/contract/allhands/deck-words.ts';
import type { News } from '@intranet/contract/home/group-endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { get, post } from '../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const NOON = (day: string) => `${day}T12:00:00Z`;

let admin: Person;
let ana: Person;
beforeEach(async () => {
  t.setNow('2026-11-18');
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People' });
  ana = await makePerson(t, 'Ana', { role: 'tudo_menos_fin', balance: 10 });
});

const publish = async (quarter: string) => {
  const text = JSON.stringify({ ...DECK_3Q2024, quarter });
  const body = { text, over: null, public_names: true };
  expect((await post(t, admin, '/api/allhands/decks', body)).statusCode).toBe(200);
};
const addItem = async (name: string, change: object) => {
  const item = {
    ...{ department: 'legal', name, url: 'https://example.com/deals', heading: '', icon: 'report' },
    ...{ opens: 'embedded', readers: null, owner_id: null, hidden: false, ...change },
  };
  expect((await post(t, admin, '/api/items', item)).statusCode).toBe(200);
};
const news = async (who: Person, since = NOON('2026-11-17')): Promise<News[]> => {
  const reply = await get(t, who, `/api/home/news?since=${since}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().news;
};

test('the group: people on staff, and the map of the newest published deck', async () => {
  await makePerson(t, 'Gone', { ativo: 'N' });
  await makePerson(t, 'Later', { startDate: '2026-11-19' });
  const places = DECK_3Q2024.places.map(({ country: _, ...place }) => place);
  const group = async () => (await get(t, ana, '/api/home/group')).json();
  expect(await group()).toEqual({ people: 2, map: null });
  await publish('1Q2025');
  await publish('4Q2024');
  expect(await group()).toEqual({
    people: 2,
    map: { quarter: '1Q2025', places: inLanguage(places, 'en') },
  });
  t.setNow('2026-11-19');
  ana = await makePerson(t, 'Bia');
  expect(await group()).toMatchObject({ people: 4 });
});

describe('what is new since the last visit', () => {
  test('own notifications first, then decks, items and people', async () => {
    const head = await makePerson(t, 'Hugo', { cargo: 'Head' });
    const id = await makeLeave(t, ana, '2026-12-01', '2026-12-04', { state: 'pending' });
    const decision = { decision: 'approve', note: '', version: 1 };
    expect((await post(t, head, `/api/approvals/${id}`, decision)).statusCode).toBe(200);
    await publish('1Q2025');
    await addItem('Deals', {});
    await addItem('Contracts', { opens: 'tab' });
    await addItem('Secret', { readers: { roles: ['admin'], people: [], groups: [] } });
    await addItem('Draft', { hidden: true });
    await makePerson(t, 'Bia', { area: 'Legal', startDate: '2026-11-18' });
    await makePerson(t, 'Earlier', { startDate: '2026-11-17' });
    await makePerson(t, 'Later', { startDate: '2026-11-19' });
    // D61: the decision can still be undone.
    expect((await news(ana)).map(({ kind }) => kind)).not.toContain('notification');
    await t.deps.db.updateTable('notifications').set({ visible_at: t.deps.clock.now() }).execute();
    const [first, ...others] = await news(ana);
    expect(first).toMatchObject({
      kind: 'notification',
      path: expect.stringContaining('/myleave'),
    });
    expect(others).toEqual([
      { kind: 'deck', title: '1Q2025 deck published', path: '/allhands?quarter=1Q2025' },
      { kind: 'item', title: 'New item: Contracts', path: 'https://example.com/deals' },
      { kind: 'item', title: 'New item: Deals', path: expect.stringMatching(/^\/item\?id=\d+$/) },
      {
        kind: 'person',
        title: 'Bia joined Legal',
        path: expect.stringMatching(/^\/people\?person=/),
      },
    ]);
    for (const later of ['2026-11-19', '9999-12-31']) {
      expect(await news(ana, NOON(later))).toEqual([]);
    }
  });

  test('reaches 30 days back, and leaves out oneself', async () => {
    const old = await makePerson(t, 'Old', { startDate: '2026-10-18' });
    await makePerson(t, 'Newer', { startDate: '2026-10-20' });
    const titles = async (who: Person) =>
      (await news(who, NOON('2020-01-01'))).map(({ title }) => title);
    expect(await titles(old)).toEqual(['Newer joined Finance']);
    const own = await makePerson(t, 'Own', { startDate: '2026-11-18' });
    expect(await titles(own)).toEqual(['Newer joined Finance']);
  });

  test.each(['', 'yesterday', '2026-11-17', '2026-11-17T12:00:00+99:00'])(
    'refuses %j as a moment',
    async (since) => {
      const reply = await get(t, ana, `/api/home/news?since=${encodeURIComponent(since)}`);
      expect(reply.statusCode).toBe(400);
    },
  );
});

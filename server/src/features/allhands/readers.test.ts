import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { type DeckReaders, setDeckReaders } from '@intranet/contract/allhands/readers-endpoints.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, put, setClock } from '../../testing/calls.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

let ana: Person;
let staff: Person;
beforeEach(async () => {
  ana = await makePerson(t, 'Ana', { role: 'admin' });
  staff = await makePerson(t, 'Sara', { role: 'apenas_people' });
});

const ENDS = '2026-03-20';
const setReaders = (quarter: string, readers: DeckReaders, more: object = {}, who = ana) =>
  put(t, who, setDeckReaders.path.replace('{quarter}', quarter), {
    readers,
    ...(readers === 'link' && { link_ends_on: ENDS }),
    ...more,
  });
const secretOf = (link: string) => link.split('#link=')[1] ?? '';
const newLink = async (quarter: string, more: object = {}) =>
  secretOf((await setReaders(quarter, 'link', more)).json().link);
const textOf = (change: object) => JSON.stringify({ ...DECK_3Q2024, ...change });
const publish = (change: object, more: object = { public_names: true }) =>
  post(t, ana, '/api/allhands/decks', { text: textOf(change), over: null, ...more });

const open = (who: Person | null, secret?: string, query = '') =>
  get(t, who, `/api/allhands${query}`, secret === undefined ? {} : { 'x-deck-link': secret });

describe('D55: who reads a quarter', () => {
  type Caller = 'visitor' | 'staff' | 'admin' | 'link' | 'wrong link' | 'ended link';
  /** By hand: whether each caller opens the deck of a quarter with these readers. */
  const TABLE: Record<DeckReaders, Record<Caller, boolean>> = {
    public: {
      ...{ visitor: true, staff: true, admin: true },
      ...{ link: true, 'wrong link': true, 'ended link': true },
    },
    signed_in: {
      ...{ visitor: false, staff: true, admin: true },
      ...{ link: false, 'wrong link': false, 'ended link': false },
    },
    link: {
      ...{ visitor: false, staff: true, admin: true },
      ...{ link: true, 'wrong link': false, 'ended link': false },
    },
  };
  test.each(Object.entries(TABLE))('%s', async (readers, row) => {
    const secret = await newLink('3Q2024');
    if (readers !== 'link') await setReaders('3Q2024', readers as DeckReaders);
    // All at once: one caller's permission is not another's.
    const expected = Object.entries(row).filter(([caller]) => caller !== 'ended link');
    const callers: Partial<Record<string, [Person | null, string?]>> = {
      visitor: [null],
      staff: [staff],
      admin: [ana],
      link: [null, secret],
      'wrong link': [null, 'x'.repeat(43)],
    };
    const rounds = Array.from({ length: 4 }, () => expected).flat();
    const replies = await Promise.all(
      rounds.map(async ([caller, mayRead]) => {
        const [who = null, key] = callers[caller] ?? [];
        const reply = await open(who, key, mayRead ? '' : '?quarter=3Q2024');
        return [caller, reply.statusCode, reply.body.includes('Aurora Alimentos')];
      }),
    );
    expect(replies).toEqual(
      rounds.map(([caller, mayRead]) => [caller, mayRead ? 200 : 401, mayRead]),
    );
    await setClock(t, '2026-03-21T12:00:00Z');
    expect((await open(null, secret)).statusCode).toBe(row['ended link'] ? 200 : 401);
  });

  test('a refusal has no figure, and says what to do', async () => {
    await setReaders('3Q2024', 'signed_in');
    for (const query of ['', '?quarter=3Q2024']) {
      const reply = await open(null, undefined, query);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.json()).toEqual({ error: 'Sign in to see this deck.', code: 'unauthenticated' });
    }
    expect(failure(await open(null, 'x'.repeat(43))).error).toBe(
      'This link has expired or was replaced. Ask for a new one, or sign in.',
    );
    expect((await t.inject({ url: '/api/allhands/vacation' })).statusCode).toBe(401);
    expect((await get(t, staff, '/api/allhands/vacation')).statusCode).toBe(200);
    expect((await get(t, staff, '/api/allhands/notes')).statusCode).toBe(200);
  });

  test('a visitor sees the newest public quarter, and no other in the archive', async () => {
    await publish({ quarter: '4Q2024' });
    await setReaders('4Q2024', 'signed_in');
    expect((await open(null)).json()).toMatchObject({
      deck: { quarter: '3Q2024' },
      quarters: ['3Q2024'],
    });
    expect((await open(staff)).json()).toMatchObject({
      deck: { quarter: '4Q2024' },
      quarters: ['4Q2024', '3Q2024'],
    });
    expect((await t.inject({ url: '/api/allhands/vacation' })).statusCode).toBe(200);
    const secret = await newLink('4Q2024');
    expect((await open(null, secret)).json().quarters).toEqual(['4Q2024', '3Q2024']);
  });

  test('a session that must change its password reads as a visitor', async () => {
    await setReaders('3Q2024', 'signed_in');
    await t.deps.db
      .updateTable('accounts')
      .set({ must_change_password: true })
      .where('id', '=', staff.accountId)
      .execute();
    expect((await open(staff)).statusCode).toBe(401);
  });

  test('the policy of pages lists the hosts of the deck only if a visitor can read one', async () => {
    const address = { newLinkAllHandsKPI: 'https://deck.com/' };
    const stored = await post(t, ana, '/api/atualizar-link-allhands-kpi', address);
    expect(stored.statusCode, stored.body).toBe(200);
    const frames = async () =>
      String((await t.inject({ url: '/allhands' })).headers['content-security-policy']);
    expect(await frames()).toContain('https://deck.com');
    await setReaders('3Q2024', 'signed_in');
    expect(await frames()).not.toContain('https://deck.com');
    await newLink('3Q2024');
    expect(await frames()).toContain('https://deck.com');
    await setClock(t, '2026-03-21T12:00:00Z');
    expect(await frames()).not.toContain('https://deck.com');
  });
});

describe('links', () => {
  test('S15: only the hash of a link is stored; a new link ends the old one', async () => {
    const link: string = (await setReaders('3Q2024', 'link')).json().link;
    expect(link).toMatch(/\/allhands\?quarter=3Q2024#link=[\w-]{43}$/);
    const secret = secretOf(link);
    const audit = await t.database.pool.query('select * from audit_entries');
    const stored = await t.database.pool.query('select * from deck_readers');
    expect(JSON.stringify([audit.rows, stored.rows])).not.toContain(secret);
    expect((await get(t, ana, '/api/allhands/readers')).json().quarters).toEqual([
      { quarter: '3Q2024', readers: 'link', link_ends_on: ENDS, link_open: true },
    ]);
    // Another last day keeps the link.
    const later = await setReaders('3Q2024', 'link', { link_ends_on: '2026-03-25' });
    expect(later.json().link).toBeNull();
    expect((await open(null, secret)).statusCode).toBe(200);
    const next = await newLink('3Q2024', { new_link: true });
    expect((await open(null, secret)).statusCode).toBe(401);
    expect((await open(null, next)).statusCode).toBe(200);
    await setReaders('3Q2024', 'signed_in');
    await setReaders('3Q2024', 'link');
    expect((await open(null, next)).statusCode).toBe(401);
  });

  test.each([
    ['no last day', { link_ends_on: null }, 'Choose the link’s last day'],
    ['a last day that is over', { link_ends_on: '2020-01-01' }, 'The link’s last day is over'],
    ['no date', { link_ends_on: 'soon' }, undefined],
  ])('%s is refused at its field', async (_, more, error) => {
    const reply = await setReaders('3Q2024', 'link', more);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(['link_ends_on']);
    if (error) expect(reply.json().fields.link_ends_on).toBe(error);
    expect((await open(null)).statusCode).toBe(200);
  });

  test('a quarter without a deck has no readers', async () => {
    expect((await setReaders('2Q2030', 'signed_in')).statusCode).toBe(404);
  });
});

describe('D55: client names become public only after a confirmation', () => {
  const unconfirmed = {
    status: 409,
    code: 'confirm_public_names',
    error:
      'Everybody could read the names of clients in this deck. Confirm that they may be public.',
  };

  test('when a deck is published', async () => {
    const quarter = { quarter: '4Q2024' };
    expect(failure(await publish(quarter, {}))).toEqual(unconfirmed);
    expect((await open(null)).json().deck.quarter).toBe('3Q2024');
    const commercial = { ...DECK_3Q2024.commercial, clients: [], new_clients: 0 };
    expect((await publish({ ...quarter, commercial }, {})).statusCode).toBe(200);
  });

  test('when a draft is published; its readers are set in the same act', async () => {
    const draft = '/api/allhands/drafts/4Q2024';
    await post(t, ana, '/api/allhands/drafts', { quarter: '4Q2024', from: '3Q2024' });
    const send = (body: object) =>
      post(t, ana, `${draft}/publication`, { version: 1, over: null, ...body });
    expect(failure(await send({ readers: 'public' }))).toEqual(unconfirmed);
    expect((await send({ readers: 'link' })).statusCode).toBe(400);
    expect((await get(t, ana, '/api/allhands/readers')).json().quarters).toEqual([]);
    const { link } = (await send({ readers: 'link', link_ends_on: ENDS })).json();
    expect((await open(null, undefined, '?quarter=4Q2024')).statusCode).toBe(401);
    expect((await open(null, secretOf(link), '?quarter=4Q2024')).statusCode).toBe(200);
  });

  test('when a quarter becomes public, also for a version that unpublishing would show', async () => {
    await publish({ quarter: '4Q2024' });
    await setReaders('4Q2024', 'signed_in');
    const [{ id: over }] = (await get(t, ana, '/api/allhands/decks')).json().decks;
    const commercial = { ...DECK_3Q2024.commercial, clients: [], new_clients: 0 };
    const text = textOf({ quarter: '4Q2024', commercial });
    expect((await post(t, ana, '/api/allhands/decks', { text, over })).statusCode).toBe(200);
    expect(failure(await setReaders('4Q2024', 'public'))).toEqual(unconfirmed);
    expect((await open(null, undefined, '?quarter=4Q2024')).statusCode).toBe(401);
    expect((await setReaders('4Q2024', 'public', { public_names: true })).statusCode).toBe(200);
    expect((await open(null, undefined, '?quarter=4Q2024')).statusCode).toBe(200);
  });
});

test('figures show their change since the last quarter, if the caller may read that one', async () => {
  const workforce = DECK_3Q2024.workforce.map((region) =>
    ['Grupo', 'Brasil'].includes(region.name)
      ? { ...region, headcount: region.headcount + 4 }
      : region,
  );
  const add = <Item extends { people: number }>([first, ...others]: Item[]) =>
    first && [{ ...first, people: first.people + 4 }, ...others];
  const { age_bands, time_bands, places } = DECK_3Q2024;
  const bands = { age_bands: add(age_bands), time_bands: add(time_bands), places: add(places) };
  expect((await publish({ quarter: '4Q2024', workforce, ...bands })).statusCode).toBe(200);
  const changes = { since: '3Q2024', figures: { 'headcount.Brasil': 4, 'headcount.Grupo': 4 } };
  expect((await open(null)).json().changes).toEqual(changes);
  expect((await open(null, undefined, '?quarter=3Q2024')).json()).not.toHaveProperty('changes');
  await setReaders('3Q2024', 'signed_in');
  expect((await open(null)).json()).not.toHaveProperty('changes');
  expect((await open(staff)).json().changes).toEqual(changes);
});

import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, put, remove, setClock } from '../../testing/calls.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

const DRAFT = '/api/allhands/drafts/4Q2024';
let ana: Person;
let bia: Person;
beforeEach(async () => {
  ana = await makePerson(t, 'Ana', { role: 'admin' });
  bia = await makePerson(t, 'Bia', { role: 'admin' });
});

const start = (who = ana) =>
  post(t, who, '/api/allhands/drafts', { quarter: '4Q2024', from: '3Q2024' });
const read = async () => (await get(t, ana, DRAFT)).json();
const textOf = (change: object) => JSON.stringify({ ...DECK_3Q2024, quarter: '4Q2024', ...change });
const save = (who: Person, version: number | null, text: string) =>
  put(t, who, DRAFT, { version, text });
const publish = (who: Person, version: number, over: number | null = null) =>
  post(t, who, `${DRAFT}/publication`, { version, over, readers: 'public', public_names: true });
const shownQuarter = async () => (await t.inject({ url: '/api/allhands' })).json().deck.quarter;

test('the next quarter starts from the last one, is saved, published and unpublished', async () => {
  expect((await start()).json()).toMatchObject({ success: true, quarter: '4Q2024' });
  const draft = await read();
  expect(draft).toMatchObject({ version: 1, edited_by: 'Ana', over: null, replaces: false });
  expect(JSON.parse(draft.text)).toMatchObject({
    quarter: '4Q2024',
    subtitle: { en: 'Results of the fourth quarter of 2024' },
    goals: DECK_3Q2024.goals,
  });
  expect(draft.previous.quarter).toBe('3Q2024');
  expect(JSON.parse(draft.previous.text)).toEqual(DECK_3Q2024);
  expect(await shownQuarter()).toBe('3Q2024');

  expect((await save(ana, 1, textOf({ subtitle: 'Ours' }))).json()).toMatchObject({ version: 2 });
  const { drafts } = (await get(t, ana, '/api/allhands/drafts')).json();
  expect(drafts).toMatchObject([{ quarter: '4Q2024', version: 2, edited_by: 'Ana' }]);
  expect((await publish(ana, 2)).statusCode).toBe(200);
  const { deck } = (await t.inject({ url: '/api/allhands' })).json();
  expect(deck).toMatchObject({ quarter: '4Q2024', subtitle: 'Ours' });
  expect((await get(t, ana, DRAFT)).statusCode).toBe(404);

  // A correction starts from the published deck, and replaces it.
  const from = { quarter: '4Q2024', from: '4Q2024' };
  await post(t, ana, '/api/allhands/drafts', from);
  const again = await read();
  expect(again).toMatchObject({ replaces: true, previous: { quarter: '3Q2024' } });
  expect(JSON.parse(again.text).subtitle).toBe('Ours');
  const body = { id: again.over };
  await post(t, ana, '/api/allhands/decks/4Q2024/take_back', body);
  expect(await shownQuarter()).toBe('3Q2024');
  expect((await publish(ana, 1, again.over)).json()).toMatchObject({ code: 'stale_version' });
  expect((await publish(ana, 1)).statusCode).toBe(200);
});

describe('two people', () => {
  test('only one of two starts a quarter', async () => {
    const replies = await Promise.all([start(ana), start(bia)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(failure(await start(bia))).toEqual({
      status: 409,
      code: 'stale_version',
      error: 'Somebody already started the 4Q2024 deck. Open it to continue.',
    });
  });

  test('a save over another person’s version is refused, and their text stays', async () => {
    await start();
    const replies = await Promise.all([
      save(ana, 1, textOf({ subtitle: 'Of Ana' })),
      save(bia, 1, textOf({ subtitle: 'Of Bia' })),
    ]);
    const winner = replies[0].statusCode === 200 ? 'Ana' : 'Bia';
    const lost = replies.find(({ statusCode }) => statusCode !== 200);
    expect(lost?.json()).toMatchObject({
      code: 'stale_version',
      error: `${winner} changed this draft in the meantime. Check what changed and try again.`,
    });
    const draft = await read();
    expect([draft.version, JSON.parse(draft.text).subtitle]).toEqual([2, `Of ${winner}`]);
    expect((await remove(t, bia, `${DRAFT}?version=1`)).statusCode).toBe(409);
    expect((await publish(bia, 1)).statusCode).toBe(409);
    expect((await read()).version).toBe(2);
  });

  test('only one of two publishes a draft; the other learns why', async () => {
    await start();
    const replies = await Promise.all([publish(ana, 1), publish(bia, 1)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    const lost = replies.find(({ statusCode }) => statusCode !== 200);
    expect(lost?.json().error).toBe(
      'There is no draft for 4Q2024. Somebody may have published or discarded it.',
    );
    const { decks } = (await get(t, ana, '/api/allhands/decks')).json();
    expect(decks).toHaveLength(2);
    // What the other person typed meanwhile becomes a draft of its own.
    expect((await save(bia, 1, textOf({ subtitle: 'Late' }))).statusCode).toBe(404);
    expect((await save(bia, null, textOf({ subtitle: 'Late' }))).json()).toMatchObject({
      version: 1,
    });
  });

  test('a save while another person publishes comes before it or is refused', async () => {
    await start();
    const [saved, published] = await Promise.all([
      save(ana, 1, textOf({ subtitle: 'Last word' })),
      publish(bia, 1),
    ]);
    const deck = (await t.inject({ url: '/api/allhands' })).json().deck;
    if (saved.statusCode === 200) {
      expect([published.statusCode, deck.quarter]).toEqual([409, '3Q2024']);
      expect(JSON.parse((await read()).text).subtitle).toBe('Last word');
    } else {
      expect([saved.statusCode, published.statusCode, deck.quarter]).toEqual([404, 200, '4Q2024']);
    }
  });
});

test('a draft with mistakes is saved but not published', async () => {
  await start();
  const text = textOf({ agenda: [] });
  await save(ana, 1, text);
  expect((await read()).text).toBe(text);
  expect(failure(await publish(ana, 2))).toMatchObject({ status: 400, code: 'invalid_deck' });
  const other = JSON.stringify({ ...DECK_3Q2024, quarter: '1Q2025' });
  await save(ana, 2, other);
  expect(failure(await publish(ana, 3)).error).toBe('The draft’s quarter must stay 4Q2024.');
  expect((await read()).version).toBe(3);
});

test.each([
  ['no JSON', 'oops'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['far too deep', '['.repeat(400_000)],
  ['too long', JSON.stringify({ a: 'x'.repeat(500_000) })],
])('S12: %s is no draft', async (_, text) => {
  await start();
  expect((await save(ana, 1, text)).statusCode).toBe(400);
  expect((await read()).version).toBe(1);
});

test('S12: odd text is kept as it was typed', async () => {
  await start();
  const text = '{"a":"\\u0000 half \\ud83d","__proto__":{"x":1}}';
  expect((await save(ana, 1, text)).statusCode).toBe(200);
  expect((await read()).text).toBe(text);
  expect((await publish(ana, 2)).statusCode).toBe(400);
});

test('the audit log has one entry for each time that somebody edits', async () => {
  await start();
  await save(ana, 1, textOf({ subtitle: 'A' }));
  await save(bia, 2, textOf({ subtitle: 'B' }));
  await save(bia, 3, textOf({ subtitle: 'C' }));
  await setClock(t, '2026-03-02T20:00:00Z');
  await save(bia, 4, textOf({ subtitle: 'D' }));
  await remove(t, bia, `${DRAFT}?version=5`);
  const rows = await t.deps.db
    .selectFrom('audit_entries')
    .select(['actor', 'action'])
    .where('action', 'like', 'deck%')
    .orderBy('id')
    .execute();
  expect(rows.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'Ana deck_draft_started',
    'Bia deck_draft_changed',
    'Bia deck_draft_changed',
    'Bia deck_draft_discarded',
  ]);
});

test('figures that the product knows are filled in for a current quarter, with their date', async () => {
  const [cleo, dan] = [await makePerson(t, 'Cleo'), await makePerson(t, 'Dan', { ativo: 'N' })];
  await t.deps.db
    .updateTable('employees')
    .set({ birth_date: '1990-03-03', start_date: '2022-03-02' })
    .execute();
  await t.deps.db
    .updateTable('employees')
    .set({ birth_date: '1970-01-01', start_date: '2026-03-02' })
    .where('id', 'in', [cleo.employeeId, dan.employeeId])
    .execute();
  const later = await makePerson(t, 'Later', { startDate: '2026-03-03' });
  await t.deps.db
    .updateTable('employees')
    .set({ birth_date: '1999-01-01' })
    .where('id', '=', later.employeeId)
    .execute();
  const known = (await get(t, ana, '/api/allhands/known-figures')).json();
  expect(known).toMatchObject({
    as_of: '2026-03-02',
    headcount: 3,
    ages: {
      years: [
        { years: 35, people: 2 },
        { years: 56, people: 1 },
      ],
      unknown: 0,
    },
    tenures: {
      years: [
        { years: 0, people: 1 },
        { years: 4, people: 2 },
      ],
      unknown: 0,
    },
    away: { year: 2026 },
    revenue: { year: 2026 },
  });
  await t.deps.db
    .updateTable('employees')
    .set({ birth_date: null })
    .where('id', '=', cleo.employeeId)
    .execute();
  expect((await get(t, ana, '/api/allhands/known-figures')).json()).toMatchObject({
    ages: { unknown: 1, unknown_names: ['Cleo'] },
    tenures: { unknown: 0, unknown_names: [] },
  });
  await t.deps.db
    .updateTable('employees')
    .set({ birth_date: '1970-01-01' })
    .where('id', '=', cleo.employeeId)
    .execute();
  await post(t, ana, '/api/allhands/drafts', { quarter: '1Q2026', from: '3Q2024' });
  const text = (await get(t, ana, '/api/allhands/drafts/1Q2026')).json().text;
  const deck = JSON.parse(text);
  const day = '2026-03-02';
  expect(deck.as_of).toEqual({ headcount: day, age_bands: day, time_bands: day, away: day });
  expect(deck.workforce.at(-1)).toMatchObject({ name: 'Grupo', headcount: 3 });
  const people = (bands: { people: number }[]) => bands.map((band) => band.people);
  expect(people(deck.age_bands)).toEqual([0, 2, 0, 1]);
  expect(people(deck.time_bands)).toEqual([1, 0, 2, 0, 0]);
  // Today's figures are not those of an old quarter.
  await start();
  expect(JSON.parse((await read()).text)).not.toHaveProperty('as_of');
});

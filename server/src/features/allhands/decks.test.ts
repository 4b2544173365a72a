import { DECK_3Q2024 } from '@intranet/contract/allhands/deck-3q2024.ts';
import { describe, expect, test } from 'vitest';
import { get, post } from '../../testing/calls.ts';
import { makeLeave, makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { readDeckText } from './read-deck-text.ts';

const t = useTestApp();

const textOf = (change: object) => JSON.stringify({ ...DECK_3Q2024, ...change }, null, 2);
const admin = () => makePerson(t, 'Ana', { role: 'admin' });

describe('spec §2, D1: the deck is public', () => {
  test('anybody reads the newest quarter and older ones, without the notes', async () => {
    const ana = await admin();
    const reply = await t.inject({ url: '/api/allhands' });
    const { notes, ...shown } = DECK_3Q2024;
    expect(notes).not.toEqual({});
    expect(reply.json()).toEqual({
      deck: shown,
      quarters: ['3Q2024'],
      embeds: { kpi: '', vacation: '', commercial: '', mea: '' },
      embed_problems: { kpi: null, vacation: null, commercial: null, mea: null },
    });
    for (const quarter of ['1Q2025', '4Q2024']) {
      await post(t, ana, '/api/allhands/decks', {
        text: textOf({ quarter }),
        over: null,
        public_names: true,
      });
    }
    expect((await t.inject({ url: '/api/allhands' })).json().deck.quarter).toBe('1Q2025');
    const older = (await t.inject({ url: '/api/allhands?quarter=3Q2024' })).json();
    expect(older.deck.quarter).toBe('3Q2024');
    expect(older.quarters).toEqual(['1Q2025', '4Q2024', '3Q2024']);
    const none = await t.inject({ url: '/api/allhands?quarter=2Q2030' });
    expect([none.statusCode, none.json().error]).toEqual([404, 'There is no deck for 2Q2030.']);
  });

  test('the notes are for people who are signed in', async () => {
    expect((await t.inject({ url: '/api/allhands/notes' })).statusCode).toBe(401);
    const ana = await admin();
    expect((await get(t, ana, '/api/allhands/notes')).json().notes).toEqual(DECK_3Q2024.notes);
  });

  test('D4, D14: counts the people present by area and month, across the new year', async () => {
    const ana = await admin();
    const [bia, caio, dora] = [
      await makePerson(t, 'Bia', { area: 'Legal' }),
      await makePerson(t, 'Caio', { area: 'Legal' }),
      await makePerson(t, 'Dora', { area: 'Legal', ativo: 'N' }),
    ];
    // Two leaves of one person in January, the longest possible one, and one with a pending cancellation.
    await makeLeave(t, bia, '2025-12-29', '2026-01-03');
    await makeLeave(t, bia, '2026-01-20', '2026-01-21');
    await makeLeave(t, bia, '2026-03-01', '2026-03-02', { state: 'pending' });
    await makeLeave(t, caio, '2025-02-28', '2026-02-28', { type: 'Medical Certificate' });
    await makeLeave(t, caio, '2026-06-30', '2026-07-01', { state: 'cancellation_asked' });
    await makeLeave(t, dora, '2026-01-05', '2026-01-09');
    await makeLeave(t, dora, '2026-08-05', '2026-08-09');
    await makePerson(t, 'Ugo', { area: 'Ávidos' });
    const reply = await t.inject({ url: '/api/allhands/vacation' });
    const { areas } = reply.json();
    expect(areas).toEqual([
      { area: 'Ávidos', months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { area: 'Finance', months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { area: 'Legal', months: [2, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0] },
    ]);
    for (const { name } of [ana, bia, caio, dora]) expect(reply.body).not.toContain(name);
  });
});

describe('the next quarter without a programmer', () => {
  test('exported, edited, checked, published, and taken back', async () => {
    const ana = await admin();
    const file = await get(t, ana, '/api/allhands/decks/3Q2024');
    expect(file.headers['content-disposition']).toContain('all-hands-3Q2024.json');
    const text = file.body.replace('"percent": 92', '"percent": 93');
    expect(file.body).toBe(`${JSON.stringify(DECK_3Q2024, null, 2)}\n`);
    const checked = (await post(t, ana, '/api/allhands/check', { text })).json();
    expect(checked).toMatchObject({
      problems: [],
      checked: { replaces: true, over: null, against: '3Q2024', deck: { quarter: '3Q2024' } },
    });
    expect(checked.checked.changes).toEqual([
      { place: ['goals', 'Employee satisfaction (eNPS)', 'percent'], before: 92, after: 93 },
    ]);
    expect(checked.checked.same).toBe(false);
    await post(t, ana, '/api/allhands/decks', { text, over: null, public_names: true });
    const again = (await post(t, ana, '/api/allhands/check', { text })).json();
    expect(again.checked).toMatchObject({ same: true, changes: [] });
    const ours = await get(t, ana, '/api/allhands/decks/3Q2024?id=product');
    expect(ours.body).toBe(file.body);
    expect((await get(t, ana, '/api/allhands/decks/3Q2024')).body).toBe(text);
    expect((await get(t, ana, '/api/allhands/decks/4Q2024?id=product')).statusCode).toBe(404);
    const shown = async () =>
      (await t.inject({ url: '/api/allhands' })).json().deck.goals[0].percent;
    expect(await shown()).toBe(93);
    const { decks } = (await get(t, ana, '/api/allhands/decks')).json();
    expect(decks.map((deck: { shown: boolean }) => deck.shown)).toEqual([true, false]);
    const [{ id }] = decks;
    await post(t, ana, '/api/allhands/decks/3Q2024/take_back', { id });
    expect(await shown()).toBe(92);
    const twice = await post(t, ana, '/api/allhands/decks/3Q2024/take_back', { id });
    expect([twice.statusCode, twice.json().error]).toEqual([
      409,
      'This deck is no longer the published one for 3Q2024. Reload the page.',
    ]);
    // The old version is still available, in its original order.
    const old = await get(t, ana, `/api/allhands/decks/3Q2024?id=${id}`);
    expect(old.body).toBe(text);
  });

  test('the second of two administrators who publish at once gets a conflict', async () => {
    const ana = await admin();
    const bia = await makePerson(t, 'Bia', { role: 'admin' });
    const send = (who: typeof ana, subtitle: string) =>
      post(t, who, '/api/allhands/decks', {
        text: textOf({ quarter: '4Q2024', subtitle }),
        over: null,
        public_names: true,
      });
    const replies = await Promise.all([send(ana, 'Of Ana'), send(bia, 'Of Bia')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const lost = replies.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json()).toMatchObject({ code: 'stale_version' });
  });

  test('a quarter in the past and one to come are published, and say what that means', async () => {
    const ana = await admin();
    const remarks = async (quarter: string) =>
      (await post(t, ana, '/api/allhands/check', { text: textOf({ quarter }) })).json().checked
        .remarks;
    expect(await remarks('2Q2024')).toEqual([
      '3Q2024 is newer: All Hands still opens with it, and this deck is at /allhands?quarter=2Q2024.',
    ]);
    expect(await remarks('1Q2099')).toEqual([
      '1Q2099 hasn’t begun yet, but All Hands will open with this deck.',
    ]);
    expect(await remarks('4Q2024')).toEqual([]);
  });

  test("a stored deck that today's schema does not take says so; the others are shown", async () => {
    const ana = await admin();
    const { id } = await t.database.db
      .insertInto('decks')
      .values({
        quarter: '4Q2024',
        content: JSON.stringify({ quarter: '4Q2024' }),
        published_at: new Date(),
        published_by: ana.name,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await t.inject({ url: '/api/allhands' })).json().deck.quarter).toBe('3Q2024');
    const reply = await t.inject({ url: '/api/allhands?quarter=4Q2024' });
    expect([reply.statusCode, reply.json().error]).toEqual([
      409,
      'The 4Q2024 deck is from an older version of the intranet and can’t be shown.',
    ]);
    const { decks } = (await get(t, ana, '/api/allhands/decks')).json();
    expect(decks[0]).toMatchObject({ id, shown: true, readable: false });
    const file = await get(t, ana, '/api/allhands/decks/4Q2024');
    expect(file.json()).toEqual({ quarter: '4Q2024' });
  });

  test('a stored deck that no schema takes is mended by publishing, also where no other can be shown', async () => {
    const ana = await admin();
    const store = async (quarter: string) => {
      const values = { quarter, content: '{}', published_at: new Date(), published_by: ana.name };
      const row = t.deps.db.insertInto('decks').values(values).returning('id');
      return (await row.executeTakeFirstOrThrow()).id;
    };
    await store('1Q2025');
    const check = async (change: object) =>
      (await post(t, ana, '/api/allhands/check', { text: textOf(change) })).json().checked;
    // All Hands opens with the built-in deck, although 1Q2025 is newer.
    expect(await check({ quarter: '4Q2024' })).toMatchObject({ against: '3Q2024', remarks: [] });
    const over = await store('3Q2024');
    const opened = await t.inject({ url: '/api/allhands' });
    expect([opened.statusCode, opened.json().error]).toEqual([409, 'No deck is available.']);
    expect(await check({})).toMatchObject({ over, same: false, changes: [], against: '3Q2024' });
    const text = textOf({});
    expect(
      (await post(t, ana, '/api/allhands/decks', { text, over, public_names: true })).statusCode,
    ).toBe(200);
    const { deck } = (await t.inject({ url: '/api/allhands' })).json();
    expect(deck.quarter).toBe('3Q2024');
  });

  test('a deck whose order alone changed is published', async () => {
    const ana = await admin();
    const goals = DECK_3Q2024.goals.toReversed();
    const text = textOf({ goals });
    const { checked } = (await post(t, ana, '/api/allhands/check', { text })).json();
    expect(checked.same).toBe(false);
    expect(checked.changes).toMatchObject([{ place: ['goals', 'order'] }]);
    await post(t, ana, '/api/allhands/decks', { text, over: checked.over, public_names: true });
    expect((await t.inject({ url: '/api/allhands' })).json().deck.goals).toEqual(goals);
  });

  test('S12: half of a character in a note, which JSON in the database cannot hold, is replaced', async () => {
    const ana = await admin();
    const text = textOf({ notes: { agenda: 'half \ud83d' } });
    const reply = await post(t, ana, '/api/allhands/decks', {
      text,
      over: null,
      public_names: true,
    });
    expect(reply.statusCode, reply.body).toBe(200);
    const { notes } = (await get(t, ana, '/api/allhands/notes')).json();
    expect(notes.agenda).toBe('half \ufffd');
  });

  test('a broken deck is not published, and the present one stays', async () => {
    const ana = await admin();
    const reply = await post(t, ana, '/api/allhands/decks', {
      text: textOf({ agenda: [] }),
      over: null,
      public_names: true,
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'invalid_deck', error: 'Line 8: At least 1' });
    expect((await t.inject({ url: '/api/allhands' })).json().deck.agenda).toHaveLength(3);
  });
});

test.each<[string, string, { line: number; place: string; message: string }]>([
  [
    'no JSON',
    '{\n  "quarter": "3Q2024",\n  oops\n}',
    { line: 3, place: '', message: 'Invalid JSON: invalid symbol' },
  ],
  [
    'a wrong quarter',
    textOf({ quarter: '3Q24' }),
    { line: 2, place: 'quarter', message: 'A quarter is written like 3Q2024' },
  ],
  [
    'an unknown name',
    textOf({ agendas: [] }),
    {
      line: textOf({ agendas: [] }).split('\n').length - 1,
      place: 'agendas',
      message: 'A deck has no field with this name here',
    },
  ],
  ['a list', '[]', { line: 1, place: '', message: 'This must be a group in braces' }],
  [
    'a name that appears twice',
    textOf({}).replace('"goals"', '"agenda": [],\n  "goals"'),
    {
      line: textOf({}).split('"goals"')[0]?.split('\n').length ?? 0,
      place: 'agenda',
      message: 'This name appears twice here',
    },
  ],
  [
    'a number in quotes, after the mark with which some editors begin a file',
    `\ufeff${textOf({}).replace('"people": 17', '"people": "17"')}`,
    {
      line: textOf({}).split('"people": 17')[0]?.split('\n').length ?? 0,
      place: 'age_bands.0.people',
      message: 'This must be a number',
    },
  ],
  [
    'something missing',
    textOf({ subtitle: undefined }),
    { line: 1, place: 'subtitle', message: 'Missing: add a text in quotes' },
  ],
  [
    'far too deep',
    '['.repeat(400_000),
    { line: 1, place: '', message: 'This isn’t a deck: it’s nested too deeply' },
  ],
  ['nothing', ' ', { line: 1, place: '', message: 'Invalid JSON: value expected' }],
])('line by line: %s', (_, text, problem) => {
  const { problems } = readDeckText(text);
  expect(problems).toContainEqual(problem);
});

test('reports a problem once per line', () => {
  const agendas = textOf({}).replace('"agenda"', '"agenda": [], "agenda": [], "agenda"');
  expect(readDeckText(agendas).problems).toEqual([
    { line: 8, place: 'agenda', message: 'This name appears twice here' },
  ]);
});

test.each([
  ['unknown', (index: number) => `"k${index}": 1`, 'A deck has no field with this name here'],
  ['the same', () => '"k": 1', 'This name appears twice here'],
])('the most lines there may be, of %s names, are checked in time', (_, line, message) => {
  const text = `{\n${Array.from({ length: 35_000 }, (_, index) => line(index)).join(',\n')}\n}`;
  const begun = performance.now();
  const { problems } = readDeckText(text);
  expect(performance.now() - begun).toBeLessThan(1_500);
  expect(problems).toHaveLength(50);
  expect(problems.map((problem) => problem.message)).toContain(message);
});

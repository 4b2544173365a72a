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
    });
    for (const quarter of ['1Q2025', '4Q2024']) {
      await post(t, ana, '/api/allhands/decks', { text: textOf({ quarter }) });
    }
    expect((await t.inject({ url: '/api/allhands' })).json().deck.quarter).toBe('1Q2025');
    const older = (await t.inject({ url: '/api/allhands?quarter=3Q2024' })).json();
    expect(older.deck.quarter).toBe('3Q2024');
    expect(older.quarters).toEqual(['1Q2025', '4Q2024', '3Q2024']);
    const none = await t.inject({ url: '/api/allhands?quarter=2Q2030' });
    expect([none.statusCode, none.json().error]).toEqual([404, 'There is no deck of 2Q2030.']);
  });

  test('the notes are for people who are signed in', async () => {
    expect((await t.inject({ url: '/api/allhands/notes' })).statusCode).toBe(401);
    const ana = await admin();
    expect((await get(t, ana, '/api/allhands/notes')).json().notes).toEqual(DECK_3Q2024.notes);
  });

  test('D4: leave is told as counts of people by area and month, over the turn of the year', async () => {
    const ana = await admin();
    const bia = await makePerson(t, 'Bia', { area: 'Legal' });
    await makeLeave(t, bia, '2025-12-29', '2026-01-03');
    await makeLeave(t, bia, '2026-01-20', '2026-01-21');
    await makeLeave(t, bia, '2026-03-01', '2026-03-02', { state: 'pending' });
    const reply = await t.inject({ url: '/api/allhands/vacation' });
    const legal = reply.json().areas.find(({ area }: { area: string }) => area === 'Legal');
    expect(legal.months).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(reply.body).not.toContain('Bia');
    expect(reply.body).not.toContain(ana.username);
  });
});

describe('the next quarter without a programmer', () => {
  test('exported, edited, checked, published, and taken back', async () => {
    const ana = await admin();
    const file = await get(t, ana, '/api/allhands/decks/3Q2024');
    expect(file.headers['content-disposition']).toContain('all-hands-3Q2024.json');
    const text = file.body.replace('"percent": 92', '"percent": 93');
    const checked = (await post(t, ana, '/api/allhands/check', { text })).json();
    expect(checked).toMatchObject({ problems: [], replaces: true, deck: { quarter: '3Q2024' } });
    await post(t, ana, '/api/allhands/decks', { text });
    const shown = async () =>
      (await t.inject({ url: '/api/allhands' })).json().deck.goals[0].percent;
    expect(await shown()).toBe(93);
    const { decks } = (await get(t, ana, '/api/allhands/decks')).json();
    expect(decks.map((deck: { shown: boolean }) => deck.shown)).toEqual([true, false]);
    await post(t, ana, '/api/allhands/decks/3Q2024/take_back', {});
    expect(await shown()).toBe(92);
    const again = await post(t, ana, '/api/allhands/decks/3Q2024/take_back', {});
    expect(again.statusCode).toBe(404);
  });

  test('a broken deck is not published, and the present one stays', async () => {
    const ana = await admin();
    const reply = await post(t, ana, '/api/allhands/decks', { text: textOf({ agenda: [] }) });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'invalid_deck', error: 'Line 4: At least 1' });
    expect((await t.inject({ url: '/api/allhands' })).json().deck.agenda).toHaveLength(3);
  });
});

test.each<[string, string, { line: number; place: string; message: string }]>([
  [
    'no JSON',
    '{\n  "quarter": "3Q2024",\n  oops\n}',
    { line: 3, place: '', message: 'This is not JSON: invalid symbol' },
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
      message: 'A deck has nothing of this name',
    },
  ],
  ['a list', '[]', { line: 1, place: '', message: 'This is not valid' }],
  ['nothing', ' ', { line: 1, place: '', message: 'This is not JSON: value expected' }],
])('line by line: %s', (_, text, problem) => {
  const { problems } = readDeckText(text);
  expect(problems).toContainEqual(problem);
});

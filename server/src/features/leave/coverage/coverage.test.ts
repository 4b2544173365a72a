import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, remove } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
let hugo: Person;
let ana: Person;
let admin: Person;
beforeEach(async () => {
  hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head', area: 'M&A' });
  ana = await makePerson(t, 'Ana', { area: 'M&A' });
  await makePerson(t, 'Bruno', { area: 'M&A' });
  await makePerson(t, 'Gone', { area: 'M&A', ativo: 'N' });
  await makePerson(t, 'Lena', { area: 'Legal', cargo: 'Head' });
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People' });
});

const limit = (who: Person, max_away: unknown, area = 'M&A') =>
  post(t, who, '/api/coverage_limits', { area, max_away });
const pair = (who: Person, first = 'Ana', second = 'Bruno') =>
  post(t, who, '/api/coverage_pairs', { first, second });
const areas = async (who: Person) => (await get(t, who, '/api/coverage')).json().areas;
const acts = async () => {
  const rows = await t.deps.db
    .selectFrom('audit_entries')
    .select(['actor', 'subject', 'detail'])
    .where('action', '=', 'coverage_changed')
    .orderBy('id')
    .execute();
  return rows.map(({ actor, subject, detail }) => [actor, subject, detail]);
};
const REFUSED = {
  status: 403,
  code: 'forbidden',
  error: 'Only Heads can set coverage rules, and only for their own area.',
};

describe('the coverage rules of an area', () => {
  test('a Head sets, changes and removes the rules of their own area', async () => {
    expect((await limit(hugo, 2)).json()).toEqual({
      success: true,
      message: 'Coverage rule saved',
    });
    expect((await limit(hugo, 1)).statusCode).toBe(200);
    expect((await pair(hugo, 'bruno', 'ANA')).json()).toEqual({
      success: true,
      message: 'Pair added',
    });
    const [own, ...others] = await areas(hugo);
    expect(others).toEqual([]);
    expect(own).toEqual({
      area: 'M&A',
      max_away: 1,
      pairs: [
        {
          id: expect.any(Number),
          first: 'Ana',
          first_id: expect.any(Number),
          second: 'Bruno',
          second_id: expect.any(Number),
        },
      ],
      people: 3,
    });
    expect((await remove(t, hugo, `/api/coverage_pairs/${own.pairs[0].id}`)).json()).toEqual({
      success: true,
      message: 'Pair removed',
    });
    await limit(hugo, null);
    expect(await areas(hugo)).toMatchObject([{ max_away: null, pairs: [] }]);
    expect(await acts()).toEqual([
      ['Hugo Head', 'M&A', { at_most_away: 2 }],
      ['Hugo Head', 'M&A', { at_most_away: 1 }],
      ['Hugo Head', 'M&A', { not_together: 'Bruno, Ana' }],
      ['Hugo Head', 'M&A', { together_again: 'Ana, Bruno' }],
      ['Hugo Head', 'M&A', { at_most_away: 'any number' }],
    ]);
  });

  test('an admin changes the rules of every area', async () => {
    await limit(admin, 3, 'Legal');
    await pair(admin);
    expect(
      (await areas(admin)).map((one: { area: string; max_away: number; pairs: [] }) => [
        one.area,
        one.max_away,
        one.pairs.length,
      ]),
    ).toEqual([
      ['Legal', 3, 0],
      ['M&A', null, 1],
      ['People', null, 0],
    ]);
  });

  test('others see no rules and change none', async () => {
    await pair(admin);
    const { id } = (await areas(hugo))[0].pairs[0];
    const lena = await makePerson(t, 'Lia', { area: 'Legal', cargo: 'Head' });
    const clara = await makePerson(t, 'Clara', { area: 'M&A', cargo: 'C-Level' });
    for (const who of [ana, clara, lena]) {
      expect(failure(await limit(who, 1))).toEqual(REFUSED);
      expect(failure(await pair(who))).toEqual(REFUSED);
      expect(failure(await remove(t, who, `/api/coverage_pairs/${id}`))).toEqual(REFUSED);
    }
    expect(failure(await limit(hugo, 1, 'No such area'))).toEqual(REFUSED);
    expect(failure(await pair(ana, 'Nobody', 'Ana'))).toEqual(REFUSED);
    expect(await areas(ana)).toEqual([]);
    expect(await areas(clara)).toEqual([]);
    expect(await areas(lena)).toMatchObject([{ area: 'Legal', pairs: [] }]);
    expect(await areas(hugo)).toMatchObject([{ max_away: null, pairs: [{ id }] }]);
  });

  test.each([
    [0, 'At least 1'],
    [1000, 'At most 999'],
    [1.5, 'Enter a whole number'],
    ['2', 'Enter a number'],
  ])('a limit of %j: an error at the field', async (max_away, sentence) => {
    const reply = await limit(hugo, max_away);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ max_away: sentence });
  });

  test.each([
    ['Ana', 'ana', 400, { second: 'Choose two different people' }],
    ['Nobody', 'Ana', 409, { first: 'There is no employee named Nobody.' }],
    ['Ana', 'Nobody', 409, { second: 'There is no employee named Nobody.' }],
    ['Ana', 'Gone', 409, { second: 'Gone has left.' }],
    ['Ana', 'Lena', 409, { second: 'Lena isn’t in M&A. Choose two people from the same area.' }],
  ])('%s and %s: an error at the field', async (first, second, status, fields) => {
    const reply = await pair(admin, first, second);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().fields).toEqual(fields);
  });

  test('pitfall 23: two spellings of one person are no pair, and of one area are one area', async () => {
    await makePerson(t, 'ΝΊΚΟΣ', { area: 'M&A' });
    const reply = await pair(admin, 'ΝΊΚΟΣ', 'νίκοσ');
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ second: 'Choose two different people' });
    expect((await limit(hugo, 2, 'm&a')).statusCode).toBe(200);
    expect(await areas(hugo)).toMatchObject([{ max_away: 2 }]);
  });

  test('an unknown area, and a pair added or removed twice', async () => {
    const missing = await limit(admin, 1, 'Nowhere');
    expect(missing.json().fields).toEqual({ area: 'There is no area named Nowhere.' });
    const both = await Promise.all([pair(hugo), pair(admin, 'Bruno', 'Ana')]);
    expect(both.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect(failure(await pair(hugo))).toEqual({
      status: 409,
      code: 'conflict',
      error: 'Ana and Bruno are already a pair.',
    });
    const { id } = (await areas(hugo))[0].pairs[0];
    const gone = await Promise.all(
      [hugo, admin].map((who) => remove(t, who, `/api/coverage_pairs/${id}`)),
    );
    expect(gone.map((reply) => reply.statusCode).sort()).toEqual([200, 404]);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, put, remove, setClock } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { addEntry, audited, CODE_SECRET } from '../vault.fixture.ts';

const t = useTestApp();
let ada: Person;
let bea: Person;
let id: number;
beforeEach(async () => {
  ada = await makePerson(t, 'Ada', { role: 'admin' });
  bea = await makePerson(t, 'Bea', { role: 'admin' });
  id = await addEntry(t, ada);
});

const change = (payload: object, by = ada) =>
  put(t, by, `/api/passwords/${id}`, { platform: 'Bank', ...payload });
const reveal = (more = {}, by = ada) =>
  post(t, by, `/api/vault/${id}/password`, { purpose: 'reveal', ...more });
const history = async () => (await get(t, ada, `/api/vault/${id}/history`)).json().versions;
const knownBy = async (person: Person) =>
  (await get(t, ada, `/api/vault/known_by?account=${person.accountId}`)).json().entries;

describe('the history', () => {
  test('newest first, without a secret; an earlier password is read by its version', async () => {
    await setClock(t, '2026-03-02T13:00:00Z');
    await change({ user: 'bia' }, bea);
    await change({ user: 'bia', password: 'second secret' }, bea);
    const versions = await history();
    expect(
      versions.map((one: Record<string, unknown>) => [
        one.version,
        one.user,
        one.password_changed,
        one.made_by,
        one.made_at,
      ]),
    ).toEqual([
      [3, 'bia', true, 'Bea', '2026-03-02T13:00:00.000Z'],
      [2, 'bia', false, 'Bea', '2026-03-02T13:00:00.000Z'],
      [1, '', true, 'Ada', '2026-03-02T12:00:00.000Z'],
    ]);
    expect(JSON.stringify(versions)).not.toContain('secret');
    const earlier = versions[1].id;
    expect((await reveal({ earlier })).json()).toEqual({ password: 'first secret' });
    expect((await audited(t)).at(-1), 'S16: the audit log has a row for this reading').toEqual({
      action: 'password_revealed',
      actor: 'Ada',
      subject: 'Bank',
      detail: { entry: id, version: 2 },
    });
    const other = await addEntry(t, ada, { platform: 'Other' });
    const foreign = await post(t, ada, `/api/vault/${other}/password`, {
      purpose: 'copy',
      earlier,
    });
    expect(failure(foreign).status).toBe(404);
  });

  test('bringing a version back is a version more, code and all; the same again is none', async () => {
    await put(t, ada, `/api/vault/${id}/code`, { secret: CODE_SECRET });
    await setClock(t, '2026-03-05');
    await change({ platform: 'Banco', password: 'second secret' });
    await remove(t, ada, `/api/vault/${id}/code`);
    const [, , withCode] = await history();
    const back = () => post(t, bea, `/api/vault/${id}/history`, { earlier: withCode.id });
    expect((await back()).statusCode).toBe(200);
    expect((await back()).statusCode).toBe(200);
    const { entries } = (await get(t, ada, '/api/vault')).json();
    expect(entries).toMatchObject([
      {
        platform: 'Bank',
        version: 5,
        has_code: true,
        updated_by: 'Bea',
        // The password's age stays.
        password_changed_at: '2026-03-02T12:00:00.000Z',
      },
    ]);
    expect((await reveal()).json()).toEqual({ password: 'first secret' });
    expect((await history()).map((one: { version: number }) => one.version)).toEqual([
      5, 4, 3, 2, 1,
    ]);
  });
});

describe('what somebody knows', () => {
  test('the present password, whenever they had it, and no former one', async () => {
    expect(await knownBy(bea)).toEqual([]);
    await setClock(t, '2026-03-03');
    await reveal({}, bea);
    expect(await knownBy(bea)).toEqual([
      {
        id,
        platform: 'Bank',
        link: '',
        user: '',
        password_known: true,
        code_known: false,
        last_read_at: '2026-03-03T12:00:00.000Z',
        how: 'revealed',
        through: null,
      },
    ]);
    await change({ password: 'second secret' });
    expect(await knownBy(bea)).toEqual([]);
    // Readers of the restored password count as knowing it again.
    const [, first] = await history();
    await post(t, ada, `/api/vault/${id}/history`, { earlier: first.id });
    expect(await knownBy(bea)).toHaveLength(1);
    await remove(t, ada, `/api/passwords/${id}`);
    expect(await knownBy(bea)).toEqual([]);
  });

  test('a former password that is typed again is known to who knew it', async () => {
    await reveal({}, bea);
    await change({ password: 'second secret' });
    await change({ password: 'first secret' });
    expect(await knownBy(bea)).toMatchObject([{ id, password_known: true }]);
  });

  test('a reader of a password knows it for every entry with the same one', async () => {
    const twin = await addEntry(t, ada, { platform: 'Twin' });
    await addEntry(t, ada, { platform: 'Other', password: 'another secret' });
    await addEntry(t, ada, { platform: 'None', password: '' });
    await reveal({}, bea);
    expect(await knownBy(bea)).toMatchObject([
      { id, through: null },
      { id: twin, password_known: true, code_known: false, through: 'Bank' },
    ]);
  });

  test('an empty password is nothing to know', async () => {
    await change({ password: '' });
    await reveal({}, bea);
    expect(await knownBy(bea)).toEqual([]);
  });

  test('a code of a moment is nothing to change; the secret that makes them is', async () => {
    await put(t, ada, `/api/vault/${id}/code`, { secret: CODE_SECRET });
    await post(t, bea, `/api/vault/${id}/code`, { purpose: 'copy' });
    expect(await knownBy(bea)).toEqual([]);
    await change({ password: 'second secret' }, bea);
    expect(await knownBy(bea)).toMatchObject([{ password_known: true, code_known: false }]);
    expect(await knownBy(ada)).toMatchObject([{ password_known: false, code_known: true }]);
  });
});

test('D43: the call’s old path leads to the new one', async () => {
  const moved = await get(t, ada, '/api/vault/known_by/7');
  expect([moved.statusCode, moved.headers.location]).toEqual([
    308,
    '/api/vault/known_by?account=7',
  ]);
});

test('readings by entry and by person, also of who is gone', async () => {
  const other = await addEntry(t, ada, { platform: 'Other', user: 'ana' });
  await reveal({}, bea);
  await t.deps.db.deleteFrom('accounts').where('id', '=', bea.accountId).execute();
  const read = async (query: string) => (await get(t, ada, `/api/vault/readings${query}`)).json();
  const all = await read('');
  expect(all.readers).toEqual([
    { account: ada.accountId, name: 'Ada', present: true },
    { account: bea.accountId, name: 'Bea', present: false },
  ]);
  expect(all.readings).toHaveLength(3);
  expect((await read(`?account=${bea.accountId}`)).readings).toEqual([
    {
      at: '2026-03-02T12:00:00.000Z',
      reader: 'Bea',
      entry_id: id,
      platform: 'Bank',
      user: '',
      how: 'revealed',
      of_code: false,
    },
  ]);
  expect((await read(`?entry=${other}`)).readings).toMatchObject([
    { platform: 'Other', user: 'ana', how: 'typed' },
  ]);
});

import { beforeEach, expect, test } from 'vitest';
import { PublicFetchError } from '#core/public-fetch/fetch-head.ts';
import { get, post, put } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { checkItem } from './check-item.ts';

const t = useTestApp();
let admin: Person;
let olga: Person;
let id: number;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin' });
  olga = await makePerson(t, 'Olga Owner');
  const reply = await post(t, admin, '/api/items', {
    ...{ department: 'legal', name: 'Deals', url: 'https://reports.example.com/a?key=secret' },
    ...{ heading: '', icon: 'report', opens: 'embedded', readers: null },
    ...{ owner_id: olga.employeeId, hidden: false },
  });
  id = reply.json().id;
});

const check = (fetchHead: Parameters<typeof checkItem>[1]['fetchHead'], lastTry = false) =>
  checkItem(t.deps as never, { fetchHead }, id, { lastTry });
const answers = async (address: string) => ({
  url: new URL(address),
  status: 200,
  headers: {},
});
const refuses = async () => {
  throw new PublicFetchError('no_connection', 'reports.example.com');
};
const found = async () =>
  (await get(t, admin, '/api/item-settings')).json().items[0].check as { state: string };
const mails = () => t.deps.db.selectFrom('mail_outbox').select(['recipient', 'subject']).execute();

test('a new item waits for its check', async () => {
  expect((await found()).state).toBe('waiting');
  await check(answers as never);
  expect((await found()).state).toBe('ok');
  expect(await mails()).toEqual([]);
});

test('once it stops opening, its owner gets one email, and its readers a warning', async () => {
  await check(answers as never);
  await check(refuses as never);
  await check(refuses as never);
  expect(await found()).toMatchObject({
    state: 'broken',
    reason: { code: 'no_connection', host: 'reports.example.com' },
  });
  expect(await mails()).toEqual([{ recipient: olga.email, subject: 'Deals no longer opens' }]);
  const { items } = (await get(t, olga, '/api/items')).json();
  expect(items[0].problem).toMatchObject({ code: 'no_connection' });
});

test('a new owner of an item that no longer opens gets an email', async () => {
  const owned = (owner_id: number | null) =>
    t.deps.db.updateTable('items').set({ owner_id }).where('id', '=', id).execute();
  await owned(null);
  await check(refuses as never);
  expect(await mails()).toEqual([]);
  const bia = await makePerson(t, 'Bia');
  for (const { employeeId, email } of [bia, olga]) {
    const [{ version, ...item }] = (await get(t, admin, '/api/item-settings')).json().items;
    const { department: _, check: __, ...form } = item;
    const body = { ...form, readers: null, owner_id: employeeId, version };
    expect((await put(t, admin, `/api/items/${id}`, body)).statusCode).toBe(200);
    await check(refuses as never);
    expect((await mails()).at(-1)).toEqual({ recipient: email, subject: 'Deals no longer opens' });
  }
  await check(refuses as never);
  expect(await mails()).toHaveLength(2);
});

test('a result of a former address isn’t stored', async () => {
  await check((async (address: string) => {
    await t.deps.db
      .updateTable('items')
      .set({ url: 'https://other.example.com/' })
      .where('id', '=', id)
      .execute();
    return answers(address);
  }) as never);
  expect((await found()).state).toBe('waiting');
});

import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, put, remove } from '../../../testing/calls.ts';
import { invite, makeAccount, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { deleteSolvedProblems } from './item-problems.ts';

const t = useTestApp();
let admin: Person;
let olga: Person;
let ivo: Person;
let bia: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People' });
  olga = await makePerson(t, 'Olga Owner', { role: 'tudo_menos_fin' });
  ivo = await makePerson(t, 'Ivo Intern', { role: 'apenas_people' });
  bia = await makePerson(t, 'Bia', { role: 'full_access' });
});

async function addItem(form: object = {}): Promise<number> {
  const reply = await post(t, admin, '/api/items', {
    department: 'legal',
    name: 'Deals',
    url: 'https://reports.example.com/deals?key=secret',
    heading: '',
    icon: 'report',
    opens: 'embedded',
    readers: null,
    owner_id: olga.employeeId,
    hidden: false,
    ...form,
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().id;
}
const request = (who: { cookie: string }, id: number, reason = 'For the audit') =>
  post(t, who as Person, `/api/items/${id}/access-requests`, { reason });
const waiting = async (who: Person) => (await get(t, who, '/api/access-requests')).json().requests;
const decide = (who: Person, id: number, grant: boolean) =>
  post(t, who, `/api/access-requests/${id}/decision`, { grant });
const mails = async () =>
  t.deps.db.selectFrom('mail_outbox').select(['recipient', 'subject']).orderBy('id').execute();
const statusOf = async (who: Person, id: number) =>
  (await get(t, who, `/api/items/${id}`)).json().access;

describe('D72: a request for access to one item', () => {
  test('goes to the owner, who grants it; nothing else opens', async () => {
    const id = await addItem();
    const other = await addItem({ name: 'Other' });
    expect((await request(ivo, id)).json().message).toBe('Request sent');
    expect((await get(t, ivo, `/api/items/${id}`)).json()).toMatchObject({
      access: 'refused',
      requested: true,
    });
    expect(await mails()).toEqual([
      { recipient: olga.email, subject: 'Ivo Intern requests access to Deals' },
    ]);
    const [waits] = await waiting(olga);
    expect(waits).toMatchObject({
      item: { id, name: 'Deals', department: 'legal' },
      person: { name: 'Ivo Intern' },
      reason: 'For the audit',
    });
    expect(await waiting(bia)).toEqual([]);
    expect(await waiting(admin)).toHaveLength(1);
    expect((await decide(olga, waits.id, true)).json().message).toBe('Access granted');
    expect(await statusOf(ivo, id)).toBe('granted');
    expect(await statusOf(ivo, other)).toBe('refused');
    // The readers of the page keep their access.
    expect(await statusOf(bia, id)).toBe('granted');
    expect((await mails()).at(-1)).toEqual({
      recipient: ivo.email,
      subject: 'You can now open Deals',
    });
    const acts = await t.deps.db
      .selectFrom('audit_entries')
      .select(['actor', 'action', 'subject', 'detail'])
      .where('action', 'like', 'access%')
      .orderBy('id')
      .execute();
    expect(acts).toEqual([
      { actor: 'Ivo Intern', action: 'access_requested', subject: 'Deals', detail: {} },
      {
        actor: 'Olga Owner',
        action: 'access_granted',
        subject: 'Deals',
        detail: { employee: 'Ivo Intern' },
      },
    ]);
  });

  test('without an owner, or with one who has left, it goes to the admins', async () => {
    await request(ivo, await addItem({ owner_id: null }));
    const owned = await addItem({ name: 'Owned' });
    await t.deps.db
      .updateTable('employees')
      .set({ ativo: 'N' })
      .where('id', '=', olga.employeeId)
      .execute();
    await request(ivo, owned);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([admin.email, admin.email]);
    expect(await waiting(olga)).toEqual([]);
  });

  test('goes to no owner or admin who is yet to join, and to no admin who has left', async () => {
    await invite(t, olga.accountId);
    await invite(t, (await makeAccount(t, 'Nova Admin', { role: 'admin' })).accountId);
    await makePerson(t, 'Gil Gone', { role: 'admin', ativo: 'N' });
    await request(ivo, await addItem());
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([admin.email]);
  });

  test('once the item is hidden, it waits for nobody and can’t be granted', async () => {
    const id = await addItem();
    await request(ivo, id);
    const [{ id: requestId }] = await waiting(olga);
    await t.deps.db.updateTable('items').set({ hidden: true }).where('id', '=', id).execute();
    expect([await waiting(olga), await waiting(admin)]).toEqual([[], []]);
    expect(failure(await decide(olga, requestId, true)).status).toBe(404);
    expect(await mails()).toHaveLength(1);
  });

  test('declined: the person is told, and may ask again', async () => {
    const id = await addItem();
    await request(ivo, id);
    const [{ id: first }] = await waiting(admin);
    expect((await decide(admin, first, false)).json().message).toBe('Access declined');
    expect(await statusOf(ivo, id)).toBe('refused');
    expect((await mails()).at(-1)?.subject).toBe('Your request for Deals was declined');
    expect((await request(ivo, id)).statusCode).toBe(200);
  });

  test('is sent once, also at the same instant', async () => {
    const id = await addItem();
    const replies = await Promise.all([request(ivo, id), request(ivo, id)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await mails()).toHaveLength(1);
  });

  test('two who decide at once: the second one learns who decided', async () => {
    const id = await addItem();
    await request(ivo, id);
    const [{ id: waits }] = await waiting(admin);
    const replies = await Promise.all([decide(olga, waits, true), decide(admin, waits, false)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = replies.find(({ statusCode }) => statusCode === 409);
    expect(late?.json().error).toMatch(
      /^(Olga Owner|Ada Admin) has already decided this request\.$/,
    );
  });

  test('is decided by nobody else', async () => {
    const id = await addItem();
    await request(ivo, id);
    const [{ id: waits }] = await waiting(admin);
    for (const who of [ivo, bia]) {
      expect(failure(await decide(who, waits, true))).toEqual({
        status: 403,
        code: 'forbidden',
        error: 'Only the owner of this item and administrators can decide.',
      });
    }
    expect(await statusOf(ivo, id)).toBe('refused');
    expect((await decide(admin, 999_999, true)).statusCode).toBe(404);
  });

  test('is refused to readers, and to accounts without an employee', async () => {
    const id = await addItem();
    expect(failure(await request(bia, id))).toMatchObject({
      code: 'conflict',
      error: 'You can already open this item.',
    });
    const alone = await makeAccount(t, 'Alone', { role: 'apenas_people' });
    expect(failure(await request(alone, id))).toMatchObject({ code: 'no_employee' });
    expect(failure(await request(ivo, 999_999))).toMatchObject({ status: 404 });
  });

  test('five in an hour', async () => {
    const ids = [];
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) ids.push(await addItem({ name }));
    const statuses = [];
    for (const id of ids) statuses.push((await request(ivo, id)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a reported problem', () => {
  const report = (who: Person, id: number, text = 'The page is empty') =>
    post(t, who, `/api/items/${id}/problems`, { text });

  test('is emailed to the owner; the log has no text', async () => {
    const id = await addItem();
    expect((await report(bia, id)).json().message).toBe('Thanks. Your report was sent.');
    expect(await mails()).toEqual([{ recipient: olga.email, subject: 'A problem with Deals' }]);
    const { rows } = await t.database.pool.query(
      `select detail from audit_entries where action = 'problem_reported'`,
    );
    expect(rows).toEqual([{ detail: {} }]);
  });

  const problems = async (who: Person) => (await get(t, who, '/api/item-problems')).json().problems;
  const solve = (who: Person, id: number) => post(t, who, `/api/item-problems/${id}/solution`);

  test('is listed for the owner and the admins until one of them has solved it', async () => {
    const id = await addItem();
    await report(bia, id, 'First');
    await report(bia, id, 'Second\nline');
    const listed = await problems(olga);
    expect(listed).toMatchObject([
      { item: { id, name: 'Deals' }, text: 'First', reported_by: bia.name },
      { item: { id, name: 'Deals' }, text: 'Second\nline', reported_by: bia.name },
    ]);
    expect(await problems(admin)).toEqual(listed);
    expect([await problems(bia), await problems(ivo)]).toEqual([[], []]);
    const [{ id: first }, { id: second }] = listed;
    expect(failure(await solve(bia, first))).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await solve(olga, first)).json().message).toBe('Marked as solved');
    expect(failure(await solve(admin, first))).toMatchObject({
      code: 'conflict',
      error: `${olga.name} has already marked this problem as solved.`,
    });
    expect((await solve(admin, second)).statusCode).toBe(200);
    expect(await problems(admin)).toEqual([]);
    expect(failure(await solve(admin, 9_999))).toMatchObject({ status: 404 });
    const { rows } = await t.database.pool.query(
      `select actor, subject, detail from audit_entries where action = 'problem_solved' order by id`,
    );
    expect(rows).toEqual([
      { actor: olga.name, subject: 'Deals', detail: {} },
      { actor: admin.name, subject: 'Deals', detail: {} },
    ]);
  });

  test('is deleted 90 days after it was solved, and never before', async () => {
    const id = await addItem();
    await report(bia, id, 'Solved');
    await report(bia, id, 'Open');
    const [{ id: first }] = await problems(admin);
    await solve(olga, first);
    const stored = async () => {
      await deleteSolvedProblems(t.deps);
      return (await t.database.pool.query('select text from item_problems order by id')).rows;
    };
    const solvedAt = t.deps.clock.now().getTime();
    t.setNow(new Date(solvedAt + 90 * 86_400_000).toISOString());
    expect(await stored()).toEqual([{ text: 'Solved' }, { text: 'Open' }]);
    t.setNow(new Date(solvedAt + 90 * 86_400_000 + 1_000).toISOString());
    expect(await stored()).toEqual([{ text: 'Open' }]);
  });

  test('is not listed while its item is hidden, and goes with the item', async () => {
    const id = await addItem();
    await report(bia, id);
    const [{ id: problem }] = await problems(admin);
    const hide = (hidden: boolean) =>
      t.deps.db.updateTable('items').set({ hidden }).where('id', '=', id).execute();
    await hide(true);
    expect(await problems(admin)).toEqual([]);
    expect(failure(await solve(admin, problem))).toMatchObject({ status: 404 });
    await hide(false);
    expect(await problems(admin)).toHaveLength(1);
    await remove(t, admin, `/api/items/${id}`);
    expect(await problems(admin)).toEqual([]);
    expect(failure(await solve(admin, problem))).toMatchObject({ status: 404 });
  });

  test('five in an hour, and only by readers', async () => {
    const id = await addItem();
    expect((await report(ivo, id)).statusCode).toBe(404);
    expect((await report(bia, id, ' ')).statusCode).toBe(400);
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await report(bia, id)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('favourites', () => {
  const set = (who: Person, target: object, favourite = true) =>
    put(t, who, '/api/favourites', { target, favourite });
  const list = async (who: Person) => (await get(t, who, '/api/favourites')).json();

  test('are one’s own, and go with the right to read', async () => {
    const id = await addItem();
    for (const target of [{ item: id }, { item: id }, { link: 'status' }]) {
      expect((await set(bia, target)).json().message).toBe('Added to your favourites');
    }
    expect(await list(bia)).toEqual({ links: ['status'], items: [id] });
    expect(await list(olga)).toEqual({ links: [], items: [] });
    await t.deps.db
      .updateTable('accounts')
      .set({ role: 'apenas_people' })
      .where('id', '=', bia.accountId)
      .execute();
    expect(await list(bia)).toEqual({ links: [], items: [] });
  });

  test('are removed', async () => {
    await set(bia, { link: 'status' });
    expect((await set(bia, { link: 'status' }, false)).statusCode).toBe(200);
    expect(await list(bia)).toEqual({ links: [], items: [] });
  });

  test('are only what one may read', async () => {
    const id = await addItem();
    expect((await set(ivo, { item: id })).statusCode).toBe(404);
    expect((await set(ivo, { link: 'weekly' })).statusCode).toBe(404);
    expect((await set(ivo, { link: 'no-such' })).statusCode).toBe(400);
  });
});

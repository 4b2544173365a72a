import { describe, expect, test } from 'vitest';
import { failure, requestLeave, setClock } from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();

async function company(): Promise<Person> {
  await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  return makePerson(t, 'Íris Intern', { balance: 20 });
}

const leaves = () => t.deps.db.selectFrom('leaves').selectAll().orderBy('id').execute();

describe('pitfall 3: a double click or a retry makes one leave and one mail', () => {
  test.each([
    ['the same content', undefined, undefined],
    ['the same Idempotency-Key', 'k1', 'k1'],
    ['different keys but the same content', 'k1', 'k2'],
  ])('%s, one after the other', async (_, first, second) => {
    const intern = await company();
    const replies = [
      await requestLeave(t, intern, '2026-04-06', '2026-04-07', first ? { key: first } : {}),
      await requestLeave(t, intern, '2026-04-06', '2026-04-07', second ? { key: second } : {}),
    ];
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200]);
    expect(replies[1]?.json()).toEqual(replies[0]?.json());
    expect(await leaves()).toHaveLength(1);
    expect(await t.mails()).toHaveLength(1);
  });

  test('eight concurrent requests', async () => {
    const intern = await company();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        requestLeave(t, intern, '2026-04-06', '2026-04-07', n % 2 ? { key: 'same' } : {}),
      ),
    );
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(200));
    expect(await leaves()).toHaveLength(1);
    expect(await t.mails()).toHaveLength(1);
  });

  test('with a key it is a retry even after the decision', async () => {
    const intern = await company();
    await requestLeave(t, intern, '2026-04-06', '2026-04-07', { key: 'k1' });
    await t.deps.db.updateTable('leaves').set({ state: 'approved' }).execute();
    const again = await requestLeave(t, intern, '2026-04-06', '2026-04-07', { key: 'k1' });
    expect(again.statusCode, again.body).toBe(200);
    expect(await leaves()).toHaveLength(1);
  });

  test('59 seconds later it is a retry, a minute later it overlaps itself', async () => {
    const intern = await company();
    await requestLeave(t, intern, '2026-04-06', '2026-04-07', { key: 'k1' });
    t.setNow('2026-03-02T12:00:59Z');
    const retry = await requestLeave(t, intern, '2026-04-06', '2026-04-07');
    expect(retry.statusCode).toBe(200);
    t.setNow('2026-03-02T12:01:01Z');
    // D46: the key returns the first result at any later time.
    const keyed = await requestLeave(t, intern, '2026-04-06', '2026-04-07', { key: 'k1' });
    expect(keyed.statusCode).toBe(200);
    const late = await requestLeave(t, intern, '2026-04-06', '2026-04-07');
    expect(failure(late)).toEqual({
      status: 409,
      code: 'overlapping_leave',
      error: 'You already have leave from 06/04/2026 to 07/04/2026',
    });
    expect(await t.mails()).toHaveLength(1);
  });

  test('another person’s key doesn’t match', async () => {
    const intern = await company();
    const other = await makePerson(t, 'Otto Other', { balance: 20 });
    await requestLeave(t, intern, '2026-04-06', '2026-04-07', { key: 'k1' });
    await requestLeave(t, other, '2026-04-06', '2026-04-07', { key: 'k1' });
    expect(await leaves()).toHaveLength(2);
  });

  test('other dates or another type are another request', async () => {
    const intern = await company();
    await requestLeave(t, intern, '2026-04-06', '2026-04-07');
    await requestLeave(t, intern, '2026-04-08', '2026-04-08');
    await requestLeave(t, intern, '2026-04-09', '2026-04-09', { type: 'Day Off' });
    expect(await leaves()).toHaveLength(3);
  });
});

describe('D46: an idempotency key identifies one request', () => {
  const reused = {
    status: 422,
    code: 'idempotency_key_reused',
    error: 'This idempotency key was sent with another request. Send a new key.',
  };

  test.each([
    ['other dates', '2026-04-08', '2026-04-08', 'Vacation'],
    ['another type', '2026-04-06', '2026-04-07', 'Day Off'],
  ])('with %s: 422, and nothing is stored', async (_, start, end, type) => {
    const intern = await company();
    await requestLeave(t, intern, '2026-04-06', '2026-04-07', { key: 'k1' });
    const again = await requestLeave(t, intern, start, end, { key: 'k1', type });
    expect(failure(again)).toEqual(reused);
    await setClock(t, '2026-03-03T12:00:00Z');
    expect(failure(await requestLeave(t, intern, start, end, { key: 'k1', type }))).toEqual(reused);
    expect(await leaves()).toHaveLength(1);
    expect(await t.mails()).toHaveLength(1);
  });

  test('an admin can’t reuse a key for another person', async () => {
    const intern = await company();
    const otto = await makePerson(t, 'Otto Other', { balance: 20 });
    const ada = await makePerson(t, 'Ada Admin', { role: 'admin' });
    const ask = (name: string) =>
      requestLeave(t, ada, '2026-04-06', '2026-04-07', { key: 'k1', name });
    const replies = await Promise.all([ask(intern.name), ask(otto.name)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 422]);
    expect(await leaves()).toHaveLength(1);
  });

  test('a name in another letter case is the same content', async () => {
    const intern = await company();
    await requestLeave(t, intern, '2026-04-06', '2026-04-07', { key: 'k1' });
    const name = intern.name.toUpperCase();
    const again = await requestLeave(t, intern, '2026-04-06', '2026-04-07', { key: 'k1', name });
    expect(again.statusCode, again.body).toBe(200);
    expect(await leaves()).toHaveLength(1);
  });

  test('a refused request leaves its key free', async () => {
    const intern = await company();
    const refused = await requestLeave(t, intern, '2026-04-01', '2026-04-30', { key: 'k1' });
    expect(refused.statusCode).toBe(409);
    const submitted = await requestLeave(t, intern, '2026-04-06', '2026-04-07', { key: 'k1' });
    expect(submitted.statusCode, submitted.body).toBe(200);
  });

  test.each([
    ['the same content: one leave, one mail', true],
    ['different contents: one succeeds, nine get 422', false],
  ])('ten at once with %s', async (_, same) => {
    const intern = await company();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const day = same ? '2026-04-06' : `2026-04-${String(n + 10)}`;
        return requestLeave(t, intern, day, day, { key: 'k1' });
      }),
    );
    const statuses = replies.map((reply) => reply.statusCode).sort();
    expect(statuses).toEqual(same ? Array(10).fill(200) : [200, ...Array(9).fill(422)]);
    expect(await leaves()).toHaveLength(1);
    expect(await t.mails()).toHaveLength(1);
  });

  test('a key has at most 200 characters, all significant', async () => {
    const intern = await company();
    const ask = (day: string, key: string) => requestLeave(t, intern, day, day, { key });
    expect((await ask('2026-04-06', `${'k'.repeat(199)}1`)).statusCode).toBe(200);
    expect((await ask('2026-04-07', `${'k'.repeat(199)}2`)).statusCode).toBe(200);
    expect(failure(await ask('2026-04-08', 'k'.repeat(201)))).toEqual({
      status: 400,
      code: 'invalid_input',
      error: 'The Idempotency-Key header can have at most 200 characters.',
    });
    expect(await leaves()).toHaveLength(2);
  });
});

describe('D22: of two concurrent requests only one can win', () => {
  test('overlapping dates: one wins, and the other gets the sentence', async () => {
    const intern = await company();
    const periods = [
      ['2026-04-06', '2026-04-10'],
      ['2026-04-10', '2026-04-14'],
      ['2026-04-10', '2026-04-10'],
      ['2026-04-01', '2026-04-30'],
    ] as const;
    const replies = await Promise.all(
      periods.map(([start, end]) => requestLeave(t, intern, start, end, { type: 'Day Off' })),
    );
    const refused = replies.filter((reply) => reply.statusCode !== 200);
    expect(refused).toHaveLength(3);
    for (const reply of refused) {
      expect(failure(reply)).toMatchObject({ status: 409, code: 'overlapping_leave' });
    }
    expect(await leaves()).toHaveLength(1);
    expect(await t.mails()).toHaveLength(1);
  });

  test('D19: of seven concurrent requests of four days, five fit into 20', async () => {
    const intern = await company();
    const replies = await Promise.all(
      ['04', '05', '06', '07', '08', '09', '10'].map((month) =>
        requestLeave(t, intern, `2026-${month}-06`, `2026-${month}-09`),
      ),
    );
    const codes = replies.map((reply) => reply.statusCode).sort();
    expect(codes).toEqual([200, 200, 200, 200, 200, 409, 409]);
    for (const reply of replies.filter((r) => r.statusCode === 409)) {
      expect(failure(reply).code).toBe('insufficient_balance');
    }
    expect(await leaves()).toHaveLength(5);
  });

  test.each([
    ['the same day', '2026-04-06', '2026-04-10', 'pending', '2026-04-10', '2026-04-12', false],
    ['containment', '2026-04-01', '2026-04-30', 'approved', '2026-04-10', '2026-04-12', false],
    ['beside', '2026-04-06', '2026-04-09', 'approved', '2026-04-10', '2026-04-12', true],
    ['rejected', '2026-04-06', '2026-04-10', 'rejected', '2026-04-10', '2026-04-12', true],
    ['withdrawn', '2026-04-06', '2026-04-10', 'withdrawn', '2026-04-10', '2026-04-12', true],
    ['cancelled', '2026-04-06', '2026-04-10', 'cancelled', '2026-04-10', '2026-04-12', true],
  ] as const)(
    'the database constraint, without any check: %s',
    async (_, start, end, state, start2, end2, allowed) => {
      const intern = await company();
      await makeLeave(t, intern, start, end, { state, type: 'Day Off' });
      const second = makeLeave(t, intern, start2, end2, { state: 'pending', type: 'Day Off' });
      if (allowed) await second;
      else await expect(second).rejects.toMatchObject({ constraint: 'leaves_no_overlap' });
    },
  );

  test('the constraint also applies to a leave that becomes active again', async () => {
    const intern = await company();
    const id = await makeLeave(t, intern, '2026-04-06', '2026-04-10', { state: 'rejected' });
    await makeLeave(t, intern, '2026-04-08', '2026-04-08');
    const revive = t.deps.db
      .updateTable('leaves')
      .set({ state: 'approved' })
      .where('id', '=', id)
      .execute();
    await expect(revive).rejects.toMatchObject({ constraint: 'leaves_no_overlap' });
  });
});

describe('D17: records never change', () => {
  test.each(['ledger_entries', 'leave_events', 'audit_entries'])(
    '%s refuses UPDATE, DELETE and TRUNCATE',
    async (table) => {
      const intern = await company();
      await requestLeave(t, intern, '2026-04-06', '2026-04-07');
      for (const statement of [
        `update ${table} set actor = 'Mallory'`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ]) {
        await expect(t.database.pool.query(statement), statement).rejects.toThrow('insert-only');
      }
      const { rows } = await t.database.pool.query(`select 1 from ${table}`);
      expect(rows.length).toBeGreaterThan(0);
    },
  );

  test('a leave is debited once and reversed once', async () => {
    const intern = await company();
    const leaveId = await makeLeave(t, intern, '2026-04-06', '2026-04-07');
    const debit = t.database.pool.query(
      `insert into ledger_entries (employee_id, kind, days, effective_on, actor, reason, leave_id)
       values ($1, 'debit', -2, '2026-04-06', 'x', 'x', $2)`,
      [intern.employeeId, leaveId],
    );
    await expect(debit).rejects.toMatchObject({ code: '23505' });
  });
});

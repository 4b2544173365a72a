import { describe, expect, test } from 'vitest';
import { failure, get, post, requestLeave, setClock } from '../../testing/calls.ts';
import { makeAccount, makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

async function company(balance = 10) {
  const ada = await makeAccount(t, 'Ada Admin', { role: 'admin' });
  const ana = await makePerson(t, 'Ana', { area: 'M&A', balance });
  return { ada, ana };
}
type Caller = { cookie: string };

const deduct = (who: Caller, change: object = {}, key?: string) =>
  post(
    t,
    who,
    '/api/vacation_deductions',
    {
      area: 'M&A',
      name: 'Ana',
      date: '2026-03-02',
      days: 4,
      leave_type: 'VENDAS DE FÉRIAS',
      ...change,
    },
    key ? { 'idempotency-key': key } : {},
  );

const entries = () =>
  t.deps.db
    .selectFrom('ledger_entries')
    .select(['days', 'effective_on', 'actor', 'reason', 'deduction_type'])
    .where('kind', '=', 'deduction')
    .orderBy('id')
    .execute();

const balance = async (who: Caller) =>
  (await get(t, who, '/api/saldo')).json().saldos[0]?.balance as number;

describe('D20: a deduction reduces the balance', () => {
  test('posts an entry of its type and returns the specified message', async () => {
    const { ada } = await company();
    const reply = await deduct(ada, {}, 'k1');
    expect(reply.json()).toEqual({ success: true, message: 'Vacation Deduction submitted!' });
    await deduct(ada, { area: 'm&a', name: 'ANA', days: 2.5, leave_type: 'RESCISÃO' });
    expect(await entries()).toEqual([
      {
        days: -4,
        effective_on: '2026-03-02',
        actor: 'Ada Admin',
        reason: 'Vacation Sales',
        deduction_type: 'VENDAS DE FÉRIAS',
      },
      {
        days: -2.5,
        effective_on: '2026-03-02',
        actor: 'Ada Admin',
        reason: 'Termination',
        deduction_type: 'RESCISÃO',
      },
    ]);
    expect(await balance(ada)).toBe(3.5);
    const acts = await t.deps.db
      .selectFrom('audit_entries')
      .select(['subject', 'detail'])
      .where('action', '=', 'vacation_deducted')
      .orderBy('id')
      .execute();
    expect(acts[0]).toEqual({
      subject: 'Ana',
      detail: { type: 'Vacation Sales', date: '2026-03-02', days: 4 },
    });
  });

  test('F7: a date before the start date is refused at its field', async () => {
    const ada = await makeAccount(t, 'Ada Admin', { role: 'admin' });
    await makePerson(t, 'Ana', { area: 'M&A', balance: 10, startDate: '2026-02-16' });
    const reply = await deduct(ada, { date: '2026-02-15' });
    const error = 'Ana started on 16/02/2026';
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'before_start_date',
      error,
      fields: { date: error },
    });
    expect((await deduct(ada, { date: '2026-02-16' })).statusCode).toBe(200);
  });

  test('D17: a deduction counts at once, whatever its date', async () => {
    const { ada, ana } = await company();
    await makePerson(t, 'Hugo', { area: 'M&A', cargo: 'Head' });
    await deduct(ada, { date: '2026-12-01' });
    expect(await balance(ada)).toBe(6);
    await requestLeave(t, ana, '2026-05-01', '2026-05-02');
    const [mail] = await t.mails();
    expect(mail?.facts).toContainEqual(['Balance on 01/05/2026', '10.0 → 8.0 days']);
    expect(mail?.facts).toContainEqual(['Lowest afterwards', '4.0 on 01/12/2026']);
  });

  test.each([
    ['one after the other', false],
    ['eight at once', true],
  ])('a repeated key posts once: %s', async (_, atOnce) => {
    const { ada } = await company();
    const replies = atOnce
      ? await Promise.all(Array.from({ length: 8 }, () => deduct(ada, {}, 'k1')))
      : [await deduct(ada, {}, 'k1'), await deduct(ada, {}, 'k1')];
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
    expect(await entries()).toHaveLength(1);
  });

  test('a key repeated much later, without balance, is still a retry', async () => {
    const { ada } = await company(4);
    await deduct(ada, {}, 'k1');
    await setClock(t, '2026-06-01');
    expect((await deduct(ada, {}, 'k1')).statusCode).toBe(200);
    expect(await entries()).toHaveLength(1);
  });

  test('a request without the key, or with another person’s, is a new one', async () => {
    const { ada } = await company(12);
    await makePerson(t, 'Bia', { area: 'M&A', balance: 10 });
    await deduct(ada, {}, 'k1');
    await deduct(ada, { name: 'Bia' }, 'k2');
    await deduct(ada);
    await deduct(ada);
    expect(await entries()).toHaveLength(4);
  });

  test.each([
    ['other days', { days: 3 }],
    ['another date', { date: '2026-03-03' }],
    ['another type', { leave_type: 'RESCISÃO' }],
    ['another person', { name: 'Bia' }],
  ])('D46: the same key with %s: 422', async (_, change) => {
    const { ada } = await company(12);
    await makePerson(t, 'Bia', { area: 'M&A', balance: 10 });
    await deduct(ada, {}, 'k1');
    expect(failure(await deduct(ada, change, 'k1'))).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    expect(await entries()).toHaveLength(1);
  });
});

describe('D19: the funding rule of a vacation applies', () => {
  test.each([
    [
      'today',
      '2026-03-02',
      4.5,
      'Insufficient balance: 4 days available on 02/03/2026, 4.5 requested. The balance today is 4 days.',
    ],
    [
      'in the past',
      '2026-01-02',
      5,
      'Insufficient balance: 4 days available on 02/03/2026, 5 requested. The balance today is 4 days.',
    ],
  ])('%s', async (_, date, days, error) => {
    const { ada } = await company(4);
    expect(failure(await deduct(ada, { date, days }))).toEqual({
      status: 409,
      code: 'insufficient_balance',
      error,
    });
    expect((await deduct(ada, { date, days: 4 })).statusCode).toBe(200);
  });

  test('a deduction may not use the days of a pending vacation', async () => {
    const { ada, ana } = await company(10);
    await requestLeave(t, ana, '2026-12-01', '2026-12-08');
    expect(failure(await deduct(ada, { days: 3 })).error).toBe(
      'Insufficient balance: 2 days available on 01/12/2026, 3 requested. The balance today is 10 days; the days available also count -8 for other pending requests.',
    );
  });

  test('of three concurrent deductions of four days, two fit into ten', async () => {
    const { ada } = await company(10);
    const replies = await Promise.all(['a', 'b', 'c'].map((key) => deduct(ada, {}, key)));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 200, 409]);
    expect(await balance(ada)).toBe(2);
  });
});

test('spec-b 6, D71: a Termination is deducted from somebody who has left', async () => {
  const { ada } = await company();
  await makePerson(t, 'Nilo', { area: 'M&A', ativo: 'N', balance: 10 });
  const termination = { name: 'Nilo', leave_type: 'RESCISÃO', days: 10 };
  expect((await deduct(ada, termination)).json()).toMatchObject({ success: true });
  expect(await entries()).toMatchObject([{ days: -10 }]);
  expect(failure(await deduct(ada, { ...termination, days: 1 })).code).toBe('insufficient_balance');
});

describe('errors name their field', () => {
  test.each([
    ['of another area', { area: 'Finance' }, 409, { name: 'No one in Finance is named Ana' }],
    ['unknown', { name: 'Zoe' }, 409, { name: 'No one in M&A is named Zoe' }],
    [
      'pitfall 21: has left',
      { name: 'Nilo' },
      409,
      { name: 'Nilo has left, so only a Termination can be deducted' },
    ],
    ['no day', { date: '2026-02-30' }, 400, { date: 'Enter a valid date (DD/MM/YYYY)' }],
    ['0 days', { days: 0 }, 400, { days: 'Enter more than 0 days' }],
    ['no type', { leave_type: 'Day Off' }, 400, { leave_type: 'Choose a leave type' }],
  ])('%s', async (_, change, status, fields) => {
    const { ada } = await company();
    await makePerson(t, 'Nilo', { area: 'M&A', ativo: 'N', balance: 10 });
    const reply = await deduct(ada, change);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().fields).toEqual(fields);
    expect(await entries()).toEqual([]);
  });
});

import type { Day } from '@intranet/contract/core/days.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  decideByMail,
  failure,
  get,
  post,
  remove,
  requestLeave,
  setClock,
  tokenOf,
} from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
const people = new Map<string, Person>();

beforeEach(async () => {
  people.clear();
  const make = async (name: string, options: Parameters<typeof makePerson>[2]) =>
    people.set(name, await makePerson(t, name, { balance: 20, ...options }));
  await make('Rita', {});
  await make('Hugo', { cargo: 'Head' });
  await make('Dora', {});
  await make('Davi', { area: 'Legal' });
  await make('Clara', { cargo: 'C-Level', area: 'Projects' });
  await make('Ada', { role: 'admin', area: 'People' });
});

const person = (name: string) => people.get(name) as Person;
const off = (name: string, start: Day, end: Day) =>
  makeLeave(t, person(name), start, end, { type: 'Day Off' });
const name = async (deputy: string, dates: { start?: Day; end?: Day } = {}, head = 'Hugo') => {
  const reply = await post(t, person('Ada'), '/api/deputies', { head, deputy, ...dates });
  expect(reply.statusCode, reply.body).toBe(200);
};
const change = (who: string, changes: object) =>
  t.deps.db.updateTable('employees').set(changes).where('name', '=', who).execute();
const ask = async (who = 'Rita') => {
  const reply = await requestLeave(t, person(who), '2026-04-06', '2026-04-07');
  expect(reply.statusCode, reply.body).toBe(200);
};
const mailed = async () => {
  const mails = await t.mails();
  const of = (email: string) => [...people.values()].find((one) => one.email === email)?.name;
  return mails.filter(({ action }) => action?.url.includes('#')).map((mail) => of(mail.recipient));
};
async function deciders(): Promise<string[]> {
  const names: string[] = [];
  for (const [one, { cookie }] of people) {
    const { approvals } = (await get(t, { cookie }, '/api/approvals')).json();
    if (approvals.length > 0) names.push(one);
  }
  return names;
}

describe('D23: deputies decide while the Head is away', () => {
  const AWAY = ['2026-03-01', '2026-03-05'] as const;
  const cases: [string, () => Promise<unknown>, string[]][] = [
    ['a present Head decides, despite deputies', () => name('Dora'), ['Hugo']],
    [
      'the deputy of a Head on leave today, in place of C-Level',
      async () => [await off('Hugo', ...AWAY), await name('Dora')],
      ['Dora'],
    ],
    [
      'all deputies, even from another area',
      async () => [await off('Hugo', ...AWAY), await name('Dora'), await name('Davi')],
      ['Dora', 'Davi'],
    ],
    [
      'a deputy who is away too → C-Level',
      async () => [await off('Hugo', ...AWAY), await off('Dora', ...AWAY), await name('Dora')],
      ['Clara'],
    ],
    [
      'of two deputies, the present one',
      async () => [
        await off('Hugo', ...AWAY),
        await off('Dora', ...AWAY),
        await name('Dora'),
        await name('Davi'),
      ],
      ['Davi'],
    ],
    [
      'pitfall 8: the deputy is the requester → C-Level',
      async () => [await off('Hugo', ...AWAY), await name('Rita')],
      ['Clara'],
    ],
    [
      'a naming that has ended → C-Level',
      async () => [await off('Hugo', ...AWAY), await name('Dora', { end: '2026-03-01' })],
      ['Clara'],
    ],
    [
      'a naming that has yet to begin → C-Level',
      async () => [await off('Hugo', ...AWAY), await name('Dora', { start: '2026-03-03' })],
      ['Clara'],
    ],
    [
      'a naming for today alone',
      async () => [
        await off('Hugo', ...AWAY),
        await name('Dora', { start: '2026-03-02', end: '2026-03-02' }),
      ],
      ['Dora'],
    ],
    [
      'the deputies of a Head without an account',
      async () => [await name('Dora'), await change('Hugo', { account_id: null })],
      ['Dora'],
    ],
    [
      'pitfall 21: not the deputies of a former employee → C-Level',
      async () => [await name('Dora'), await change('Hugo', { ativo: 'N' })],
      ['Clara'],
    ],
    [
      'not the deputies of a former Head → C-Level',
      async () => [await name('Dora'), await change('Hugo', { cargo: 'Senior Assist' })],
      ['Clara'],
    ],
    [
      'pitfall 21: not a deputy who is a former employee → C-Level',
      async () => [
        await off('Hugo', ...AWAY),
        await name('Dora'),
        await change('Dora', { ativo: 'N' }),
      ],
      ['Clara'],
    ],
    [
      'a deputy who is also C-Level is listed once',
      async () => [await off('Hugo', ...AWAY), await name('Clara')],
      ['Clara'],
    ],
    [
      'nobody else present: the admins',
      async () => [await off('Hugo', ...AWAY), await off('Clara', ...AWAY)],
      ['Ada'],
    ],
  ];

  test.each(cases)('%s', async (_, arrange, expected) => {
    await arrange();
    await ask();
    expect((await mailed()).sort()).toEqual([...expected].sort());
    expect((await deciders()).sort()).toEqual([...expected].sort());
  });

  test('with one of two Heads present, the other’s deputy doesn’t decide', async () => {
    people.set('Helga', await makePerson(t, 'Helga', { cargo: 'Head' }));
    await off('Hugo', ...AWAY);
    await name('Dora');
    await ask();
    expect(await deciders()).toEqual(['Helga']);
    await off('Helga', '2026-03-02', '2026-03-02');
    expect(await deciders()).toEqual(['Dora']);
  });

  test('a Head’s own leave skips deputies and goes to C-Level, a C-Level’s to admins', async () => {
    await name('Dora');
    await ask('Hugo');
    expect(await deciders()).toEqual(['Clara']);
    await ask('Clara');
    expect(await deciders()).toEqual(['Clara', 'Ada']);
  });
});

describe('pitfall 9: the Head goes away and comes back', () => {
  beforeEach(async () => {
    await off('Hugo', '2026-03-01', '2026-03-03');
    await name('Dora');
    await ask();
  });
  const approve = async (who: string) => {
    const [leave] = await t.deps.db
      .selectFrom('leaves')
      .select('id')
      .where('state', '=', 'pending')
      .execute();
    const payload = { decision: 'approve', version: 1 };
    return post(t, person(who), `/api/approvals/${leave?.id}`, payload);
  };

  test('the deputy decides in the meantime, by mail or in the product', async () => {
    const [mail] = await t.mails();
    expect(failure(await approve('Hugo')).error).toBe(
      'You can’t approve or reject this request. It’s waiting for Dora.',
    );
    expect((await decideByMail(t, tokenOf(mail))).statusCode).toBe(200);
  });

  test('the deputy’s mail stops working on the day the Head is back', async () => {
    const [mail] = await t.mails();
    await setClock(t, '2026-03-04');
    expect(failure(await decideByMail(t, tokenOf(mail)))).toEqual({
      status: 403,
      code: 'forbidden',
      error: 'You can’t approve or reject this request. It’s waiting for Hugo.',
    });
    expect(failure(await approve('Dora')).code).toBe('forbidden');
    expect(await deciders()).toEqual(['Hugo']);
    expect((await approve('Hugo')).statusCode).toBe(200);
    expect(failure(await decideByMail(t, tokenOf(mail))).error).toBe(
      'This request was already approved by Hugo.',
    );
  });

  test('S2: a removed deputy can’t decide by mail, and C-Level is mailed', async () => {
    const [mail] = await t.mails();
    const { heads } = (await get(t, person('Ada'), '/api/deputies')).json();
    await remove(t, person('Ada'), `/api/deputies/${heads[0].deputies[0].id}`);
    expect(failure(await decideByMail(t, tokenOf(mail))).code).toBe('forbidden');
    expect(await mailed()).toEqual(['Dora', 'Clara']);
    expect((await approve('Clara')).statusCode).toBe(200);
  });
});

test('can_approve is true for a deputy, not for an assistant', async () => {
  const canApprove = async (who: string) =>
    (await get(t, person(who), '/api/current_user')).json().can_approve;
  expect(await canApprove('Dora')).toBe(false);
  await name('Dora', { start: '2026-04-01', end: '2026-04-02' });
  expect(await canApprove('Dora')).toBe(true);
  await setClock(t, '2026-04-03');
  expect(await canApprove('Dora')).toBe(false);
});

describe('new approvers are mailed at once', () => {
  test('a deputy named while the Head is away is mailed once', async () => {
    await off('Hugo', '2026-03-01', '2026-03-05');
    await ask();
    expect(await mailed()).toEqual(['Clara']);
    await name('Dora');
    await name('Dora', { start: '2026-03-01' });
    expect(await mailed()).toEqual(['Clara', 'Dora']);
    expect((await decideByMail(t, tokenOf((await t.mails()).at(-1)))).statusCode).toBe(200);
  });

  test('pitfall 10: a new Head, or one linked by a rename, is mailed', async () => {
    const register = (username: string) =>
      post(t, person('Ada'), '/api/register', {
        username,
        email: `${username.toLowerCase()}@example.com`,
        password: 'a good long passphrase',
        role: 'full_access',
      });
    await t.deps.db.deleteFrom('accounts').where('id', '=', person('Hugo').accountId).execute();
    await ask();
    expect(await mailed()).toEqual(['Clara']);
    expect((await register('Hugh')).statusCode).toBe(200);
    expect(await mailed()).toEqual(['Clara']);
    const names = { current_username: 'Hugh', new_username: 'Hugo' };
    expect((await post(t, person('Ada'), '/api/update_username', names)).statusCode).toBe(200);
    const requestMails = (await t.mails()).filter(({ subject }) =>
      subject.startsWith('Leave request'),
    );
    expect(requestMails.map((mail) => mail.recipient)).toEqual([
      person('Clara').email,
      'hugh@example.com',
    ]);

    people.set('Helga', await makePerson(t, 'Helga', { cargo: 'Head' }));
    await t.deps.db.deleteFrom('accounts').where('username', '=', 'Helga').execute();
    expect((await register('Helga')).statusCode).toBe(200);
    expect(
      (await t.mails()).map((mail) => [mail.recipient, mail.subject.slice(0, 13)]),
    ).toContainEqual(['helga@example.com', 'Leave request']);
  });

  test('pitfall 20: the next in line is mailed about a cancellation too (D26)', async () => {
    const id = await makeLeave(t, person('Rita'), '2026-04-06', '2026-04-07', {
      state: 'cancellation_asked',
    });
    expect(await deciders()).toEqual(['Hugo']);
    await post(t, person('Ada'), '/api/delete_user', { username: 'Hugo' });
    expect(await mailed()).toEqual(['Clara']);
    const { approvals } = (await get(t, person('Clara'), '/api/approvals')).json();
    expect(approvals).toMatchObject([{ id, asks: 'cancellation' }]);
  });

  test('a new e-mail address: earlier links stop working, and each request is mailed once', async () => {
    await ask();
    const [old] = await t.mails();
    await post(t, person('Ada'), '/api/update_user', {
      username: 'Hugo',
      email: 'new@example.com',
      role: 'admin',
    });
    const requestMails = (await t.mails()).filter(({ action }) => action?.url.includes('#'));
    expect(requestMails.map((mail) => mail.recipient)).toEqual([
      person('Hugo').email,
      'new@example.com',
    ]);
    expect(failure(await decideByMail(t, tokenOf(old))).code).toBe('link_expired');
    expect((await decideByMail(t, tokenOf(requestMails[1]))).statusCode).toBe(200);
  });
});

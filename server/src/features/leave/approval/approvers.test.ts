import type { Role } from '@intranet/contract/core/roles.ts';
import type { Ativo, Cargo } from '@intranet/contract/people/positions.ts';
import { describe, expect, test } from 'vitest';
import {
  decideByMail,
  failure,
  get,
  post,
  requestLeave,
  setClock,
  tokenOf,
} from '../../../testing/calls.ts';
import { makeArea, makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
const TODAY = '2026-03-02';

interface Colleague {
  name: string;
  cargo?: Cargo;
  role?: Role;
  area?: string;
  ativo?: Ativo;
  away?: boolean;
  account?: false;
}

async function company(colleagues: Colleague[]): Promise<Map<string, Person>> {
  const people = new Map<string, Person>();
  for (const { name, away, account, ...options } of colleagues) {
    const person = await makePerson(t, name, { balance: 20, ...options });
    people.set(name, person);
    if (away) await makeLeave(t, person, '2026-03-01', TODAY, { type: 'Day Off' });
    if (account === false) {
      await t.deps.db.deleteFrom('accounts').where('id', '=', person.accountId).execute();
    }
  }
  return people;
}

const rita: Colleague = { name: 'Rita' };
const head: Colleague = { name: 'Hugo Head', cargo: 'Head' };
const chief: Colleague = { name: 'Clara Chief', cargo: 'C-Level', area: 'Projects' };
const admin: Colleague = { name: 'Ada Admin', role: 'admin', area: 'People' };

async function mailedTo(requester: Person | undefined): Promise<string[]> {
  if (!requester) throw new Error('no requester');
  // The palette's answer to "who decides" is the same.
  const { approvers } = (await get(t, requester, '/api/own_approvers')).json();
  const submitted = await requestLeave(t, requester, '2026-04-06', '2026-04-07');
  expect(submitted.statusCode, submitted.body).toBe(200);
  const names = await t.deps.db.selectFrom('accounts').select(['username', 'email']).execute();
  const mails = await t.mails();
  const mailed = mails
    .map((mail) => names.find((one) => one.email === mail.recipient)?.username ?? '?')
    .sort();
  expect(approvers.toSorted()).toEqual(mailed);
  return mailed;
}

describe('D23: approvers of a request', () => {
  const cases: [string, Colleague[], string[]][] = [
    ['the head of the area', [rita, head, chief, admin], ['Hugo Head']],
    [
      'all heads of the area',
      [rita, head, { ...head, name: 'Helga Head' }, chief],
      ['Helga Head', 'Hugo Head'],
    ],
    ['not the head of another area', [rita, { ...head, area: 'Legal' }, chief], ['Clara Chief']],
    ['area without a head → C-Level', [rita, chief, admin], ['Clara Chief']],
    [
      'all of C-Level',
      [rita, chief, { ...chief, name: 'Carl Chief', area: 'Legal' }],
      ['Carl Chief', 'Clara Chief'],
    ],
    ['head on leave today → C-Level', [rita, { ...head, away: true }, chief], ['Clara Chief']],
    [
      'one of two heads on leave → the other alone',
      [rita, { ...head, away: true }, { ...head, name: 'Helga Head' }, chief],
      ['Helga Head'],
    ],
    ['head who has left → C-Level', [rita, { ...head, ativo: 'N' }, chief], ['Clara Chief']],
    [
      'head without an account → C-Level',
      [rita, { ...head, account: false }, chief],
      ['Clara Chief'],
    ],
    ['all of C-Level away → admins', [rita, { ...chief, away: true }, admin], ['Ada Admin']],
    ['only admins', [rita, admin], ['Ada Admin']],
    [
      'pitfall 8: a head’s own goes to C-Level, not to the other head',
      [{ ...head, name: 'Rita' }, head, chief, admin],
      ['Clara Chief'],
    ],
    [
      'pitfall 8: a C-Level’s own to another C-Level',
      [{ ...chief, name: 'Rita' }, chief, admin, head],
      ['Clara Chief'],
    ],
    [
      'pitfall 8: the only C-Level’s own to the admins',
      [{ ...chief, name: 'Rita' }, admin, { ...head, area: 'Projects' }],
      ['Ada Admin'],
    ],
    [
      'pitfall 8: an admin’s own to the head',
      [{ ...rita, role: 'admin' }, head, chief, admin],
      ['Hugo Head'],
    ],
    [
      'pitfall 8: an admin’s own leave goes to another admin only',
      [{ ...rita, role: 'admin' }, admin],
      ['Ada Admin'],
    ],
    [
      'a Head who is also an admin is listed once',
      [rita, { ...head, role: 'admin' }, admin],
      ['Hugo Head'],
    ],
    ['a contractor’s request goes the same way', [{ ...rita, ativo: 'C' }, head], ['Hugo Head']],
  ];

  test.each(cases)('%s', async (_, colleagues, expected) => {
    const type = colleagues.find((one) => one.name === 'Rita');
    expect(type).toBeDefined();
    const people = await company(colleagues);
    expect(await mailedTo(people.get('Rita'))).toEqual(expected);
    for (const name of expected) {
      const person = people.get(name);
      const list = person && (await get(t, person, '/api/approvals'));
      expect(list?.json().approvals, name).toHaveLength(1);
      const count = person && (await get(t, person, '/api/approvals/count'));
      expect(count?.json(), name).toEqual({ count: 1 });
    }
    for (const [name, person] of people) {
      if (expected.includes(name) || name === 'Rita') continue;
      const list = await get(t, person, '/api/approvals');
      if (list.statusCode === 200) expect(list.json().approvals, name).toEqual([]);
      const count = await get(t, person, '/api/approvals/count');
      if (count.statusCode === 200) expect(count.json(), name).toEqual({ count: 0 });
    }
  });

  test.each([
    ['no approver', [rita]],
    ['only the requester, as admin', [{ ...rita, role: 'admin' as const }]],
    ['only the requester, as Head', [{ ...head, name: 'Rita' }]],
  ])('%s: the request is refused and not stored', async (_, colleagues) => {
    const people = await company(colleagues);
    const requester = people.get('Rita');
    if (!requester) throw new Error('no Rita');
    const reply = await requestLeave(t, requester, '2026-04-06', '2026-04-07');
    expect(failure(reply)).toEqual({
      status: 409,
      code: 'no_approver',
      error: 'No one can approve this request. Please contact an administrator.',
    });
    for (const table of ['leaves', 'mail_outbox', 'leave_events'] as const) {
      expect(await t.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test('only approved leave of today makes a Head absent', async () => {
    const people = await company([rita, head, chief]);
    const hugo = people.get('Hugo Head') as Person;
    const off = { type: 'Day Off' } as const;
    await makeLeave(t, hugo, TODAY, TODAY, { ...off, state: 'rejected' });
    await makeLeave(t, hugo, TODAY, TODAY, { ...off, state: 'pending' });
    await makeLeave(t, hugo, '2026-03-03', '2026-03-09', off);
    await makeLeave(t, hugo, '2026-02-20', '2026-03-01', off);
    expect(await mailedTo(people.get('Rita'))).toEqual(['Hugo Head']);
  });
});

describe('pitfall 8: nobody decides their own leave', () => {
  test.each([
    ['an administrator', { ...rita, role: 'admin' as const }, [chief, admin]],
    ['a head', { ...head, name: 'Rita' }, [chief, admin]],
    ['a C-Level', { ...chief, name: 'Rita' }, [{ ...chief }, admin]],
  ])('%s in the product', async (_, requester, others) => {
    const people = await company([requester, ...others]);
    const own = people.get('Rita') as Person;
    await mailedTo(own);
    const [leave] = await t.deps.db.selectFrom('leaves').select('id').execute();
    const payload = { decision: 'approve', version: 1 };
    const reply = await post(t, own, `/api/approvals/${leave?.id}`, payload);
    expect(failure(reply)).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await get(t, own, '/api/approvals')).json()).toEqual({ approvals: [] });
  });
});

describe('D23: approvers are determined on the day of the decision', () => {
  test('a Head on leave can’t decide by an old mail, and the C-Level can', async () => {
    const people = await company([rita, head, chief]);
    await mailedTo(people.get('Rita'));
    const [mail] = await t.mails();
    await makeLeave(t, people.get('Hugo Head') as Person, '2026-03-03', '2026-03-05', {
      type: 'Day Off',
    });
    await setClock(t, '2026-03-04');
    expect(failure(await decideByMail(t, tokenOf(mail)))).toEqual({
      status: 403,
      code: 'forbidden',
      error: 'You can’t approve or reject this request. It’s waiting for Clara Chief.',
    });
    const clara = people.get('Clara Chief') as Person;
    expect((await get(t, clara, '/api/approvals')).json().approvals).toHaveLength(1);

    await setClock(t, '2026-03-06');
    expect((await get(t, clara, '/api/approvals')).json().approvals).toEqual([]);
    expect((await decideByMail(t, tokenOf(mail))).statusCode).toBe(200);
  });

  test('the C-Level’s mail names the approver after the Head has decided', async () => {
    const people = await company([rita, { ...head, away: true }, chief]);
    await mailedTo(people.get('Rita'));
    const [mail] = await t.mails();
    await setClock(t, '2026-03-04');
    const [leave] = await t.deps.db
      .selectFrom('leaves')
      .select('id')
      .where('state', '=', 'pending')
      .execute();
    const hugo = people.get('Hugo Head') as Person;
    const payload = { decision: 'approve', version: 1 };
    const decided = await post(t, hugo, `/api/approvals/${leave?.id}`, payload);
    expect(decided.statusCode, decided.body).toBe(200);
    expect(failure(await decideByMail(t, tokenOf(mail)))).toEqual({
      status: 409,
      code: 'already_decided',
      error: 'This request was already approved by Hugo Head.',
    });
  });

  test('a requester who changes area takes the request along', async () => {
    const legal = { ...head, name: 'Lena Legal', area: 'Legal' };
    const people = await company([rita, head, legal]);
    await mailedTo(people.get('Rita'));
    await t.deps.db
      .updateTable('employees')
      .set({ area_id: await makeArea(t, 'Legal') })
      .where('name', '=', 'Rita')
      .execute();
    const waiting = async (name: string) =>
      (await get(t, people.get(name) as Person, '/api/approvals')).json().approvals.length;
    expect([await waiting('Hugo Head'), await waiting('Lena Legal')]).toEqual([0, 1]);
  });

  test('S1: an intern doesn’t learn whose request it is', async () => {
    const people = await company([rita, head, { name: 'Ivo Intern', role: 'apenas_people' }]);
    await mailedTo(people.get('Rita'));
    const [leave] = await t.deps.db.selectFrom('leaves').select('id').execute();
    const ivo = people.get('Ivo Intern') as Person;
    const payload = { decision: 'approve', version: 1 };
    const real = await post(t, ivo, `/api/approvals/${leave?.id}`, payload);
    expect(real.statusCode).toBe(403);
    expect(real.body).not.toContain('Rita');
  });
});

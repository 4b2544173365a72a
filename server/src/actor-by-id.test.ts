import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, requestLeave, requestMove, upload } from './testing/calls.ts';
import { makeAccount, makeLeave, makePerson, type Person } from './testing/factories.ts';
import { picture } from './testing/pictures.ts';
import { useTestApp } from './testing/test-app.ts';

const t = useTestApp();

// JavaScript folds both to the same text, but the database sees two names.
const VICTIM = 'ΝΙΚΟΣ';
const ATTACKER = 'νικος';
const TWO_NAMES = VICTIM.toLowerCase() === ATTACKER;

type Call = (who: Person, name: string) => Promise<LightMyRequestResponse>;
const query = (name: string) => `nome=${encodeURIComponent(name)}`;
const move: Call = (who, name) =>
  requestMove(t, who, '2026-04-06', '2026-05-04', '2026-05-05', name);

/** Every call that users may only make in their own name. */
const CALLS: [what: string, call: Call][] = [
  ['GET /api/statement', (who, name) => get(t, who, `/api/statement?${query(name)}`)],
  [
    'GET /api/getPendingVacations',
    (who, name) => get(t, who, `/api/getPendingVacations?${query(name)}`),
  ],
  ['GET /api/my_leaves', (who, name) => get(t, who, `/api/my_leaves?${query(name)}`)],
  [
    'GET /api/leave_preview',
    (who, name) =>
      get(
        t,
        who,
        `/api/leave_preview?${query(name)}&type=Vacation&start=2026-06-01&end=2026-06-02`,
      ),
  ],
  [
    'POST /api/agendarFerias',
    (who, name) => requestLeave(t, who, '2026-06-01', '2026-06-02', { name }),
  ],
  ['POST /api/updateVacation', move],
  [
    'POST /api/update_birthday',
    (who, name) => post(t, who, '/api/update_birthday', { name, newBirthday: '1990-05-01' }),
  ],
  [
    'POST /upload_profile_photo',
    async (who, name) =>
      upload(t, who, '/upload_profile_photo', { username: name }, [
        'profile_photo',
        await picture(),
      ]),
  ],
  [
    'POST /api/remove_profile_photo',
    (who, name) => post(t, who, '/api/remove_profile_photo', { username: name }),
  ],
];

let victim: Person;
let attacker: Person;
beforeEach(async () => {
  await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  const options = { balance: 20, role: 'tudo_menos_fin' } as const;
  victim = await makePerson(t, VICTIM, { ...options, email: 'victim@example.com' });
  attacker = await makePerson(t, ATTACKER, { ...options, email: 'attacker@example.com' });
  for (const person of [victim, attacker]) {
    await makeLeave(t, person, '2026-04-06', '2026-04-07', { state: 'pending' });
  }
});

const leaves = () => t.deps.db.selectFrom('leaves').select(['starts_on', 'version']).execute();

describe('D45: the actor is identified by id, never by comparing names', () => {
  test.each(CALLS)(
    '%s for a name that only JavaScript folds to one’s own: 403',
    async (_, call) => {
      expect(TWO_NAMES).toBe(true);
      const reply = await call(attacker, VICTIM);
      expect(failure(reply)).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await leaves()).toEqual(Array(2).fill({ starts_on: '2026-04-06', version: 1 }));
    },
  );

  test.each(CALLS)(
    '%s in one’s own name: 200, in the letter case of the database too',
    async (_, call) => {
      expect((await call(victim, VICTIM)).statusCode).toBe(200);
      const ana = await makePerson(t, 'Ana Áwila', { balance: 20, role: 'tudo_menos_fin' });
      await makeLeave(t, ana, '2026-04-06', '2026-04-07', { state: 'pending' });
      const reply = await call(ana, 'aNA ÁWILA');
      expect(reply.statusCode, reply.body).toBe(200);
    },
  );

  test('POST /api/force_change_password: 403 for such a name and 200 for one’s own', async () => {
    await t.deps.db.updateTable('accounts').set({ must_change_password: true }).execute();
    const change = (username: string) =>
      post(t, attacker, '/api/force_change_password', {
        username,
        new_password: 'a long new password',
      });
    expect(failure(await change(VICTIM))).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await change(ATTACKER)).statusCode).toBe(200);
  });

  test('POST /api/deputies: a Head cannot add a deputy for a Head of such a name', async () => {
    await t.deps.db.updateTable('employees').set({ cargo: 'Head' }).execute();
    const name = (head: string) =>
      post(t, attacker, '/api/deputies', { head, deputy: 'Hugo Head', start: null, end: null });
    expect(failure(await name(VICTIM))).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await name(ATTACKER)).statusCode).toBe(200);
  });

  test('POST /api/vacation_deductions: uses the area that the database finds', async () => {
    const admin = await makePerson(t, 'Ada Admin', { role: 'admin' });
    await makePerson(t, 'Otto', { area: 'ΧΡΟΝΟΣ', balance: 20 });
    const deduct = (area: string) =>
      post(t, admin, '/api/vacation_deductions', {
        area,
        name: 'Otto',
        date: '2026-03-02',
        days: 1,
        leave_type: 'RESCISÃO',
      });
    expect(failure(await deduct('χρονος'))).toMatchObject({ status: 409, code: 'no_employee' });
    expect((await deduct('χρονοσ')).statusCode).toBe(200);
  });

  test('POST /api/coverage_pairs: two people whose names only JavaScript folds to one', async () => {
    const admin = await makePerson(t, 'Ada Admin', { role: 'admin' });
    const pair = (second: string) =>
      post(t, admin, '/api/coverage_pairs', { first: VICTIM, second });
    expect((await pair(ATTACKER)).statusCode).toBe(200);
    expect((await pair('νικοσ')).json().fields).toEqual({ second: 'Choose two different people' });
  });

  test('an account without a link to the employee of its name has no employee record', async () => {
    await t.deps.db
      .updateTable('employees')
      .set({ account_id: null })
      .where('id', '=', attacker.employeeId)
      .execute();
    for (const [what, call] of CALLS.slice(0, 6)) {
      expect(failure(await call(attacker, ATTACKER)), what).toMatchObject({ code: 'no_employee' });
    }
  });

  test('D21: another person’s name is refused before the dates are checked, and the refusal is recorded', async () => {
    const ask = (name: string) => requestLeave(t, attacker, 'never', 'never', { name });
    expect(failure(await ask(VICTIM))).toMatchObject({ status: 403, code: 'forbidden' });
    expect(failure(await ask(ATTACKER))).toMatchObject({ status: 400, code: 'invalid_input' });
    const refused = await t.deps.db
      .selectFrom('audit_entries')
      .select(['account_id', 'subject'])
      .where('action', '=', 'call_refused')
      .execute();
    expect(refused).toEqual([
      { account_id: attacker.accountId, subject: 'POST /api/agendarFerias' },
    ]);
  });

  test('an admin may act for both, each by the name in the database', async () => {
    const admin = { ...(await makeAccount(t, 'Ada Admin', { role: 'admin' })), name: 'Ada Admin' };
    for (const [name, id] of [
      ['νικοσ', victim.employeeId],
      ['ΝΙΚΟς', attacker.employeeId],
    ] as const) {
      const statement = await get(t, admin, `/api/statement?${query(name)}`);
      const { name: found } = statement.json();
      expect(found).toBe(id === victim.employeeId ? VICTIM : ATTACKER);
    }
  });
});

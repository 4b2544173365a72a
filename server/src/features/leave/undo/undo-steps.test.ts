import { describe, expect, test } from 'vitest';
import {
  decideByMail,
  failure,
  get,
  post,
  requestLeave,
  requestMove,
  tokenOf,
} from '../../../testing/calls.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { openSecondServer } from '../../../testing/second-server.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import {
  type Company,
  changeLeave,
  company,
  decide,
  endUndoTime,
  makeLeaveInState,
  readBack,
} from '../request/company.fixture.ts';

const t = useTestApp();

const undo = (who: Person | null, steps: number[], headers = {}) =>
  post(t, who, '/api/leave-undos', { steps }, headers);
const stepOf = (reply: Awaited<ReturnType<typeof decide>>): number => reply.json().undo;

const mailsTo = async (person: Person) =>
  (await t.mails()).filter(({ recipient }) => recipient === person.email);

const linkOf = async (person: Person) => tokenOf((await mailsTo(person)).at(-1));

async function pendingLeave() {
  const c = await company(t);
  const id = await makeLeaveInState(t, c, 'pending');
  return { ...c, id };
}

const balanceOf = async (who: Person) => {
  const { rows } = await t.database.pool.query(
    'select sum(days)::float as days from ledger_entries where employee_id = $1',
    [who.employeeId],
  );
  return rows[0].days as number;
};

describe('D61: an approval that is undone', () => {
  test('leaves a pending request, the balance as before, and both steps on record', async () => {
    const { ana, hugo, id } = await pendingLeave();
    const approved = await decide(t, hugo, 'approve', id, 1, 'Enjoy');
    expect(await balanceOf(ana)).toBe(15);
    const reply = await undo(hugo, [stepOf(approved)]);
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, message: 'Undone' }]);
    const { leave, events, ledger } = await readBack(t, id);
    expect(leave).toMatchObject({ state: 'pending', version: 2, decided_by: null });
    expect(leave).toMatchObject({ decided_at: null, decision_note: '' });
    expect(events.map(({ event, actor, version }) => [event, actor, version])).toEqual([
      ['requested', 'Ana Reis', 1],
      ['approved', 'Hugo Head', 1],
      ['undone', 'Hugo Head', 2],
    ]);
    expect(ledger.map(({ kind, days }) => [kind, days])).toEqual([
      ['debit', -5],
      ['reversal', 5],
    ]);
    expect(await balanceOf(ana)).toBe(20);
    const audit = await t.deps.db
      .selectFrom('audit_entries')
      .select(['action', 'actor', 'detail'])
      .orderBy('id')
      .execute();
    expect(audit.slice(-2)).toMatchObject([
      { action: 'leave_decided', actor: 'Hugo Head' },
      { action: 'leave_undone', actor: 'Hugo Head', detail: { leave: id, undone: 'approved' } },
    ]);
  });

  test('is mailed to nobody, and every link of the request still decides', async () => {
    const { ana, hugo, helga, id } = await pendingLeave();
    const link = await linkOf(helga);
    await undo(hugo, [stepOf(await decide(t, hugo, 'approve', id, 1))]);
    expect(await mailsTo(ana)).toEqual([]);
    expect(await mailsTo(helga)).toHaveLength(1);
    const seen = await post(t, null, '/api/leave-decisions/lookup', { token: link });
    expect(seen.json()).toMatchObject({ superseded: false, outcome: null });
    expect((await decideByMail(t, link, 'reject')).statusCode).toBe(200);
    expect((await readBack(t, id)).leave).toMatchObject({ state: 'rejected', version: 2 });
  });

  test('can be repeated, cancelled and undone again; ledger and leave agree every time', async () => {
    const { ana, hugo, ada, id } = await pendingLeave();
    const differences = async () => {
      const reply = await post(t, ada, '/api/reconciliation');
      expect(reply.statusCode, reply.body).toBe(200);
      return (
        await t.deps.db.selectFrom('reconciliation_differences').select('detail').execute()
      ).map(({ detail }) => detail);
    };
    await undo(hugo, [stepOf(await decide(t, hugo, 'approve', id, 1))]);
    expect(await differences()).toEqual([]);
    await decide(t, hugo, 'approve', id, 2);
    expect(await differences()).toEqual([]);
    const cancelled = await changeLeave(t, ada, 'cancel', id, 2);
    expect(await balanceOf(ana)).toBe(20);
    expect(await differences()).toEqual([]);
    expect((await undo(ada, [stepOf(cancelled)])).statusCode).toBe(200);
    expect((await readBack(t, id)).leave).toMatchObject({
      state: 'approved',
      version: 3,
      decided_by: 'Hugo Head',
    });
    expect(await balanceOf(ana)).toBe(15);
    expect(await differences()).toEqual([]);
    expect((await changeLeave(t, ada, 'cancel', id, 3)).statusCode).toBe(200);
    expect(await balanceOf(ana)).toBe(20);
    expect(await differences()).toEqual([]);
  });

  test('the requester sees both steps in the history', async () => {
    const { ana, hugo, id } = await pendingLeave();
    await undo(hugo, [stepOf(await decide(t, hugo, 'approve', id, 1))]);
    const { state, decision, history } = (await get(t, ana, `/api/leaves/${id}`)).json();
    expect({ state, decision }).toEqual({ state: 'pending', decision: null });
    expect(history.map(({ event }: { event: string }) => event)).toEqual([
      'requested',
      'approved',
      'undone',
    ]);
  });

  test('takes back the emails to deputies because a Head is away today', async () => {
    const { hugo, helga, ana, ada } = await company(t);
    const boss = await makePerson(t, 'Cora Chief', { cargo: 'C-Level', balance: 20 });
    await makeLeave(t, helga, '2026-03-01', '2026-03-31', { state: 'approved' });
    await requestLeave(t, hugo, '2026-03-02', '2026-03-03', { type: 'Day Off' });
    await requestLeave(t, ana, '2026-04-06', '2026-04-10');
    const own = await t.deps.db
      .selectFrom('leaves')
      .select('id')
      .where('employee_id', '=', hugo.employeeId)
      .executeTakeFirstOrThrow();
    const before = (await mailsTo(boss)).length;
    const approved = await decide(t, boss, 'approve', own.id, 1);
    expect(await mailsTo(boss)).toHaveLength(before + 1);
    expect((await undo(boss, [stepOf(approved)])).statusCode).toBe(200);
    expect(await mailsTo(boss)).toHaveLength(before);
    expect(ada.name).toBe('Ada Admin');
  });
});

type Made = { reply: Awaited<ReturnType<typeof decide>>; by: Person; version: number };

describe('D61: each step returns to the state before it', () => {
  const STEPS: [
    string,
    Parameters<typeof makeLeaveInState>[2],
    (c: Company, id: number) => Promise<Made>,
  ][] = [
    [
      'a rejection',
      'pending',
      async ({ hugo }, id) => ({
        reply: await decide(t, hugo, 'reject', id, 1),
        by: hugo,
        version: 2,
      }),
    ],
    [
      'a withdrawal',
      'pending',
      async ({ ana }, id) => ({
        reply: await changeLeave(t, ana, 'withdraw', id, 1),
        by: ana,
        version: 2,
      }),
    ],
    [
      'a requested cancellation',
      'approved',
      async ({ ana }, id) => ({
        reply: await changeLeave(t, ana, 'ask', id, 1),
        by: ana,
        version: 3,
      }),
    ],
    [
      'a cancellation by an admin',
      'approved',
      async ({ ada }, id) => ({
        reply: await changeLeave(t, ada, 'cancel', id, 1),
        by: ada,
        version: 2,
      }),
    ],
    [
      'an approved cancellation',
      'cancellation_asked',
      async ({ helga }, id) => ({
        reply: await decide(t, helga, 'approve', id, 2),
        by: helga,
        version: 3,
      }),
    ],
    [
      'a rejected cancellation',
      'cancellation_asked',
      async ({ helga }, id) => ({
        reply: await decide(t, helga, 'reject', id, 2),
        by: helga,
        version: 3,
      }),
    ],
    [
      'a cancellation by an admin of one that was requested',
      'cancellation_asked',
      async ({ ada }, id) => ({
        reply: await changeLeave(t, ada, 'cancel', id, 2),
        by: ada,
        version: 3,
      }),
    ],
  ];

  test.each(STEPS)('%s of %s leave', async (_, state, step) => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, state);
    await deliverMails(t);
    const { leave: before } = await readBack(t, id);
    const balance = await balanceOf(c.ana);
    const mails = (await t.mails()).length;
    const { reply, by, version } = await step(c, id);
    expect(reply.statusCode, reply.body).toBe(200);
    const undone = await undo(by, [stepOf(reply)]);
    expect(undone.statusCode, undone.body).toBe(200);
    expect((await readBack(t, id)).leave).toEqual({ ...before, version });
    expect(await balanceOf(c.ana)).toBe(balance);
    expect(await t.mails()).toHaveLength(mails);
  });

  test('a decided cancellation keeps its sentence after an undone decision', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'cancellation_asked');
    await undo(c.helga, [stepOf(await decide(t, c.helga, 'reject', id, 2))]);
    expect((await decide(t, c.hugo, 'approve', id, 3)).statusCode).toBe(200);
    expect(failure(await decide(t, c.helga, 'approve', id, 3)).error).toBe(
      'Hugo Head already approved the cancellation of this leave.',
    );
  });

  test('D62: approvers get the new dates that a withdrawal kept from being mailed', async () => {
    const { ana, hugo, id } = await pendingLeave();
    await requestMove(t, ana, '2026-04-06', '2026-04-13', '2026-04-14');
    const withdrawn = await changeLeave(t, ana, 'withdraw', id, 2);
    expect(await mailsTo(hugo)).toHaveLength(1 + 1);
    expect((await undo(ana, [stepOf(withdrawn)])).statusCode).toBe(200);
    const [, moved] = await mailsTo(hugo);
    expect(JSON.stringify(moved)).toContain('13/04/2026');
    expect((await decideByMail(t, await linkOf(hugo))).statusCode).toBe(200);
  });
});

describe('D61: undoing is refused', () => {
  test('to everybody but the person who decided', async () => {
    const { ana, helga, ada, hugo, id } = await pendingLeave();
    const step = stepOf(await decide(t, hugo, 'approve', id, 1));
    for (const other of [ana, helga, ada]) {
      expect(failure(await undo(other, [step]))).toEqual({
        status: 403,
        code: 'forbidden',
        error: 'Only the person who did this can undo it.',
      });
    }
    expect(failure(await undo(null, [step])).status).toBe(401);
    expect(failure(await undo(hugo, [step + 1_000])).status).toBe(404);
    expect((await readBack(t, id)).leave.state).toBe('approved');
  });

  test('after its time, measured by the database, for 30 seconds', async () => {
    const { hugo, id } = await pendingLeave();
    const step = stepOf(await decide(t, hugo, 'approve', id, 1));
    const { rows } = await t.database.pool.query(
      `select extract(epoch from until - clock_timestamp())::float as left,
        (select bool_and(not_before = until) from mail_outbox m where m.about = 'leave step ' || event_id) as held
      from undoable_steps`,
    );
    expect(rows[0].left).toBeGreaterThan(25);
    expect(rows[0].left).toBeLessThanOrEqual(30);
    expect(rows[0].held).toBe(true);
    await endUndoTime(t);
    expect(failure(await undo(hugo, [step]))).toEqual({
      status: 409,
      code: 'conflict',
      error: 'It’s too late to undo this. A message about it is already on its way.',
    });
    expect((await readBack(t, id)).leave).toMatchObject({ state: 'approved', version: 1 });
  });

  test('once somebody has acted on the leave, who is named', async () => {
    const { ana, hugo, id } = await pendingLeave();
    const step = stepOf(await decide(t, hugo, 'approve', id, 1));
    await changeLeave(t, ana, 'ask', id, 1);
    expect(failure(await undo(hugo, [step]))).toEqual({
      status: 409,
      code: 'conflict',
      error:
        'Ana Reis has changed this leave since (Cancellation requested), so it can’t be undone.',
    });
    // The email about the approval waits no longer, so that it comes before later ones.
    const [mail] = await t.deps.db
      .selectFrom('mail_outbox')
      .select(['recipient', 'not_before'])
      .where('about', '=', `leave step ${step}`)
      .execute();
    expect(mail).toEqual({ recipient: ana.email, not_before: null });
  });

  test('the second time; the same request sent twice succeeds', async () => {
    const { hugo, id } = await pendingLeave();
    const step = stepOf(await decide(t, hugo, 'approve', id, 1));
    const key = { 'idempotency-key': 'one' };
    expect((await undo(hugo, [step], key)).statusCode).toBe(200);
    expect((await undo(hugo, [step], key)).statusCode).toBe(200);
    expect(failure(await undo(hugo, [step])).error).toBe('You’ve already undone this.');
    expect(failure(await undo(hugo, [step + 1], key)).status).toBe(422);
    expect((await readBack(t, id)).leave.version).toBe(2);
  });

  test('D22: a rejection, if the days are taken by now', async () => {
    const { ana, hugo, id } = await pendingLeave();
    const step = stepOf(await decide(t, hugo, 'reject', id, 1));
    await requestLeave(t, ana, '2026-04-10', '2026-04-11');
    expect(failure(await undo(hugo, [step]))).toEqual({
      status: 409,
      code: 'overlapping_leave',
      error: 'Ana Reis now has other leave on these days (10/04/2026 to 11/04/2026).',
    });
    expect((await readBack(t, id)).leave.state).toBe('rejected');
  });

  test('D19: a rejection, if the balance no longer allows the request', async () => {
    const { ana, hugo, id } = await pendingLeave();
    const step = stepOf(await decide(t, hugo, 'reject', id, 1));
    await requestLeave(t, ana, '2026-05-04', '2026-05-23');
    expect(failure(await undo(hugo, [step]))).toMatchObject({
      status: 409,
      code: 'insufficient_balance',
    });
    expect(await mailsTo(ana)).toHaveLength(1);
  });

  test('a rejection of somebody who has left by now', async () => {
    const { ana, hugo, ada, id } = await pendingLeave();
    const step = stepOf(await decide(t, hugo, 'reject', id, 1));
    const left = { area: 'Finance', nome: ana.name, saldo: 20, ativo: 'N', cargo: 'Intern Assist' };
    expect((await post(t, ada, '/api/edit_ferias', left)).statusCode).toBe(200);
    expect(failure(await undo(hugo, [step]))).toMatchObject({ status: 409, code: 'not_active' });
  });
});

describe('D61: several steps are undone as one', () => {
  const twoRequests = async () => {
    const { ana, hugo, id } = await pendingLeave();
    const bia = await makePerson(t, 'Bia Braga', { balance: 20 });
    const other = await makeLeave(t, bia, '2026-05-04', '2026-05-08', { state: 'pending' });
    const steps = [
      stepOf(await decide(t, hugo, 'approve', other, 1)),
      stepOf(await decide(t, hugo, 'approve', id, 1)),
    ];
    return { ana, bia, hugo, id, other, steps };
  };

  test('all of them', async () => {
    const { hugo, id, other, steps } = await twoRequests();
    expect((await undo(hugo, steps)).statusCode).toBe(200);
    for (const one of [id, other]) {
      expect((await readBack(t, one)).leave).toMatchObject({ state: 'pending', version: 2 });
    }
  });

  test('or none, and the sentence names the leave that blocks', async () => {
    const { ana, hugo, id, other, steps } = await twoRequests();
    await changeLeave(t, ana, 'ask', id, 1);
    const mails = (await t.mails()).length;
    expect(failure(await undo(hugo, steps))).toEqual({
      status: 409,
      code: 'conflict',
      error:
        'Nothing was undone. Ana Reis, 06/04/2026 to 10/04/2026: Ana Reis has changed this leave since (Cancellation requested), so it can’t be undone.',
    });
    expect((await readBack(t, other)).leave).toMatchObject({ state: 'approved', version: 1 });
    expect(await t.mails()).toHaveLength(mails);
  });
});

describe('D61, D24: the emailed link undoes its own decision without a session', () => {
  const undoLink = (token: string, who: Person | null = null, headers = {}) =>
    post(t, who, '/api/leave-decisions/undo', { token }, headers);

  test('and decides again afterwards', async () => {
    const { hugo, id } = await pendingLeave();
    const token = await linkOf(hugo);
    expect((await decideByMail(t, token)).statusCode).toBe(200);
    const key = { 'idempotency-key': 'a' };
    expect((await undoLink(token, null, key)).statusCode).toBe(200);
    expect((await undoLink(token, null, key)).statusCode).toBe(200);
    expect((await readBack(t, id)).leave).toMatchObject({ state: 'pending', version: 2 });
    expect((await decideByMail(t, token, 'reject')).statusCode).toBe(200);
    expect((await undoLink(token)).statusCode).toBe(200);
    expect((await readBack(t, id)).leave).toMatchObject({ state: 'pending', version: 3 });
  });

  test('not another link’s, nor one made in the product, nor while somebody else is signed in', async () => {
    const { hugo, helga, id } = await pendingLeave();
    const [own, other] = [await linkOf(hugo), await linkOf(helga)];
    expect(failure(await undoLink(own)).status).toBe(404);
    const decided = await decide(t, hugo, 'approve', id, 1);
    expect(failure(await undoLink(own)).status).toBe(404);
    await undo(hugo, [stepOf(decided)]);
    await decideByMail(t, own);
    expect(failure(await undoLink(other)).status).toBe(404);
    expect(failure(await undoLink(own, helga))).toMatchObject({ status: 403, code: 'forbidden' });
    expect(failure(await undoLink(`${own.slice(0, -1)}x`)).status).toBe(404);
    expect((await readBack(t, id)).leave.state).toBe('approved');
    expect((await undoLink(own, hugo)).statusCode).toBe(200);
  });

  test('the person can undo it in the product as well', async () => {
    const { hugo, id } = await pendingLeave();
    const decided = await decideByMail(t, await linkOf(hugo));
    expect((await undo(hugo, [stepOf(decided)])).statusCode).toBe(200);
    expect((await readBack(t, id)).leave.state).toBe('pending');
  });
});

describe('D61: races end in one state', () => {
  test('two undos at once, on two servers', async () => {
    const { ana, hugo, id } = await pendingLeave();
    const other = await openSecondServer(t);
    try {
      const steps = [stepOf(await decide(t, hugo, 'approve', id, 1))];
      const replies = await Promise.all([
        undo(hugo, steps),
        other.post(hugo, '/api/leave-undos', { steps }),
      ]);
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(await balanceOf(ana)).toBe(20);
      expect((await readBack(t, id)).leave.version).toBe(2);
    } finally {
      await other.close();
    }
  });

  test('a server that starts after the decision undoes it', async () => {
    const { hugo, id } = await pendingLeave();
    const steps = [stepOf(await decide(t, hugo, 'approve', id, 1))];
    const later = await openSecondServer(t);
    try {
      const reply = await later.post(hugo, '/api/leave-undos', { steps });
      expect(reply.statusCode, reply.body).toBe(200);
      expect((await readBack(t, id)).leave.state).toBe('pending');
    } finally {
      await later.close();
    }
  });

  test('undo and a requested cancellation', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { leave } = await raceRound();
      expect(['pending', 'cancellation_asked']).toContain(leave.state);
    }
  });

  async function raceRound() {
    const name = `Race ${await nextName()}`;
    const hugo = await makePerson(t, `Head of ${name}`, { cargo: 'Head', area: name });
    const ana = await makePerson(t, name, { area: name, balance: 20 });
    const id = await makeLeave(t, ana, '2026-04-06', '2026-04-10', { state: 'pending' });
    const step = stepOf(await decide(t, hugo, 'approve', id, 1));
    const [undone, decided] = await Promise.all([
      undo(hugo, [step]),
      changeLeave(t, ana, 'ask', id, 1),
    ]);
    expect([undone.statusCode, decided.statusCode].sort()).toEqual([200, 409]);
    const read = await readBack(t, id);
    expect(read.leave.state).toBe(undone.statusCode === 200 ? 'pending' : 'cancellation_asked');
    expect(await balanceOf(ana)).toBe(undone.statusCode === 200 ? 20 : 15);
    return read;
  }

  const nextName = async () =>
    Number((await t.database.pool.query('select count(*) from employees')).rows[0].count);

  test('nothing is undone once a worker is sending the email', async () => {
    const { ana, hugo, id } = await pendingLeave();
    const step = stepOf(await decide(t, hugo, 'approve', id, 1));
    const worker = await t.database.pool.connect();
    try {
      await worker.query('begin');
      await worker.query('select from mail_outbox where recipient = $1 for update', [ana.email]);
      expect(failure(await undo(hugo, [step])).error).toMatch(/^It’s too late to undo this/);
    } finally {
      await worker.query('rollback');
      worker.release();
    }
    expect((await readBack(t, id)).leave).toMatchObject({ state: 'approved', version: 1 });
    expect((await deliverMails(t)).some(({ envelopeTo }) => envelopeTo.includes(ana.email))).toBe(
      true,
    );
    expect(failure(await undo(hugo, [step])).error).toMatch(/^It’s too late to undo this/);
  });
});

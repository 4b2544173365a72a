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
import { makeLeave, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();

async function company() {
  const intern = await makePerson(t, 'Íris Intern', { balance: 20 });
  const hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  const helga = await makePerson(t, 'Helga Head', { cargo: 'Head' });
  const submitted = await requestLeave(t, intern, '2026-04-06', '2026-04-10');
  expect(submitted.statusCode, submitted.body).toBe(200);
  const mails = await t.mails();
  const tokens = mails.map(tokenOf);
  const [leave] = await t.deps.db.selectFrom('leaves').selectAll().execute();
  return { intern, hugo, helga, mails, tokens, leaveId: leave?.id ?? 0 };
}

const debits = () =>
  t.deps.db.selectFrom('ledger_entries').selectAll().where('kind', '=', 'debit').execute();
const state = async () =>
  (await t.deps.db.selectFrom('leaves').select(['state', 'decided_by']).execute())[0];

describe('D23: a link that somebody else opens while signed in', () => {
  test('decides nothing, and names both people; without a session it decides', async () => {
    const { intern, helga, mails, tokens } = await company();
    const own = mails.findIndex(({ recipient }) => recipient !== helga.email);
    const token = tokens[own] ?? '';
    const body = { token, decision: 'approve' };
    for (const other of [intern, helga]) {
      const refusal = {
        status: 403,
        code: 'forbidden',
        error: `This link was sent to Hugo Head, and you’re signed in as ${other.name}. Approvals shows the requests that you can decide.`,
      };
      const seen = await post(t, other, '/api/leave-decisions/lookup', { token });
      expect(failure(seen)).toEqual(refusal);
      expect(failure(await post(t, other, '/api/leave-decisions', body))).toEqual(refusal);
    }
    expect(await state()).toMatchObject({ state: 'pending' });
    const seen = await post(t, null, '/api/leave-decisions/lookup', { token });
    expect(seen.json().decider).toBe('Hugo Head');
    expect((await post(t, null, '/api/leave-decisions', body)).statusCode).toBe(200);
    const act = await t.deps.db
      .selectFrom('audit_entries')
      .select(['actor', 'detail'])
      .where('action', '=', 'leave_decided')
      .executeTakeFirstOrThrow();
    expect(act).toMatchObject({ actor: 'Hugo Head', detail: { emailed_link: true } });
  });
});

describe('pitfall 5: two approvers, one decision', () => {
  test('concurrent decisions: one decision, one debit, and the other names the approver', async () => {
    const { tokens, intern } = await company();
    const replies = await Promise.all(tokens.map((token) => decideByMail(t, token)));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    const loser = replies.find((reply) => reply.statusCode === 409);
    expect(loser && failure(loser)).toEqual({
      status: 409,
      code: 'already_decided',
      error: `This request was already approved by ${(await state())?.decided_by}.`,
    });
    expect(await debits()).toMatchObject([{ days: -5, effective_on: '2026-04-06' }]);
    const outcomeMails = (await t.mails()).filter((mail) => mail.recipient === intern.email);
    expect(outcomeMails).toHaveLength(1);
  });

  test('concurrent approval and rejection, by mail and in the product', async () => {
    const { tokens, helga, leaveId } = await company();
    const payload = { decision: 'reject', version: 1 };
    const replies = await Promise.all([
      decideByMail(t, tokens[1] ?? ''),
      post(t, helga, `/api/approvals/${leaveId}`, payload),
    ]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect(await debits()).toHaveLength((await state())?.state === 'approved' ? 1 : 0);
  });

  test('the same Head clicks twice', async () => {
    const { tokens } = await company();
    const token = tokens[0] ?? '';
    const replies = await Promise.all([decideByMail(t, token), decideByMail(t, token)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
    expect(await debits()).toHaveLength(1);
  });

  test('a later lookup names the approver', async () => {
    const { tokens } = await company();
    await decideByMail(t, tokens[0] ?? '', 'reject');
    const seen = await post(t, null, '/api/leave-decisions/lookup', { token: tokens[1] });
    const by = (await state())?.decided_by;
    expect(seen.json()).toMatchObject({ outcome: `This request was already rejected by ${by}.` });
    expect(await debits()).toEqual([]);
  });
});

test('D24: the page of an approved leave doesn’t take the days off twice', async () => {
  const { tokens } = await company();
  await decideByMail(t, tokens[0] ?? '');
  const seen = await post(t, null, '/api/leave-decisions/lookup', { token: tokens[1] });
  expect(seen.json().approval).toMatchObject({
    days: 5,
    balance_after: 15,
    balance_effect: { before: 20, after: 15 },
  });
});

describe('pitfall 7: opening the link decides nothing', () => {
  test.each(['GET', 'HEAD', 'OPTIONS'] as const)('%s on each of its addresses', async (method) => {
    const { tokens, leaveId } = await company();
    const token = tokens[0] ?? '';
    for (const url of [
      '/leave-decision',
      `/leave-decision?token=${token}`,
      `/leave-decision/${token}`,
      '/api/leave-decisions',
      `/api/leave-decisions?token=${token}&decision=approve`,
      '/api/leave-decisions/lookup',
      `/api/leave-decisions/${token}`,
      `/api/approvals/${leaveId}?decision=approve&version=1`,
    ]) {
      const reply = await t.inject({ method, url, headers: { accept: 'text/html' } });
      expect(reply.statusCode, url).toBeLessThan(500);
      expect(await state()).toMatchObject({ state: 'pending' });
    }
  });

  test('the lookup changes nothing either', async () => {
    const { tokens } = await company();
    for (let n = 0; n < 3; n += 1) {
      const seen = await post(t, null, '/api/leave-decisions/lookup', { token: tokens[0] });
      expect(seen.json()).toMatchObject({ outcome: null, superseded: false });
    }
    expect(await state()).toMatchObject({ state: 'pending' });
  });
});

describe('D24: the token', () => {
  const expired = {
    status: 404,
    code: 'link_expired',
    error: 'This link is no longer valid. Sign in and open Approvals to decide.',
  };
  test.each([
    ['29 days and 23 hours', '2026-04-01T11:00:00Z', 200],
    ['30 days', '2026-04-01T12:00:00Z', 404],
  ])('it expires after %s', async (_, now, status) => {
    const { tokens } = await company();
    t.setNow(now);
    const seen = await post(t, null, '/api/leave-decisions/lookup', { token: tokens[0] });
    expect(seen.statusCode).toBe(status);
    const reply = await decideByMail(t, tokens[0] ?? '');
    if (status === 200) expect(reply.statusCode, reply.body).toBe(200);
    else expect(failure(reply)).toEqual(expired);
  });

  test('an invented token gets the reply of an expired one', async () => {
    await company();
    expect(failure(await decideByMail(t, 'x'.repeat(43)))).toEqual(expired);
  });

  test('every recipient has a different token, stored only as a hash', async () => {
    const { tokens } = await company();
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await t.database.pool.query('select * from decision_tokens');
    expect(JSON.stringify(rows)).not.toContain(tokens[0]);
    for (const row of rows) expect(row.token_hash).toHaveLength(32);
  });

  test('the recipient of the mail is the recorded approver', async () => {
    const { tokens, mails, hugo } = await company();
    const mine = mails.findIndex((mail) => mail.recipient === hugo.email);
    await decideByMail(t, tokens[mine] ?? '');
    expect(await state()).toEqual({ state: 'approved', decided_by: hugo.name });
  });

  test('a recipient who is no longer a Head can’t use it', async () => {
    const { tokens, mails, hugo } = await company();
    await t.deps.db
      .updateTable('employees')
      .set({ cargo: 'Senior Assist' })
      .where('id', '=', hugo.employeeId)
      .execute();
    const mine = mails.findIndex((mail) => mail.recipient === hugo.email);
    const refused = {
      status: 403,
      code: 'forbidden',
      error: 'You can’t approve or reject this request. It’s waiting for Helga Head.',
    };
    const token = tokens[mine] ?? '';
    expect(failure(await decideByMail(t, token))).toEqual(refused);
    // The lookup also hides the balance and the colleagues who are away.
    const seen = await post(t, null, '/api/leave-decisions/lookup', { token });
    expect(failure(seen)).toEqual(refused);
    const audit = await t.deps.db
      .selectFrom('audit_entries')
      .select(['account_id', 'actor', 'subject', 'detail'])
      .where('action', '=', 'call_refused')
      .orderBy('id')
      .execute();
    const theirs = { account_id: hugo.accountId, actor: hugo.name, detail: { rule: 'forbidden' } };
    expect(audit).toEqual([
      { ...theirs, subject: 'POST /api/leave-decisions' },
      { ...theirs, subject: 'POST /api/leave-decisions/lookup' },
    ]);

    await decideByMail(t, tokens[1 - mine] ?? '');
    expect(failure(await post(t, null, '/api/leave-decisions/lookup', { token }))).toEqual({
      status: 409,
      code: 'already_decided',
      error: 'This request was already approved by Helga Head.',
    });
  });

  test('the token of a deleted account doesn’t work', async () => {
    const { tokens, mails, hugo } = await company();
    await t.deps.db.deleteFrom('accounts').where('id', '=', hugo.accountId).execute();
    const mine = mails.findIndex((mail) => mail.recipient === hugo.email);
    expect(failure(await decideByMail(t, tokens[mine] ?? ''))).toEqual(expired);
  });
});

describe('D26: /api/approvals', () => {
  test('lists my pending approvals with everything to decide', async () => {
    const { hugo, intern, leaveId } = await company();
    const other = await makePerson(t, 'Otto Other');
    await makeLeave(t, other, '2026-04-10', '2026-04-12', { type: 'Day Off' });
    const gone = await makePerson(t, 'Gone', { ativo: 'N' });
    await makeLeave(t, gone, '2026-04-10', '2026-04-12', { type: 'Day Off' });
    const reply = await get(t, hugo, '/api/approvals');
    expect(reply.json()).toEqual({
      approvals: [
        {
          id: leaveId,
          version: 1,
          employee_id: intern.employeeId,
          name: intern.name,
          area: 'Finance',
          cargo: 'Junior Assist',
          leave_type: 'Vacation',
          start: '2026-04-06',
          end: '2026-04-10',
          days: 5,
          in_the_past: false,
          balance_before: 20,
          balance_after: 15,
          balance_effect: { on: '2026-04-06', before: 20, after: 15, lowest: null },
          requested_at: '2026-03-02T12:00:00.000Z',
          asks: 'leave',
          reason: '',
          warnings: [],
          holidays: [{ day: '2026-04-03', name: 'Sexta-Feira Santa' }],
          checks: [],
          hints: [],
          photo: '',
          last_day: null,
          away_count: 1,
          away: [
            {
              employee_id: other.employeeId,
              name: other.name,
              start: '2026-04-10',
              end: '2026-04-12',
              pending: false,
            },
          ],
        },
      ],
    });
    expect((await get(t, intern, '/api/approvals')).json()).toEqual({ approvals: [] });
    expect((await get(t, hugo, '/api/approvals/count')).json()).toEqual({ count: 1 });
    expect((await get(t, intern, '/api/approvals/count')).json()).toEqual({ count: 0 });
  });

  test('lists by start date, whatever the order of the requests', async () => {
    const { hugo, intern } = await company();
    await makeLeave(t, intern, '2026-06-01', '2026-06-02', { state: 'pending' });
    await makeLeave(t, intern, '2026-03-20', '2026-03-20', { state: 'pending' });
    const { approvals } = (await get(t, hugo, '/api/approvals')).json();
    expect(approvals.map(({ start }: { start: string }) => start)).toEqual([
      '2026-03-20',
      '2026-04-06',
      '2026-06-01',
    ]);
  });

  test('a stale version answers 409 with the current dates', async () => {
    const { hugo, intern, leaveId } = await company();
    await requestMove(t, intern, '06/04/2026', '2026-05-04', '2026-05-04');
    for (const version of [1, 3]) {
      const payload = { decision: 'approve', version };
      const reply = await post(t, hugo, `/api/approvals/${leaveId}`, payload);
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({
        code: 'stale_version',
        current: { start: '2026-05-04', end: '2026-05-04', version: 2 },
      });
    }
    const right = await post(t, hugo, `/api/approvals/${leaveId}`, {
      decision: 'approve',
      version: 2,
    });
    expect(right.json()).toEqual({
      success: true,
      message: 'Leave approved',
      undo: expect.any(Number),
    });
  });

  test('pitfall 4, D19: the balance is checked again at approval', async () => {
    const { hugo, intern, leaveId } = await company();
    await makeLeave(t, intern, '2026-03-05', '2026-03-20');
    const approve = { decision: 'approve', version: 1 };
    const reply = await post(t, hugo, `/api/approvals/${leaveId}`, approve);
    expect(failure(reply)).toEqual({
      status: 409,
      code: 'insufficient_balance',
      error:
        'Insufficient balance: 4 days available on 06/04/2026, 5 requested. The balance today is 4 days.',
    });
    expect(await state()).toMatchObject({ state: 'pending' });
    const reject = { decision: 'reject', version: 1 };
    expect((await post(t, hugo, `/api/approvals/${leaveId}`, reject)).statusCode).toBe(200);
  });

  test('an unknown request', async () => {
    const { hugo } = await company();
    const payload = { decision: 'approve', version: 1 };
    expect(failure(await post(t, hugo, '/api/approvals/999999999', payload))).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  test('S16: the decision is in the audit log and in the leave’s history', async () => {
    const { tokens } = await company();
    await decideByMail(t, tokens[0] ?? '');
    const by = (await state())?.decided_by ?? '';
    const audit = await t.deps.db.selectFrom('audit_entries').selectAll().execute();
    expect(audit.at(-1)).toMatchObject({ action: 'leave_decided', actor: by });
    const events = await t.deps.db.selectFrom('leave_events').selectAll().orderBy('id').execute();
    expect(events.map((event) => [event.event, event.actor])).toEqual([
      ['requested', 'Íris Intern'],
      ['approved', by],
    ]);
  });
});

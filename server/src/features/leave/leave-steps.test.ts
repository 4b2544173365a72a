import { LEAVE_STATES, type LeaveState } from '@intranet/contract/leave/leave-states.ts';
import { describe, expect, test } from 'vitest';
import { failure } from '../../testing/calls.ts';
import { makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  type Company,
  changeLeave,
  company,
  decide,
  makeLeaveInState,
  readBack,
} from './request/company.fixture.ts';

const t = useTestApp();

const STEPS = {
  withdraw: (c: Company, id: number, version: number) =>
    changeLeave(t, c.ana, 'withdraw', id, version),
  ask: (c: Company, id: number, version: number) => changeLeave(t, c.ana, 'ask', id, version),
  cancel: (c: Company, id: number, version: number) => changeLeave(t, c.ada, 'cancel', id, version),
  approve: (c: Company, id: number, version: number) => decide(t, c.hugo, 'approve', id, version),
  reject: (c: Company, id: number, version: number) => decide(t, c.hugo, 'reject', id, version),
};
type Step = keyof typeof STEPS;
const ALL = Object.keys(STEPS) as Step[];

/** The actions that each state allows, and the message for the others (D26). */
const STATES: Record<
  LeaveState,
  { open: Step[]; code: string; says: Partial<Record<Step, string>> }
> = {
  pending: {
    open: ['withdraw', 'approve', 'reject'],
    code: 'conflict',
    says: {
      ask: 'This request isn’t approved yet. Withdraw it instead.',
      cancel: 'This request is still pending, so there’s nothing to cancel.',
    },
  },
  approved: {
    open: ['ask', 'cancel'],
    code: 'already_decided',
    says: {
      withdraw: 'This request was already approved by Hugo Head.',
      approve: 'This request was already approved by Hugo Head.',
    },
  },
  rejected: {
    open: [],
    code: 'already_decided',
    says: { ask: 'This request was already rejected by Hugo Head.' },
  },
  withdrawn: {
    open: [],
    code: 'already_decided',
    says: { approve: 'This request was withdrawn.' },
  },
  cancellation_asked: {
    open: ['cancel', 'approve', 'reject'],
    code: 'conflict',
    says: {
      withdraw:
        'This leave is approved and you’ve requested cancellation, so you can’t withdraw it.',
      ask: 'You’ve already requested cancellation of this leave.',
    },
  },
  cancelled: {
    open: [],
    code: 'already_decided',
    says: {
      approve: 'Helga Head already approved the cancellation of this leave.',
      cancel: 'Helga Head already approved the cancellation of this leave.',
    },
  },
};

async function everything(id: number) {
  const audit = await t.deps.db
    .selectFrom('audit_entries')
    .select('action')
    .where('action', '<>', 'call_refused')
    .execute();
  return { ...(await readBack(t, id)), audit, mails: (await t.mails()).length };
}

describe('D26: each state allows only its own actions', () => {
  test.each(LEAVE_STATES)('%s', async (state) => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, state);
    const before = await everything(id);
    const { open, code, says } = STATES[state];
    for (const step of ALL.filter((one) => !open.includes(one))) {
      const refused = failure(await STEPS[step](c, id, before.leave.version));
      expect(refused, step).toMatchObject({ status: 409, code });
      if (says[step]) expect(refused.error).toBe(says[step]);
    }
    expect(await everything(id)).toEqual(before);
  });

  test.each(['pending', 'approved', 'cancellation_asked'] as const)(
    'pitfall 6: %s with a stale version',
    async (state) => {
      const c = await company(t);
      const id = await makeLeaveInState(t, c, state);
      const before = await everything(id);
      const { version } = before.leave;
      const current = { start: '2026-04-06', end: '2026-04-10', version };
      for (const step of STATES[state].open) {
        for (const stale of [version + 1, version - 1].filter((one) => one > 0)) {
          const reply = await STEPS[step](c, id, stale);
          expect(reply.statusCode, step).toBe(409);
          expect(reply.json(), step).toMatchObject({ code: 'stale_version', current });
        }
      }
      expect(await everything(id)).toEqual(before);
    },
  );

  test.each(['pending', 'approved', 'cancellation_asked'] as const)(
    'S1: %s without permission',
    async (state) => {
      const c = await company(t);
      const peer = await makePerson(t, 'Otto Other');
      const id = await makeLeaveInState(t, c, state);
      const before = await everything(id);
      const { version } = before.leave;
      const { ana, hugo, ada } = c;
      for (const who of [hugo, ada, peer]) {
        for (const step of ['withdraw', 'ask'] as const) {
          expect(failure(await changeLeave(t, who, step, id, version)).code).toBe('forbidden');
        }
      }
      for (const who of [ana, hugo, peer]) {
        expect(failure(await changeLeave(t, who, 'cancel', id, version)).code).toBe('forbidden');
      }
      for (const who of [ana, ada, peer]) {
        for (const decision of ['approve', 'reject'] as const) {
          expect(failure(await decide(t, who, decision, id, version)).code).toBe('forbidden');
        }
      }
      for (const step of ['withdraw', 'ask', 'cancel'] as const) {
        expect(failure(await changeLeave(t, null, step, id, version)).code).toBe('unauthenticated');
      }
      expect(await everything(id)).toEqual(before);
    },
  );

  test('an unknown leave', async () => {
    const c = await company(t);
    for (const step of ALL) {
      expect(failure(await STEPS[step](c, 999_999, 1))).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    }
  });
});

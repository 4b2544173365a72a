import { addDays, type Day, daysBetween } from '@intranet/contract/core/days.ts';
import { LEAVE_TYPES } from '@intranet/contract/leave/leave-types.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestLeave, requestMove } from '../../testing/calls.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { readApproval } from './approval/pending-approvals.ts';
import { changeLeave, decide } from './request/company.fixture.ts';

const t = useTestApp();
const TODAY = '2026-03-02';
/** Departures are hidden from them. */
const UNAWARE = { seesDepartures: false };
const HORIZON = 400;
const RUNS = 24;
/** In milliseconds. A busy machine does fewer runs instead of failing. */
const TIME_LIMIT = 30_000;

// Few dates, close together and partly past, so requests overlap and exhaust balances.
const start = fc.integer({ min: -3, max: 11 }).map((n) => addDays(TODAY, n * 5));
const length = fc.integer({ min: 0, max: 5 });
const person = fc.nat({ max: 1 });
const version = fc.constantFrom(0, 0, 0, 0, -1);
const decision = fc.constantFrom('approve' as const, 'approve' as const, 'reject' as const);
const type = fc.constantFrom('Vacation', 'Vacation', 'Vacation', ...LEAVE_TYPES.slice(1, 3));

/** The leave to act on: mostly the latest one that allows the action. */
const target = { which: fc.nat({ max: 2 }), valid: fc.constantFrom(true, true, true, false) };

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('submit' as const), person, start, length, type }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('move' as const), ...target, start, length }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), ...target, version }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('decide' as const), ...target, version, decision }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('ask' as const), ...target, version }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), ...target, version }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), {
  minLength: 12,
  maxLength: 20,
});

interface Cast {
  people: Person[];
  head: Person;
  admin: Person;
}

const leavesOf = ({ people }: Cast) =>
  t.deps.db
    .selectFrom('leaves')
    .selectAll()
    .where(
      'employee_id',
      'in',
      people.map((one) => one.employeeId),
    )
    .orderBy('id')
    .execute();

const VALID_STATES: Record<Exclude<Step['do'], 'submit'>, readonly string[]> = {
  move: ['pending'],
  withdraw: ['pending'],
  decide: ['pending', 'cancellation_asked'],
  ask: ['approved'],
  cancel: ['approved', 'cancellation_asked'],
};

async function run(cast: Cast, one: Step): Promise<number> {
  const { people, head, admin } = cast;
  if (one.do === 'submit') {
    const who = people[one.person] as Person;
    const end = addDays(one.start, one.length);
    return (await requestLeave(t, who, one.start, end, { type: one.type })).statusCode;
  }
  const all = (await leavesOf(cast)).reverse();
  const leaves = one.valid ? all.filter((each) => VALID_STATES[one.do].includes(each.state)) : all;
  const leave = leaves[one.which % Math.max(1, leaves.length)];
  const owner = people.find((each) => each.employeeId === leave?.employee_id);
  if (!leave || !owner) return 0;
  if (one.do === 'move') {
    const end = addDays(one.start, one.length);
    return (await requestMove(t, owner, leave.starts_on, one.start, end)).statusCode;
  }
  const looked = Math.max(1, leave.version + one.version);
  const reply =
    one.do === 'decide'
      ? await decide(t, head, one.decision, leave.id, looked)
      : await changeLeave(t, one.do === 'cancel' ? admin : owner, one.do, leave.id, looked);
  return reply.statusCode;
}

/** 2.5 days on the 15th of each month after January 2026 (D18). */
function accrued(until: Day): number {
  let days = 0;
  for (let month = 3; month <= 40; month += 1) {
    const year = 2026 + Math.floor((month - 1) / 12);
    const day = `${year}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-15`;
    if (day <= until) days += 2.5;
  }
  return days;
}

async function checkAll(cast: Cast): Promise<void> {
  const leaves = await leavesOf(cast);
  const saldos = (
    (await t.inject({ url: '/api/saldo', headers: { cookie: cast.admin.cookie } })).json() as {
      saldos: { username: string; balance: number }[];
    }
  ).saldos;
  for (const who of cast.people) {
    const own = leaves.filter((leave) => leave.employee_id === who.employeeId);
    const entries = await t.deps.db
      .selectFrom('ledger_entries')
      .select(['kind', 'days', 'effective_on as on', 'leave_id'])
      .where('employee_id', '=', who.employeeId)
      .execute();

    // D17: SALDO is the accrued days less the approved ones.
    const isApproved = (state: string) => state === 'approved' || state === 'cancellation_asked';
    const taken = own
      .filter((leave) => leave.type === 'Vacation' && isApproved(leave.state))
      .reduce((sum, leave) => sum + daysBetween(leave.starts_on, leave.ends_on) + 1, 0);
    const opening = entries.filter((entry) => entry.kind === 'opening');
    const earned = opening.reduce((sum, entry) => sum + entry.days, 0);
    expect(saldos.find((row) => row.username === who.name)?.balance).toBe(earned - taken);

    // D22: no two active leaves share a day.
    const active = own.filter((leave) => leave.state === 'pending' || isApproved(leave.state));
    for (const [at, a] of active.entries()) {
      for (const b of active.slice(at + 1)) {
        expect(a.ends_on < b.starts_on || b.ends_on < a.starts_on).toBe(true);
      }
    }

    // An approved vacation has one debit, and a cancelled one also a reversal.
    for (const leave of own) {
      const its = entries.filter((entry) => entry.leave_id === leave.id);
      const kinds = its.map((entry) => entry.kind).sort();
      const charged = leave.type === 'Vacation';
      if (charged && isApproved(leave.state)) expect(kinds).toEqual(['debit']);
      else if (charged && leave.state === 'cancelled') {
        expect(kinds).toEqual(['debit', 'reversal']);
        expect(its.reduce((sum, entry) => sum + entry.days, 0)).toBe(0);
        expect(new Set(its.map((entry) => entry.on))).toEqual(new Set([leave.starts_on]));
      } else expect(kinds).toEqual([]);
    }

    // D19: no day from today on falls below the limit.
    const waiting = own.filter((leave) => leave.type === 'Vacation' && leave.state === 'pending');
    const balanceOn = (day: Day) => {
      const posted = entries.reduce((sum, { on, days }) => sum + (on <= day ? days : 0), 0);
      const pendingDays = waiting.reduce(
        (sum, leave) => sum + (leave.starts_on <= day ? leave.days : 0),
        0,
      );
      return posted + accrued(day) - pendingDays;
    };
    const balances = Array.from({ length: HORIZON + 1 }, (_, n) => {
      const on = addDays(TODAY, n);
      return { on, days: balanceOn(on) };
    });
    for (const { on, days } of balances) {
      if (days < 0) expect.fail(`${who.name} is below the limit on ${on}`);
    }

    // D60: each waiting request shows the balance before, after, the lowest later one, and later leave.
    const open = own.filter(
      (leave) => leave.type === 'Vacation' && VALID_STATES.decide.includes(leave.state),
    );
    for (const leave of open) {
      const [first, ...later] = balances.filter(({ on }) => on >= leave.starts_on);
      if (!first) throw new Error(`No balance on ${leave.starts_on}`);
      const cancelling = leave.state === 'cancellation_asked';
      const gained = cancelling ? leave.days : 0;
      const after = first.days + gained;
      const before = cancelling ? first.days : first.days + leave.days;
      const least = Math.min(...later.map(({ days }) => days + gained));
      const lowest = later.find(({ days }) => days + gained === least && least < after);
      const booked = own
        .filter(({ type, state }) => type === 'Vacation' && isApproved(state))
        .reduce((sum, other) => sum + (other.starts_on > first.on ? other.days : 0), 0);
      expect((await readApproval(t.deps.db, leave.id, TODAY, UNAWARE)).balance_effect).toEqual({
        on: first.on,
        before,
        after,
        lowest: lowest ? { on: lowest.on, days: least } : null,
        later: booked > 0 ? booked : undefined,
      });
    }
  }
}

test(
  'pitfalls 2 to 6, D17, D19, D22, D26: the ledger agrees after any history of actions',
  async () => {
    let cast = 0;
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        cast += 1;
        const area = `Area ${cast}`;
        const born = { area, startDate: '2026-01-15', accruesAfter: '2026-03-01' };
        const company: Cast = {
          people: [
            await makePerson(t, `Ana ${cast}`, { ...born, balance: 10 }),
            await makePerson(t, `Bia ${cast}`, { ...born, balance: 4 }),
          ],
          head: await makePerson(t, `Hugo ${cast}`, { area, cargo: 'Head' }),
          admin: await makePerson(t, `Ada ${cast}`, { area: 'IT', role: 'admin' }),
        };
        for (const together of steps) {
          const statuses = await Promise.all(together.map((one) => run(company, one)));
          for (const [at, status] of statuses.entries()) {
            expect([0, 200, 404, 409]).toContain(status);
            const key = `${together[at]?.do} ${status === 200}`;
            seen.set(key, (seen.get(key) ?? 0) + 1);
          }
        }
        await checkAll(company);
      }),
      // Shrinking a race takes long and finds little, so the whole history is reported.
      { numRuns: RUNS, endOnFailure: true, interruptAfterTimeLimit: TIME_LIMIT },
    );
    // Each action must have succeeded at least once, or the test proves little.
    for (const one of ['submit', 'move', 'withdraw', 'decide', 'ask', 'cancel']) {
      expect(seen.get(`${one} true`) ?? 0, one).toBeGreaterThan(0);
    }
  },
  2 * TIME_LIMIT,
);

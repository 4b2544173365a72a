import { addDays, type Day } from '@intranet/contract/core/days.ts';
import { LEAVE_STATES } from '@intranet/contract/leave/leave-states.ts';
import { LEAVE_TYPES } from '@intranet/contract/leave/leave-types.ts';
import { describe, expect, test } from 'vitest';
import type { CompanyPlan } from '../company/company-plan.ts';
import { overlap } from '../company/complete-employee.ts';
import { balanceWithoutOpening, neededOpening } from '../company/fund-vacations.ts';
import { DEMO_ACCOUNTS, DEMO_AREAS, DEMO_COLLEAGUES } from './demo-people.ts';
import { planDemo } from './demo-plan.ts';

const EDGES = ['2026-12-28', '2026-12-31', '2027-01-02', '2027-01-04', '2028-02-29', '2027-02-28'];
const TODAYS: Day[] = [
  ...EDGES,
  ...Array.from({ length: 40 }, (_, n) => addDays('2026-01-31', 47 * n)),
];
const ACTIVE = ['pending', 'approved', 'cancellation_asked'];
const AWAY = ['approved', 'cancellation_asked'];
const OFFERED = DEMO_ACCOUNTS.map((person) => person.name);
const NEWCOMERS = ['Demo People', 'Demo Full', 'Demo Nofin'];

function leavesOf(plan: CompanyPlan) {
  return plan.employees.flatMap((employee) =>
    employee.leaves.map((leave) => ({ employee, leave })),
  );
}

function countConflicts(plan: CompanyPlan, area?: string): number {
  const active = leavesOf(plan).filter(
    ({ employee, leave }) =>
      ACTIVE.includes(leave.state) && (area === undefined || employee.area === area),
  );
  return active.filter(({ employee, leave }, index) =>
    active
      .slice(index + 1)
      .some(
        (o) =>
          o.employee !== employee && o.employee.area === employee.area && overlap(o.leave, leave),
      ),
  ).length;
}

describe.each(TODAYS)('the demo company of %s', (today) => {
  const plan = planDemo(today);
  const leaves = leavesOf(plan);

  test('is the same each time', () => {
    expect(planDemo(today)).toEqual(plan);
  });

  test('shows every state, every type, conflicts, and people away today', () => {
    expect(leaves.length).toBeGreaterThanOrEqual(110);
    expect(leaves.length).toBeLessThanOrEqual(150);
    expect(new Set(leaves.map(({ leave }) => leave.state))).toEqual(new Set(LEAVE_STATES));
    expect(new Set(leaves.map(({ leave }) => leave.type))).toEqual(new Set(LEAVE_TYPES));
    expect(countConflicts(plan)).toBeGreaterThanOrEqual(8);
    expect(countConflicts(plan, 'Finance')).toBeGreaterThanOrEqual(2);
    const away = leaves.filter(
      ({ leave }) => AWAY.includes(leave.state) && leave.startsOn <= today && today <= leave.endsOn,
    );
    expect(away.length).toBeGreaterThanOrEqual(3);
    const isNewYear = (day: Day) => day.slice(5) === '12-29';
    expect(
      leaves.some(({ leave }) => isNewYear(leave.startsOn) && leave.endsOn.endsWith('-01-03')),
    ).toBe(true);
  });

  test('nobody of the sign-in page is away today, or on any later day', () => {
    const theirs = leaves.filter(({ employee }) => OFFERED.includes(employee.name));
    expect(theirs.filter(({ leave }) => leave.endsOn >= today)).toEqual([]);
  });

  test('the newcomers have 20 to 24 days, nothing pending, and no leave after 2026', () => {
    for (const name of NEWCOMERS) {
      const employee = plan.employees.find((e) => e.name === name);
      if (!employee) throw new Error(`${name} is missing`);
      const balance =
        employee.openingDays + balanceWithoutOpening(employee, employee.leaves, today);
      expect(balance).toBeGreaterThanOrEqual(20);
      expect(balance).toBeLessThanOrEqual(24);
      expect(employee.leaves.filter((leave) => leave.endsOn > '2026-12-31')).toEqual([]);
      expect(employee.leaves.filter((leave) => leave.state === 'pending')).toEqual([]);
    }
  });

  test('every opening pays for every vacation, and SALDO is from 0 to 35', () => {
    for (const employee of plan.employees) {
      const balance =
        employee.openingDays + balanceWithoutOpening(employee, employee.leaves, today);
      expect(employee.openingDays).toBeGreaterThanOrEqual(
        neededOpening(employee, employee.leaves, today),
      );
      expect(balance, employee.name).toBeGreaterThanOrEqual(0);
      expect(balance, employee.name).toBeLessThanOrEqual(35);
    }
  });

  test('nobody is away twice, before they began, or before asking', () => {
    for (const { employee, leave } of leaves) {
      const others = employee.leaves.filter((other) => other !== leave);
      expect(others.filter((other) => overlap(other, leave))).toEqual([]);
      expect(leave.startsOn > employee.accruesAfter).toBe(true);
      const times = leave.steps.map((step) => step.at.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThan(
        new Date(`${today}T00:00:00Z`).getTime() - 86_400_000,
      );
    }
  });
});

describe('the people of the demo', () => {
  const people = [...DEMO_ACCOUNTS, ...DEMO_COLLEAGUES];
  const staff = people.filter((person) => person.ativo !== 'N');

  test('are 46, and one who has left', () => {
    const inRegion = (region: string) => staff.filter((person) => person.region === region).length;
    expect(people).toHaveLength(47);
    expect(['Brasil', 'Scale', 'Latam', 'Europa'].map(inRegion)).toEqual([30, 3, 7, 6]);
    expect(staff.filter((person) => person.ativo === 'C')).toHaveLength(2);
    expect(people.filter((person) => person.born.endsWith('-02-29'))).toHaveLength(1);
    expect(new Set(people.map((person) => person.name.toLowerCase())).size).toBe(47);
  });

  test('have one Head in every area but M&A', () => {
    const heads = (area: string) =>
      people.filter((person) => person.area === area && person.cargo === 'Head').length;
    expect(DEMO_AREAS.map((area) => [area, heads(area)])).toEqual(
      DEMO_AREAS.map((area) => [area, area === 'M&A' ? 0 : 1]),
    );
  });

  test('have accounts with names and addresses that sign-in takes (D6)', () => {
    const accounts = planDemo('2026-11-21').employees.flatMap((e) =>
      e.account ? [e.account] : [],
    );
    expect(accounts.length).toBeGreaterThan(40);
    expect(new Set(accounts.map((account) => account.email)).size).toBe(accounts.length);
    for (const { username, email } of accounts) {
      expect(username).toMatch(/^[\p{L}\d ._'-]{1,80}$/u);
      expect(username).toBe(username.normalize('NFC'));
      expect(email).toMatch(/^[a-z\d]+\.[a-z\d]+@example\.com$/);
    }
  });
});

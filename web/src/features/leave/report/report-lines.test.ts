import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';
import { describe, expect, it } from 'vitest';
import { groupLines, MONTHS, type ReportRow, sumMonths, typesOf } from './report-lines.ts';

function row(name: string, area: string, leave_type: LeaveType, ...days: number[]): ReportRow {
  const months = MONTHS.map((_, index) => days[index] ?? 0);
  const employee_id = name.charCodeAt(0);
  return { employee_id, name, area, leave_type, leaves: 1, months };
}

const ROWS = [
  row('Ana', 'Legal', 'Day Off', 1),
  row('Ana', 'Legal', 'Vacation', 10, 5),
  row('Bia', 'Finance', 'Vacation', 0, 20),
  row('Caio', 'Legal', 'Medical Certificate', 2),
];

describe.each([
  ['type', ['Vacation', 'Medical Leave', 'Day Off'], [35, 2, 1]],
  ['area', ['Legal', 'Finance'], [18, 20]],
  ['person', ['Ana', 'Bia', 'Caio'], [16, 20, 2]],
] as const)('by %s', (view, names, totals) => {
  const lines = groupLines(view, ROWS);

  it('has a line with a sum for each', () => {
    expect(lines.map(({ name }) => name)).toEqual(names);
    expect(lines.map(({ total }) => total)).toEqual(totals);
  });

  it('counts each day once, by month and by type', () => {
    for (const { months, types, total } of lines) {
      expect(months.reduce((all, one) => all + one)).toBe(total);
      expect(Object.values(types).reduce((all, one) => all + one)).toBe(total);
    }
    expect(lines.reduce((all, { total }) => all + total, 0)).toBe(38);
    expect(lines.reduce((all, { leaves }) => all + leaves, 0)).toBe(4);
  });
});

it('sums the months, and names the types in their usual order', () => {
  expect(sumMonths(ROWS)).toEqual([13, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(typesOf(ROWS)).toEqual(['Vacation', 'Medical Certificate', 'Day Off']);
  expect(groupLines('person', [])).toEqual([]);
});

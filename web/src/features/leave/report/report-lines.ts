import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  type LeaveType,
  leaveTypeLabel,
  presentTypes,
} from '@intranet/contract/leave/leave-types.ts';
import type {
  LeaveDaysPage,
  leaveReport,
  leaveReportOfPeople,
} from '@intranet/contract/leave/report-endpoints.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import type { Noun } from '@intranet/ui/tables/data-table/noun.ts';
import type { z } from 'zod';

type PersonRow = z.output<typeof leaveReportOfPeople.reply>['rows'][number];

/** Days of an area and type; also of a person in the list of people. */
export type ReportRow = z.output<typeof leaveReport.reply>['rows'][number] &
  Partial<Pick<PersonRow, 'employee_id' | 'name'>>;

export const MONTHS = t('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec').split(' ');

export type ReportView = 'type' | 'area' | 'person';

interface ViewRow {
  label: string;
  header: string;
  noun: Noun;
  keyOf: (row: ReportRow) => string;
}

export const REPORT_VIEWS: Record<ReportView, ViewRow> = {
  type: {
    label: t('By type'),
    header: t('Leave Type'),
    noun: (count) => t('{count, plural, one {# type} other {# types}}', { count }),
    keyOf: (row) => row.leave_type,
  },
  area: {
    label: t('By area'),
    header: t('Area'),
    noun: (count) => t('{count, plural, one {# area} other {# areas}}', { count }),
    keyOf: (row) => row.area,
  },
  person: {
    label: t('By person'),
    header: t('Name'),
    noun: (count) => t('{count, plural, one {# person} other {# people}}', { count }),
    keyOf: (row) => String(row.employee_id),
  },
};

export interface ReportLine {
  key: string;
  name: string;
  area: string;
  leaves: number;
  months: number[];
  types: Partial<Record<LeaveType, number>>;
  total: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export function sumMonths(rows: readonly ReportRow[]): number[] {
  return MONTHS.map((_, index) => sum(rows.map(({ months }) => months[index] ?? 0)));
}

/** The first month of a year that is still to come, after the current one; 13 in a past year. */
export function plannedFrom(year: number, today: Day): number {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number);
  if (year === thisYear) return thisMonth;
  return year > thisYear ? 0 : MONTHS.length + 1;
}

export function typesOf(rows: readonly ReportRow[]): LeaveType[] {
  return presentTypes(rows.map(({ leave_type }) => leave_type));
}

const NAMES: Record<ReportView, (row: ReportRow) => string> = {
  type: (row) => leaveTypeLabel(row.leave_type),
  area: (row) => areaName(row.area),
  person: (row) => row.name ?? '',
};

function toLine(view: ReportView, key: string, rows: readonly ReportRow[]): ReportLine {
  const [first] = rows;
  const daysOf = (type: LeaveType) =>
    sum(rows.filter((row) => row.leave_type === type).flatMap((row) => row.months));
  const months = sumMonths(rows);
  return {
    key,
    name: first ? NAMES[view](first) : '',
    area: view === 'person' ? (first?.area ?? '') : '',
    leaves: sum(rows.map(({ leaves }) => leaves)),
    months,
    types: Object.fromEntries(typesOf(rows).map((type) => [type, daysOf(type)])),
    total: sum(months),
  };
}

export function groupLines(view: ReportView, rows: readonly ReportRow[]): ReportLine[] {
  const groups = Map.groupBy(rows, REPORT_VIEWS[view].keyOf);
  const keys = view === 'type' ? typesOf(rows) : [...groups.keys()];
  return keys.map((key) => toLine(view, key, groups.get(key) ?? []));
}

/** The line of a person in a long list, which has no months. */
export const toPersonLine = ({
  employee_id,
  types,
  ...row
}: LeaveDaysPage['rows'][number]): ReportLine => ({
  ...row,
  key: String(employee_id),
  months: [],
  types: Object.fromEntries(types.map(({ leave_type, days }) => [leave_type, days])),
});

export function totalLine(rows: readonly ReportRow[]): ReportLine {
  return { ...toLine('person', 'total', rows), name: t('Total'), area: '' };
}

import { type Message, msg, t } from '@intranet/contract/core/i18n/t.ts';

/** Fill patterns, so that calendar bars can be told apart without colour. */
export type LeavePattern = 'plain' | 'checks' | 'rings' | 'dots' | 'columns' | 'rows' | 'grid';

interface LeaveTypeRow {
  label: Message;
  takesBalance: boolean;
  /** Maximum calendar days per person and calendar year; null for no limit. */
  daysPerYear: number | null;
  /**
   * A colour of the component library's palette, unique per type. In the calendar, grape marks
   * holidays and orange conflicts.
   */
  colour: string;
  pattern: LeavePattern;
}

/** One row per leave type, by wire name (spec §3). */
const ROWS = {
  Vacation: {
    label: msg('Vacation'),
    takesBalance: true,
    daysPerYear: null,
    colour: 'teal',
    pattern: 'plain',
  },
  'Maternity Leave': {
    label: msg('Maternity Leave'),
    takesBalance: false,
    daysPerYear: null,
    colour: 'pink',
    pattern: 'checks',
  },
  'Paternity Leave': {
    label: msg('Paternity Leave'),
    takesBalance: false,
    daysPerYear: null,
    colour: 'blue',
    pattern: 'rings',
  },
  'Wedding Leave': {
    label: msg('Wedding Leave'),
    takesBalance: false,
    daysPerYear: null,
    colour: 'lime',
    pattern: 'dots',
  },
  'Medical Certificate': {
    label: msg('Medical Leave'),
    takesBalance: false,
    daysPerYear: null,
    colour: 'red',
    pattern: 'columns',
  },
  'Day Off': {
    label: msg('Day Off'),
    takesBalance: false,
    daysPerYear: null,
    colour: 'gray',
    pattern: 'rows',
  },
} as const satisfies Record<string, LeaveTypeRow>;

export type LeaveType = keyof typeof ROWS;

export const LEAVE_TYPES = Object.keys(ROWS) as [LeaveType, ...LeaveType[]];

export const leaveTypeRow = (type: LeaveType): LeaveTypeRow => ROWS[type];

export const leaveTypeLabel = (type: LeaveType): string => t(leaveTypeRow(type).label);

export const takesBalance = (type: LeaveType): boolean => leaveTypeRow(type).takesBalance;

export const TYPES_TAKING_BALANCE: readonly LeaveType[] = LEAVE_TYPES.filter(takesBalance);

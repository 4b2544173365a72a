/** How the calendar fills the bars of a type, so that its colour is not needed to tell it apart. */
export type LeavePattern =
  | 'plain'
  | 'checks'
  | 'rings'
  | 'dots'
  | 'columns'
  | 'rows'
  | 'grid'
  | 'crosses';

interface LeaveTypeRow {
  /** The name that people see, if it differs from the name on the wire (spec §3). */
  label?: string;
  /** True if approved days come off the vacation balance (D16). */
  takesBalance: boolean;
  /** Calendar days that one person can take in a calendar year; null without a limit. */
  daysPerYear: number | null;
  /** A colour of the component library's palette, different for each type. */
  colour: string;
  /** A fill pattern, different for each type. */
  pattern: LeavePattern;
}

/**
 * One row per leave type, by its name on the wire (spec §3). Forms, lists, imports, SQL conditions, charts
 * and the calendar are generated from this table.
 */
const ROWS = {
  Vacation: { takesBalance: true, daysPerYear: null, colour: 'teal', pattern: 'plain' },
  'Maternity Leave': { takesBalance: false, daysPerYear: null, colour: 'pink', pattern: 'checks' },
  'Paternity Leave': { takesBalance: false, daysPerYear: null, colour: 'blue', pattern: 'rings' },
  'Wedding Leave': { takesBalance: false, daysPerYear: null, colour: 'lime', pattern: 'dots' },
  'Medical Certificate': {
    label: 'Medical Leave',
    takesBalance: false,
    daysPerYear: null,
    colour: 'red',
    pattern: 'columns',
  },
  'Day Off': { takesBalance: false, daysPerYear: null, colour: 'gray', pattern: 'rows' },
} as const satisfies Record<string, LeaveTypeRow>;

export type LeaveType = keyof typeof ROWS;

export const LEAVE_TYPES = Object.keys(ROWS) as [LeaveType, ...LeaveType[]];

export const leaveTypeRow = (type: LeaveType): LeaveTypeRow => ROWS[type];

/** The name of a type as people see it (spec §3). */
export const leaveTypeLabel = (type: LeaveType): string => leaveTypeRow(type).label ?? type;

/** True if approved days of this type come off the vacation balance (D16). */
export const takesBalance = (type: LeaveType): boolean => leaveTypeRow(type).takesBalance;

/** The types whose days come off the vacation balance. */
export const TYPES_TAKING_BALANCE: readonly LeaveType[] = LEAVE_TYPES.filter(takesBalance);

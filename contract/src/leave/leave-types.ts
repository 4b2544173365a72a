import { type Message, msg, t } from '@intranet/contract/core/i18n/t.ts';

/** Fill patterns, so that calendar bars differ without colour. */
export type LeavePattern = 'plain' | 'checks' | 'rings' | 'dots' | 'columns' | 'rows' | 'grid';

interface LeaveTypeRow {
  label: Message;
  /** Other words that an import accepts, besides the label in every language. */
  importNames?: readonly string[];
  /** Unique, from the component library's palette. The calendar marks holidays grape, conflicts orange. */
  colour: string;
  pattern: LeavePattern;
  takesBalance?: boolean;
  /** Maximum calendar days per person and calendar year, if there is one. */
  daysPerYear?: number;
}

/** One row per leave type, by wire name (spec §3). */
const ROWS = {
  Vacation: { label: msg('Vacation'), colour: 'teal', pattern: 'plain', takesBalance: true },
  'Maternity Leave': { label: msg('Maternity Leave'), colour: 'pink', pattern: 'checks' },
  'Paternity Leave': { label: msg('Paternity Leave'), colour: 'blue', pattern: 'rings' },
  'Wedding Leave': { label: msg('Wedding Leave'), colour: 'lime', pattern: 'dots' },
  'Medical Certificate': {
    label: msg('Medical Leave'),
    importNames: ['Atestado médico', 'Certificado médico'],
    colour: 'violet',
    pattern: 'columns',
  },
  'Day Off': { label: msg('Day Off'), colour: 'gray', pattern: 'rows' },
} as const satisfies Record<string, LeaveTypeRow>;

export type LeaveType = keyof typeof ROWS;

export const LEAVE_TYPES = Object.keys(ROWS) as [LeaveType, ...LeaveType[]];

/** The row of a type; for one that this version doesn't know, its own name on plain grey (D68). */
export const leaveTypeRow = (type: LeaveType): LeaveTypeRow =>
  Object.hasOwn(ROWS, type)
    ? ROWS[type]
    : { label: msg(type ?? ''), colour: 'gray', pattern: 'plain' };

/** The types that occur, in the order of the forms. Unknown ones come last. */
export function presentTypes(types: Iterable<LeaveType>): LeaveType[] {
  const found = new Set(types);
  const known = LEAVE_TYPES.filter((type) => found.delete(type));
  return [...known, ...found];
}

export const leaveTypeLabel = (type: LeaveType): string => t(leaveTypeRow(type).label);

export const takesBalance = (type: LeaveType): boolean => leaveTypeRow(type).takesBalance === true;

export const TYPES_TAKING_BALANCE: readonly LeaveType[] = LEAVE_TYPES.filter(takesBalance);

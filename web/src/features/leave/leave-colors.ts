import type { LeaveType } from '@intranet/contract/leave/types.ts';

/** One colour for each type, wherever types are told apart: names of the library's palettes. */
export const LEAVE_COLORS: Record<LeaveType, string> = {
  Vacation: 'blue',
  'Maternity Leave': 'grape',
  'Paternity Leave': 'indigo',
  'Wedding Leave': 'pink',
  'Medical Certificate': 'red',
  'Day Off': 'teal',
};

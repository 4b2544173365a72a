import type { LeaveType } from '@intranet/contract/leave/leave-types.ts';

/** One colour for each type, as the calendar's bars have it: names of the library's palettes. */
export const LEAVE_COLORS: Record<LeaveType, string> = {
  Vacation: 'teal',
  'Maternity Leave': 'pink',
  'Paternity Leave': 'blue',
  'Wedding Leave': 'lime',
  'Medical Certificate': 'red',
  'Day Off': 'gray',
};

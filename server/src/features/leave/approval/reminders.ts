const REMINDER_DAYS = [3, 7] as const;
export const MAX_REMINDERS = REMINDER_DAYS.length;

/** The number of reminders due: 0, 1 or 2. @param waited calendar days since the request */
export function remindersDue(waited: number): number {
  return REMINDER_DAYS.filter((days) => waited >= days).length;
}

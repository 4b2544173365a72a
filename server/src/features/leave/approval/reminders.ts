/** After how many days whoever decides is reminded, the first and the second time. */
const REMINDER_DAYS = [3, 7] as const;

/**
 * How often whoever decides should have been reminded by now: 0, 1 or 2.
 * @param waited for how many calendar days the question has waited
 */
export function remindersDue(waited: number): number {
  return REMINDER_DAYS.filter((days) => waited >= days).length;
}

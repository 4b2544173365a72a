import { type Day, formatDay } from '@intranet/contract/core/days.ts';

/** `16/11/2026 – 20/11/2026`, or a single day. */
export function periodText(start: Day, end: Day): string {
  return start === end ? formatDay(start) : `${formatDay(start)} – ${formatDay(end)}`;
}

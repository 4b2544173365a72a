import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import type { View } from './date-range.ts';

/** The minimum width of a day in pixels. A label shows only if it surely fits. */
const DAY_WIDTH: Record<View, number> = { month: 24, quarter: 8 };
const LETTER_WIDTH = 6.5;
const BAR_PADDING = 18;
const SELECTION_PADDING = 6;

const hasRoom = (label: string, days: number, view: View, padding: number) =>
  days * DAY_WIDTH[view] >= label.length * LETTER_WIDTH + padding;

/** A bar's label; in months at least its first letter. A question mark is for pending leave. */
export function barText(label: string, days: number, view: View, pending: boolean): string {
  const text = pending ? `? ${label}` : label;
  if (hasRoom(text, days, view, BAR_PADDING)) return text;
  if (pending) return '?';
  return view === 'month' ? label.slice(0, 1) : '';
}

/** `5 days`, or `5` in a narrow selection. */
export function selectionText(days: number, view: View): string {
  const text = daysInWords(days);
  return hasRoom(text, days, view, SELECTION_PADDING) ? text : String(days);
}

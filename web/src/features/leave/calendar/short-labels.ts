import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { View } from './date-range.ts';

/** The minimum width of a day in pixels. A label shows only if it surely fits. */
const DAY_WIDTH: Record<View, number> = { weeks: 24, month: 24, quarter: 8 };
const LETTER_WIDTH = 6.5;
const BAR_PADDING = 18;
const SMALL_PADDING = 6;

const hasRoom = (label: string, days: number, view: View, padding: number) =>
  days * DAY_WIDTH[view] >= label.length * LETTER_WIDTH + padding;

export interface BarLabel {
  inside: string;
  after: string;
}

/**
 * A bar's label: in the bar, else after it, else in months its first letter. A question mark is for
 * pending leave.
 * @param room how many days after the bar are free
 */
export function barLabel(
  label: string,
  [days, room]: readonly [days: number, room: number],
  view: View,
  pending: boolean,
): BarLabel {
  const text = pending ? `? ${label}` : label;
  if (hasRoom(text, days, view, BAR_PADDING)) return { inside: text, after: '' };
  const mark = pending ? '?' : '';
  if (hasRoom(label, room, view, SMALL_PADDING)) return { inside: mark, after: label };
  return { inside: mark || (view === 'quarter' ? '' : label.slice(0, 1)), after: '' };
}

/** `5 days`, or `5` in a narrow selection. */
export function selectionText(days: number, view: View): string {
  const text = daysInWords(days);
  return hasRoom(text, days, view, SMALL_PADDING) ? text : String(days);
}

/** `2 away` on some days in a row, `2` on one; '' without room for either. */
export function crowdText(count: number, days: number, view: View): string {
  const texts = [t('{count} away', { count }), String(count)];
  return texts.find((text) => hasRoom(text, days, view, 0)) ?? '';
}

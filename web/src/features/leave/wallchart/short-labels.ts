import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import type { CalendarView } from './date-range.ts';
import type { Span } from './model.ts';

/** The minimum width of a day in pixels. A label shows only if it surely fits. */
const DAY_WIDTH: Record<CalendarView, number> = { weeks: 20, month: 24, quarter: 8 };
const LETTER_WIDTH = 6.5;
const BAR_PADDING = 16;
const ARROW = 16;
const SMALL_PADDING = 6;
const SHOWN_AT_LEAST = 0.8;
const MIDDLE = 0.5;

const daysFor = (label: string, view: CalendarView, padding: number) =>
  Math.ceil((label.length * LETTER_WIDTH + padding) / DAY_WIDTH[view]);

export const hasRoom = (label: string, days: number, view: CalendarView, padding: number) =>
  daysFor(label, view, padding) <= days;

export type BarLabel = Record<'before' | 'inside' | 'after', string> & {
  room?: number | undefined;
};

const EMPTY: BarLabel = { before: '', inside: '', after: '' };

interface LabelledBar extends Span {
  cutStart: boolean;
  cutEnd: boolean;
  label: string;
}

/**
 * Places each label inside its bar if it fits, otherwise after or before it, otherwise as its first
 * letter. Labels never cross today's line. A label before its bar is cut at `room` days if it has one.
 */
export function barLabels(
  bars: readonly LabelledBar[],
  days: number,
  view: CalendarView,
  today = Number.NaN,
): BarLabel[] {
  let free = 0;
  return bars.map(({ from, to, cutStart, cutEnd, label: text }, index) => {
    const arrow = cutStart || cutEnd ? ARROW : 0;
    const fitsLetter = !arrow || hasRoom('?', to - from + 1, view, arrow + SMALL_PADDING);
    const before = from - free;
    const end = Math.min(bars[index + 1]?.from ?? days, today > to ? today : days);
    const needed = daysFor(text, view, SMALL_PADDING);
    const room = today < from ? from - today - MIDDLE : undefined;
    const isReadable = needed * SHOWN_AT_LEAST <= (room ?? days);
    const fits = { before: needed <= before && isReadable, after: needed <= end - to - 1 };
    free = to + 1;
    if (hasRoom(text, to - from + 1, view, BAR_PADDING + arrow)) return { ...EMPTY, inside: text };
    if (fits.after) {
      free += needed;
      return { ...EMPTY, after: text };
    }
    if (fits.before) return { ...EMPTY, before: text, room };
    const letter = view === 'quarter' ? '' : text.slice(0, 1);
    return { ...EMPTY, inside: fitsLetter ? letter : '' };
  });
}

/** `5 days`, or `5` in a narrow selection. */
export function selectionText(days: number, view: CalendarView): string {
  const text = daysInWords(days);
  return hasRoom(text, days, view, SMALL_PADDING) ? text : String(days);
}

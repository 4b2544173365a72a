import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { z } from 'zod';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

/**
 * A calendar date, `YYYY-MM-DD`. A day is never a timestamp (D15): it has no time and no zone, so
 * it is the same day in Auckland and in Los Angeles. Two days compare correctly as strings.
 */
export type Day = string;

const ISO = 'YYYY-MM-DD';
const BRAZILIAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const ISO_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** True for a date that exists, written `YYYY-MM-DD`, from the year 1900 to 2199. */
export function isDay(text: string): boolean {
  if (!ISO_PATTERN.test(text)) return false;
  const year = Number(text.slice(0, 4));
  return year >= 1900 && year < 2200 && dayjs.utc(text, ISO, true).isValid();
}

/** The calendar date of an instant in an IANA time zone, e.g. `America/Sao_Paulo` (D15). */
export function dayIn(timeZone: string, instant: Date): Day {
  return dayjs(instant).tz(timeZone).format(ISO);
}

/** `DD/MM/YYYY`, the form shown to people (spec §9). */
export function formatDay(day: Day): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** Reads `YYYY-MM-DD` or `DD/MM/YYYY` (also `1/2/2026`); null for anything that is not a date. */
export function parseDay(text: string): Day | null {
  const trimmed = text.trim();
  if (isDay(trimmed)) return trimmed;
  const [, day = '', month = '', year = ''] = BRAZILIAN.exec(trimmed) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}

export function addDays(day: Day, days: number): Day {
  return dayjs.utc(day).add(days, 'day').format(ISO);
}

/** The same day of the month `months` later; the 31st falls on a shorter month's last day (D18). */
export function addMonths(day: Day, months: number): Day {
  return dayjs.utc(day).add(months, 'month').format(ISO);
}

/** Days from `from` to `to`: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'day');
}

/** Whole months from `from` to `to`, rounded down. */
export function monthsBetween(from: Day, to: Day): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'month');
}

export function maxDay(a: Day, b: Day): Day {
  return a > b ? a : b;
}

/** A calendar date on the wire, `YYYY-MM-DD`. */
export const daySchema = z
  .string('Enter a date')
  .refine(isDay, 'Enter a date that exists, as YYYY-MM-DD')
  .meta({ format: 'date', examples: ['2026-09-17'] });

/** The same of a field that may be left empty: null then. */
export const optionalDaySchema = z.union([
  z.literal('').transform(() => null),
  daySchema,
  z.null(),
]);

import { msg, t } from './i18n/t.ts';

/** A calendar date, `YYYY-MM-DD`, without time or zone (D15). Strings compare in date order. */
export type Day = string;

/** Both days are included. */
export interface Period {
  start: Day;
  end: Day;
}

const BRAZILIAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

function lengthOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** True for an existing date in the form `YYYY-MM-DD`, from 1900 to 2199. */
export function isDay(text: string): boolean {
  const [, year, month, day] = (ISO.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  if (year < 1900 || year >= 2200 || month < 1 || month > 12) return false;
  return day >= 1 && day <= lengthOf(year, month);
}

type Zone = { format: Intl.DateTimeFormat; second: number; day: Day };

/** Cached by zone, because creating a formatter is slow. */
const zones = new Map<string, Zone>();

function openZone(timeZone: string): Zone {
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const zone = { format, second: Number.NaN, day: '' };
  zones.set(timeZone, zone);
  return zone;
}

/** The calendar date of an instant in an IANA time zone, such as `America/Sao_Paulo` (D15). */
export function dayIn(timeZone: string, instant: Date): Day {
  const zone = zones.get(timeZone) ?? openZone(timeZone);
  // A day never begins within a second, and a busy server often requests the same second.
  const second = Math.floor(instant.getTime() / 1_000);
  if (second === zone.second) return zone.day;
  const [month, day, year] = zone.format.format(instant).split('/');
  zone.day = `${year}-${month}-${day}`;
  zone.second = second;
  return zone.day;
}

export const INVALID_DAY = msg('Enter a valid date (DD/MM/YYYY)');

/** Formats as `DD/MM/YYYY` (spec §9). */
export function formatDay(day: Day): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}

/** A date range in words. A single day has one date (pitfall 22). */
export function formatDateRange(start: Day, end: Day): string {
  if (start === end) return formatDay(start);
  return t('{start} to {end}', { start: formatDay(start), end: formatDay(end) });
}

/** Parses `YYYY-MM-DD` or `DD/MM/YYYY` (also `1/2/2026`); null if it is not a date. */
export function parseDay(text: string): Day | null {
  const trimmed = text.trim();
  if (isDay(trimmed)) return trimmed;
  const [, day = '', month = '', year = ''] = BRAZILIAN.exec(trimmed) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}

/** A day's month, `2026-11`; empty without a day (D68). */
export const monthOfDay = (day: Day | null): string => (day ?? '').slice(0, 7);

const startOf = (day: Day) => Date.parse(day);
const dayAt = (instant: number): Day => new Date(instant).toISOString().slice(0, 10);

const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

export const addDays = (day: Day, days: number): Day => dayAt(startOf(day) + days * MS_PER_DAY);

/** Adds months. The 31st moves to a shorter month's last day (D18). */
export function addMonths(day: Day, months: number): Day {
  const month = monthOf(day) + months;
  const [year, index] = [Math.floor(month / 12), month % 12];
  const date = Math.min(Number(day.slice(8, 10)), lengthOf(year, index + 1));
  return dayAt(Date.UTC(year, index, date));
}

export function daysBetween(from: Day, to: Day): number {
  return (startOf(to) - startOf(from)) / MS_PER_DAY;
}

export function monthsBetween(from: Day, to: Day): number {
  const months = monthOf(to) - monthOf(from);
  return addMonths(from, months) > to ? months - 1 : months;
}

/** Orders days, for `sort`. A missing day comes first (D68). */
export const compareDays = (a: Day | null, b: Day | null): number =>
  (a ?? '').localeCompare(b ?? '');

export const maxDay = (a: Day, b: Day): Day => (a > b ? a : b);

export const minDay = (a: Day, b: Day): Day => (a < b ? a : b);

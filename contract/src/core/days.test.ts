import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayIn,
  daysBetween,
  formatDay,
  isDay,
  maxDay,
  monthsBetween,
  parseDay,
} from './days.ts';
import { daySchema } from './schemas.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z') })
  .filter((date) => !Number.isNaN(date.getTime()))
  .map((date) => date.toISOString().slice(0, 10));

const ZONES = [
  'UTC',
  'America/Sao_Paulo',
  'America/Los_Angeles',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'America/Asuncion',
];

const processZone = process.env.TZ;
afterEach(() => {
  if (processZone === undefined) delete process.env.TZ;
  else process.env.TZ = processZone;
});

describe('D15: a day that exists, YYYY-MM-DD', () => {
  test.each([
    ['2026-09-17', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1900-01-01', true],
    ['2199-12-31', true],
    ['2026-02-29', false],
    ['2100-02-29', false],
    ['2026-02-30', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['1899-12-31', false],
    ['2200-01-01', false],
    ['17/09/2026', false],
    ['2026-09-17T00:00:00Z', false],
    [' 2026-09-17', false],
    ['2026-09-17\n', false],
    ['٢٠٢٦-٠٩-١٧', false],
    ['', false],
    ['Invalid Date', false],
  ])('isDay(%j) is %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
    expect(daySchema.safeParse(text).success).toBe(expected);
  });

  test.each([null, undefined, 20260917, new Date('2026-09-17'), ['2026-09-17'], {}])(
    'the schema refuses %j, with a sentence',
    (value) => {
      expect(daySchema.safeParse(value).error?.issues[0]?.message).toBe('Enter a date');
    },
  );
});

describe('D15: both forms are read', () => {
  test.each([
    ['2026-09-17', '2026-09-17'],
    ['17/09/2026', '2026-09-17'],
    ['  17/09/2026 ', '2026-09-17'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['09/17/2026', null],
    ['1/9/2026', '2026-09-01'],
    ['17-09-2026', null],
    ['17/09/26', null],
    ['17/09/1826', null],
    ['00/09/2026', null],
    ['tomorrow', null],
    ['', null],
  ])('parseDay(%j) is %j', (text, expected) => {
    expect(parseDay(text)).toBe(expected);
  });

  test('every formatted day parses back to itself', () => {
    fc.assert(fc.property(anyDay, (day) => parseDay(formatDay(day)) === day));
  });
});

describe('D18: month arithmetic', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2026-01-30', 1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 13, '2025-03-29'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s plus %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  test.each([
    ['2026-01-15', '2026-02-14', 0],
    ['2026-01-15', '2026-02-15', 1],
    ['2026-01-15', '2027-01-14', 11],
    ['2026-01-15', '2027-01-15', 12],
    ['2026-01-15', '2026-01-15', 0],
  ])('from %s to %s are %i whole months', (from, to, expected) => {
    expect(monthsBetween(from, to)).toBe(expected);
  });

  test.each(ZONES)('adding months never leaves the wanted month, in %s', (zone) => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 240 }), (day, months) => {
        const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
        const sum = addMonths(day, months);
        expect(Number(sum.slice(0, 4)) * 12 + Number(sum.slice(5, 7)) - 1).toBe(index);
        const [kept, last] = [day.slice(8), addDays(addMonths(`${sum.slice(0, 8)}01`, 1), -1)];
        expect(sum.slice(8)).toBe(kept < last.slice(8) ? kept : last.slice(8));
      }),
    );
  });
});

describe('days as numbers', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s plus %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(days);
  });

  test.each(ZONES)('no day is lost or doubled when the process runs in %s', (zone) => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  test('the later of two days', () => {
    expect(maxDay('2026-02-28', '2026-10-01')).toBe('2026-10-01');
    expect(maxDay('2026-10-01', '2026-02-28')).toBe('2026-10-01');
  });
});

describe('pitfall 14: the calendar date of an instant', () => {
  test.each([
    ['America/Sao_Paulo', '2026-03-02T02:59:59.999Z', '2026-03-01'],
    ['America/Sao_Paulo', '2026-03-02T03:00:00.000Z', '2026-03-02'],
    ['America/Sao_Paulo', '2026-03-02T01:30:00Z', '2026-03-01'],
    // Until 2019, São Paulo's clocks skipped an hour at midnight.
    ['America/Sao_Paulo', '2018-11-04T02:59:59Z', '2018-11-03'],
    ['America/Sao_Paulo', '2018-11-04T03:00:00Z', '2018-11-04'],
    ['Pacific/Auckland', '2026-09-17T11:59:59Z', '2026-09-17'],
    ['Pacific/Auckland', '2026-09-17T12:00:00Z', '2026-09-18'],
    ['America/Los_Angeles', '2026-09-17T06:59:59Z', '2026-09-16'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['Asia/Kathmandu', '2026-03-01T18:14:59Z', '2026-03-01'],
    ['Asia/Kathmandu', '2026-03-01T18:15:00Z', '2026-03-02'],
    ['UTC', '2026-03-01T23:59:59.999Z', '2026-03-01'],
  ])('in %s at %s it is %s', (zone, instant, expected) => {
    expect(dayIn(zone, new Date(instant))).toBe(expected);
  });

  test('a day ends from one millisecond to the next, whatever is cached', () => {
    const cases = [
      ['UTC', '2026-03-02T23:59:59.999Z', '2026-03-02'],
      ['UTC', '2026-03-03T00:00:00.000Z', '2026-03-03'],
      ['America/Sao_Paulo', '2026-03-03T00:00:00.500Z', '2026-03-02'],
      ['UTC', '2026-03-03T00:00:00.500Z', '2026-03-03'],
      ['UTC', '2026-03-02T23:59:59.000Z', '2026-03-02'],
    ] as const;
    for (const [zone, instant, day] of cases) {
      expect(dayIn(zone, new Date(instant)), `${instant} in ${zone}`).toBe(day);
    }
  });

  test.each(ZONES)('the zone of the process, %s, does not matter', (processTimeZone) => {
    process.env.TZ = processTimeZone;
    const instants = fc.date({
      min: new Date('2015-01-01T00:00:00Z'),
      max: new Date('2035-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instants, (zone, instant) => {
        const [month, day, year] = new Intl.DateTimeFormat('en-US', {
          timeZone: zone,
          year: 'numeric',
          month: '2-digit',
          day: '2-digit',
        })
          .format(instant)
          .split('/');
        expect(dayIn(zone, instant)).toBe(`${year}-${month}-${day}`);
      }),
      {
        examples: [
          ['America/Sao_Paulo', new Date('2018-11-04T03:00:00Z')],
          ['Africa/Cairo', new Date('2026-04-23T22:00:00Z')],
          ['America/Los_Angeles', new Date('2026-03-08T10:30:00Z')],
        ],
      },
    );
  });
});

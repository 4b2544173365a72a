import { addDays, addMonths, type Day, isDay, type Period } from '../core/days.ts';
import { fold, listOf } from '../core/text.ts';
import { weekOf } from '../home/week.ts';

/** The months in Portuguese, English and Spanish, folded and cut to the letters that tell them apart. */
const MONTHS = [
  ...['janeiro, january, enero', 'fevereiro, february, febrero', 'marco, march, marzo'],
  ...['abril, april', 'maio, may, mayo', 'junho, june, junio', 'julho, july, julio'],
  ...['agosto, august', 'setembro, september, septiembre', 'outubro, october, octubre'],
  ...['novembro, november, noviembre', 'dezembro, december, diciembre'],
].map((names) => listOf(names));
/** Without the full names. `mar`, `may`, `set` and `abr` are words or parts of words too, but not next to a number. */
const SHORT_MONTHS = [
  ...['jan, ene', 'fev, feb', 'mar', 'abr, apr', 'mai', 'jun', 'jul', 'ago, aug', 'set, sep, sept'],
  ...['out, oct', 'nov', 'dez, dec, dic'],
].map((names) => listOf(names));

const WEEKDAYS = [
  ...['segunda, segunda-feira, monday, lunes', 'terca, terca-feira, tuesday, martes'],
  ...['quarta, quarta-feira, wednesday, miercoles', 'quinta, quinta-feira, thursday, jueves'],
  ...['sexta, sexta-feira, friday, viernes', 'sabado, saturday', 'domingo, sunday'],
].map((names) => listOf(names));

const RELATIVE: readonly [words: RegExp, period: (today: Day) => Period][] = [
  [/\b(?:depois de amanha|day after tomorrow|pasado manana)\b/, (today) => one(addDays(today, 2))],
  [/\b(?:amanha|tomorrow|manana)\b/, (today) => one(addDays(today, 1))],
  [/\b(?:hoje|today|hoy|agora|right now|ahora)\b/, one],
  [
    /\b(?:semana que vem|proxima semana|semana proxima|next week|semana que viene)\b/,
    (today) => weekOf(addDays(today, 7)),
  ],
  [/\b(?:esta semana|nesta semana|this week)\b/, weekOf],
  [
    /\b(?:mes que vem|proximo mes|next month|mes que viene)\b/,
    (today) => monthOf(addMonths(`${today.slice(0, 7)}-01`, 1)),
  ],
  [/\b(?:este mes|neste mes|this month)\b/, monthOf],
];

function one(day: Day): Period {
  return { start: day, end: day };
}

function monthOf(day: Day): Period {
  const start = `${day.slice(0, 7)}-01`;
  return { start, end: addDays(addMonths(start, 1), -1) };
}

const two = (number: number | string) => String(number).padStart(2, '0');

/** The day of a year, or of the year in which it comes next; null if there is no such day. */
function dayOf(today: Day, day: string, month: number, year: string | undefined): Day | null {
  const inYear = (of: number) => `${of}-${two(month)}-${two(day)}`;
  if (year) return isDay(inYear(Number(year))) ? inYear(Number(year)) : null;
  const thisYear = Number(today.slice(0, 4));
  const next = [thisYear, thisYear + 1, thisYear + 2, thisYear + 3, thisYear + 4]
    .map(inYear)
    .find((candidate) => isDay(candidate) && candidate >= today);
  return next ?? null;
}

const MONTH = String.raw`m(?<month>\d\d?)m`;
const YEAR_TOO = String.raw`(?: (?<year>\d{4}))?`;
/** `2026-12-15`, `15/12/2026`, `15 m12m 2026` and `m12m 15 2026`; a year is needed in the first only. */
const DATES = [
  /\b(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)\b/g,
  /\b(?<day>\d\d?)[/.](?<month>\d\d?)(?:[/.](?<year>\d{4}))?\b/g,
  new RegExp(String.raw`\b(?<day>\d\d?) ${MONTH}${YEAR_TOO}`, 'g'),
  new RegExp(String.raw`${MONTH} (?<day>\d\d?)\b${YEAR_TOO}`, 'g'),
];
const UNTIL = '(?:a|ate|to|until|till|e|and|y|al|hasta)';
/** `10 a 15 m7m`, `m7m 10 to 15`: two days of a month that is named once. */
const DAYS_OF_MONTH = [
  new RegExp(String.raw`\b(?<first>\d\d?) ${UNTIL} (?<last>\d\d?) ${MONTH}${YEAR_TOO}`),
  new RegExp(String.raw`${MONTH} (?<first>\d\d?) ${UNTIL} (?<last>\d\d?)\b${YEAR_TOO}`),
];
const MONTH_ALONE = new RegExp(`${MONTH}${YEAR_TOO}`);

const wordPattern = (words: readonly string[]) => words.join('|');

/** Replaces month names by `m7m`, and small words between the parts of a date. */
function withMonthTokens(question: string): string {
  let text = fold(question)
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/(\d)(?:st|nd|rd|th|o|º|ª)\b/g, '$1');
  for (const [index, names] of MONTHS.entries()) {
    text = text.replaceAll(
      new RegExp(String.raw`\b(?:${wordPattern(names)})\b`, 'g'),
      `m${index + 1}m`,
    );
  }
  for (const [index, names] of SHORT_MONTHS.entries()) {
    const short = wordPattern(names);
    text = text
      .replaceAll(new RegExp(String.raw`(\d )(?:de )?(?:${short})\b\.?`, 'g'), `$1m${index + 1}m`)
      .replaceAll(new RegExp(String.raw`\b(?:${short})\.? (\d\d?\b)`, 'g'), `m${index + 1}m $1`);
  }
  return text
    .replaceAll(/(\d) ?- ?(\d\d?) (?=(?:de |of )?m\d)/g, '$1 a $2 ')
    .replaceAll(/(\d) (?:de|of|del) (?=m\d|\d{4})/g, '$1 ')
    .replaceAll(/(m\d\d?m),? (?:de|of|del) (?=\d)/g, '$1 ')
    .replaceAll(/(m\d\d?m \d\d?),? (?=\d{4})/g, '$1 ');
}

type Groups = Partial<Record<'day' | 'first' | 'last' | 'month' | 'year', string>>;

function daysOfMonth(text: string, today: Day): Period | null {
  const pattern = DAYS_OF_MONTH.find((one) => one.test(text));
  const { first = '', last = '', month, year }: Groups = pattern?.exec(text)?.groups ?? {};
  const start = dayOf(today, first, Number(month), year);
  if (!start) return null;
  const end = dayOf(start, last, Number(month), start.slice(0, 4));
  return end && end >= start ? { start, end } : null;
}

/** In the order of the question. */
function datesIn(text: string, today: Day): Day[] {
  const found = DATES.flatMap((pattern) => [...text.matchAll(pattern)]);
  return found
    .sort((a, b) => a.index - b.index)
    .flatMap(({ groups = {} }) => {
      const { day = '', month, year }: Groups = groups;
      return dayOf(today, day, Number(month), year) ?? [];
    });
}

function weekdayIn(text: string, today: Day): Period | null {
  const words: readonly string[] = text.match(/[a-z-]+/g) ?? [];
  const weekday = WEEKDAYS.findIndex((names) => names.some((name) => words.includes(name)));
  if (weekday < 0) return null;
  const thisWeek = addDays(weekOf(today).start, weekday);
  return one(thisWeek >= today ? thisWeek : addDays(thisWeek, 7));
}

function monthIn(text: string, today: Day): Period | null {
  const found = MONTH_ALONE.exec(text);
  if (!found) return null;
  const { month, year }: Groups = found.groups ?? {};
  const first = dayOf(`${today.slice(0, 7)}-01`, '1', Number(month), year);
  return first ? monthOf(first) : null;
}

/**
 * The days that a question names, in Portuguese, English or Spanish: `15/12`, `15 de dezembro`, `from 10 to 15
 * July`, `next week`, `em julho`. A day without a year is the next one.
 * @returns null if it names none
 */
export function periodIn(question: string, today: Day): Period | null {
  const text = withMonthTokens(question);
  const ofMonth = daysOfMonth(text, today);
  if (ofMonth) return ofMonth;
  const [start, end = start] = datesIn(text, today);
  if (start && end) return end >= start ? { start, end } : { start, end: start };
  const relative = RELATIVE.find(([words]) => words.test(text));
  if (relative) return relative[1](today);
  return monthIn(text, today) ?? weekdayIn(text, today);
}

const LENGTHS: readonly [RegExp, number][] = [
  [/\b(?:uma|a|one|una) (?:semana|week)\b/, 7],
  [/\b(?:duas|two|dos) (?:semanas|weeks)\b/, 14],
];

/** The number of days that a question names: `10 dias`, `two weeks`; null if none. */
export function lengthIn(question: string): number | null {
  const text = fold(question);
  const days = /\b(\d{1,3}) (?:dias|dia|days|day)\b/.exec(text);
  if (days) return Number(days[1]);
  const weeks = /\b(\d{1,2}) (?:semanas|weeks)\b/.exec(text);
  if (weeks) return Number(weeks[1]) * 7;
  return LENGTHS.find(([words]) => words.test(text))?.[1] ?? null;
}

import type { Holiday } from '@intranet/contract/balance/law.ts';
import type { Day } from '@intranet/contract/core/days.ts';
import Holidays from 'date-holidays';
import { currentLanguage } from './translators.ts';

type HolidayLanguage = 'pt' | 'en' | 'es';

/** Portuguese as specified. */
function holidayLanguage(): HolidayLanguage {
  const language = currentLanguage();
  return language === 'en' || language === 'es' ? language : 'pt';
}

/** Cached by state, year and language, because the library takes milliseconds for each. */
const known = new Map<string, readonly Holiday[]>();

/** The library has all names in Portuguese, most in English, and some in Spanish. */
function publicHolidays(year: number, state: string, language: HolidayLanguage): Holiday[] {
  const options = { types: ['public' as const] };
  const calendar = state ? new Holidays('BR', state, options) : new Holidays('BR', options);
  const namesIn = (wanted: HolidayLanguage) =>
    calendar.getHolidays(year, wanted).map(({ name }) => name);
  const [names, english] = [namesIn(language), namesIn('en')];
  return calendar.getHolidays(year, 'pt').map(({ date, name }, index) => {
    // Without a Spanish name the library gives the English one.
    const isMissing = language === 'es' && names[index] === english[index];
    const shown = isMissing ? name : (names[index] ?? name);
    return { day: date.slice(0, 10), name: shown.replaceAll("'", '’') };
  });
}

/** The library's list for some states, such as São Paulo, lacks the national holiday of 20 November. */
function holidaysOf(year: number, state: string): readonly Holiday[] {
  const language = holidayLanguage();
  const key = `${state} ${year} ${language}`;
  const found = known.get(key);
  if (found) return found;
  const national = publicHolidays(year, '', language);
  const days = new Set(national.map(({ day }) => day));
  const own = state
    ? publicHolidays(year, state, language).filter(({ day }) => !days.has(day))
    : [];
  const all = [...national, ...own].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  known.set(key, all);
  return all;
}

/** Public holidays of Brazil and a state, such as SP, between two days, inclusive. */
export function holidaysBetween(from: Day, to: Day, state: string): Holiday[] {
  const holidays: Holiday[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    holidays.push(...holidaysOf(year, state).filter(({ day }) => day >= from && day <= to));
  }
  return holidays;
}

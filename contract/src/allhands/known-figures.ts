import type { Day } from '../core/days.ts';
import type { Deck } from './deck-schema.ts';
import { inLanguage, type Words } from './deck-words.ts';
import type { KnownPart } from './known-parts.ts';

/** The most people without a date who are named. */
export const MAX_NAMED = 5;

interface Counted {
  /** How many people there are of each number of whole years. */
  years: { years: number; people: number }[];
  /** People on staff without the date. */
  unknown: number;
  /** The names of the first of them, at most `MAX_NAMED`. */
  unknown_names: string[];
}

/** What the product knows on a day. People are those on staff: who have started and have not left. */
export interface KnownFigures {
  as_of: Day;
  headcount: number;
  ages: Counted;
  tenures: Counted;
  away: { year: number; areas: { area: string; months: number[] }[] };
  revenue: { year: number; goals: number[]; actuals: number[] };
}

/** The years that a label covers, such as "20-29", "50+" or "Under 1 year"; null for any other label. */
export function yearsOf(label: string): [from: number, to: number] | null {
  const [, from, to] = /^(\d{1,3})\s*[-–]\s*(\d{1,3})(?!\d)/.exec(label) ?? [];
  if (from && to) return [Number(from), Number(to)];
  const [, least] = /^(\d{1,3})\s*\+/.exec(label) ?? [];
  if (least) return [Number(least), Number.POSITIVE_INFINITY];
  const [, below] = /^under (\d{1,3})(?!\d)/i.exec(label) ?? [];
  return below ? [0, Number(below) - 1] : null;
}

type Bands = Deck['age_bands'];

/** Why people can't be counted in bands: dates, labels or years that have no band or several. */
export type BandProblem =
  | { reason: 'no_date'; people: number; names: string[] }
  | { reason: 'no_range'; label: string }
  | { reason: 'no_band' | 'several_bands'; years: number };

const labelOf = ({ label }: Bands[number]) => inLanguage(label, 'en');

function bandsWith(bands: Bands, years: number): Bands {
  return bands.filter((band) => {
    const range = yearsOf(labelOf(band));
    return range && years >= range[0] && years <= range[1];
  });
}

/** The first reason why people can't be counted in these bands; null if they can. */
export function findBandProblem(bands: Bands, counted: Counted): BandProblem | null {
  const { years, unknown, unknown_names } = counted;
  if (unknown > 0) return { reason: 'no_date', people: unknown, names: unknown_names };
  const unread = bands.find((band) => yearsOf(labelOf(band)) === null);
  if (unread) return { reason: 'no_range', label: labelOf(unread) };
  const misfit = years.find((one) => bandsWith(bands, one.years).length !== 1);
  if (!misfit) return null;
  const isOutside = bandsWith(bands, misfit.years).length === 0;
  return { reason: isOutside ? 'no_band' : 'several_bands', years: misfit.years };
}

/** The bands with the people of each, or null if there is a problem. */
export function countInBands(bands: Bands, counted: Counted): Bands | null {
  if (findBandProblem(bands, counted)) return null;
  return bands.map((band) => {
    const own = counted.years.filter(({ years }) => bandsWith([band], years).length > 0);
    return { ...band, people: own.reduce((sum, { people }) => sum + people, 0) };
  });
}

const MONTHS: Words[] = [
  { en: 'Jan', pt: 'jan', es: 'ene' },
  { en: 'Feb', pt: 'fev', es: 'feb' },
  { en: 'Mar', pt: 'mar', es: 'mar' },
  { en: 'Apr', pt: 'abr', es: 'abr' },
  { en: 'May', pt: 'mai', es: 'may' },
  { en: 'Jun', pt: 'jun', es: 'jun' },
  { en: 'Jul', pt: 'jul', es: 'jul' },
  { en: 'Aug', pt: 'ago', es: 'ago' },
  { en: 'Sep', pt: 'set', es: 'sep' },
  { en: 'Oct', pt: 'out', es: 'oct' },
  { en: 'Nov', pt: 'nov', es: 'nov' },
  { en: 'Dec', pt: 'dez', es: 'dic' },
];

const REVENUE_TITLE = 'Revenue and goal by month';
/** True for the title of the chart that the product fills in. */
export const isRevenueTitle = (title: Words): boolean =>
  inLanguage(title, 'en').startsWith(REVENUE_TITLE);

function revenueChart({ year, goals, actuals }: KnownFigures['revenue']) {
  return {
    title: {
      en: `${REVENUE_TITLE}, ${year}`,
      pt: `Receita e meta por mês, ${year}`,
      es: `Ingresos y meta por mes, ${year}`,
    },
    kind: 'bar' as const,
    labels: MONTHS,
    datasets: [
      { label: { en: 'Revenue', pt: 'Receita', es: 'Ingresos' }, values: actuals },
      { label: { en: 'Goal', pt: 'Meta', es: 'Meta' }, values: goals },
    ],
  };
}

const fillers: Record<KnownPart, (deck: Deck, known: KnownFigures) => Deck | null> = {
  headcount: (deck, { headcount }) => ({
    ...deck,
    workforce: deck.workforce.map((region) =>
      region.name === 'Grupo' ? { ...region, headcount } : region,
    ),
  }),
  age_bands: (deck, { ages }) => {
    const bands = countInBands(deck.age_bands, ages);
    return bands && { ...deck, age_bands: bands };
  },
  time_bands: (deck, { tenures }) => {
    const bands = countInBands(deck.time_bands, tenures);
    return bands && { ...deck, time_bands: bands };
  },
  away: (deck, { away }) => ({ ...deck, away }),
  revenue: (deck, { revenue }) => {
    const chart = revenueChart(revenue);
    const { charts } = deck.commercial;
    const replaced = charts.some(({ title }) => isRevenueTitle(title))
      ? charts.map((one) => (isRevenueTitle(one.title) ? chart : one))
      : [...charts, chart];
    return { ...deck, commercial: { ...deck.commercial, charts: replaced } };
  },
};

/** The deck with a part as the product knows it, and the date; null if the product can't fill it. */
export function fillKnown(deck: Deck, known: KnownFigures, part: KnownPart): Deck | null {
  const filled = fillers[part](deck, known);
  return filled && { ...filled, as_of: { ...deck.as_of, [part]: known.as_of } };
}

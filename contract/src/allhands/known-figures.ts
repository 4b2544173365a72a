import type { Day } from '../core/days.ts';
import type { Deck } from './deck-schema.ts';
import { inLanguage, type Words } from './deck-words.ts';
import type { KnownPart } from './known-parts.ts';

interface Counted {
  /** How many people there are of each number of whole years. */
  years: { years: number; people: number }[];
  /** People on staff without the date. */
  unknown: number;
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

/** The bands with the people of each, or null if somebody is in none or in several. */
export function countInBands(bands: Bands, { years, unknown }: Counted): Bands | null {
  const ranges = bands.map(({ label }) => yearsOf(inLanguage(label, 'en')));
  const belongs = (age: number) =>
    ranges.flatMap((range, index) => (range && age >= range[0] && age <= range[1] ? [index] : []));
  const people = bands.map(() => 0);
  if (unknown > 0 || ranges.includes(null)) return null;
  for (const one of years) {
    const [index, ...others] = belongs(one.years);
    if (index === undefined || others.length > 0) return null;
    people[index] = (people[index] ?? 0) + one.people;
  }
  return bands.map((band, index) => ({ ...band, people: people[index] ?? 0 }));
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

import type { Day } from '../core/days.ts';

/** 2026-11-28 → 4Q2026 */
export const quarterOf = (day: Day): string =>
  `${Math.ceil(Number(day.slice(5, 7)) / 3)}Q${day.slice(0, 4)}`;

/** 4Q2024 → 1Q2025 */
export function quarterAfter(quarter: string): string {
  const [number, year] = [Number(quarter.slice(0, 1)), Number(quarter.slice(2))];
  return number === 4 ? `1Q${year + 1}` : `${number + 1}Q${year}`;
}

/** A sort key for quarters: 4Q2024 comes after 3Q2024 and before 1Q2025. */
export const inTime = (quarter: string) => `${quarter.slice(2)}${quarter.slice(0, 1)}`;

const ORDINALS = {
  en: ['first', 'second', 'third', 'fourth'],
  pt: ['primeiro', 'segundo', 'terceiro', 'quarto'],
  es: ['primer', 'segundo', 'tercer', 'cuarto'],
};

/** A quarter as a subtitle may name it: 3Q2024, 3T2024, "third quarter of 2024". */
function inWords(quarter: string): string[] {
  const [number, year] = [Number(quarter.slice(0, 1)), quarter.slice(2)];
  const { en, pt, es } = ORDINALS;
  return [
    quarter,
    quarter.replace('Q', 'T'),
    `${en[number - 1]} quarter of ${year}`,
    `${pt[number - 1]} trimestre de ${year}`,
    `${es[number - 1]} trimestre de ${year}`,
  ];
}

/** The deck as another quarter's, with the quarter that its subtitle names. */
export function deckForQuarter<D extends { quarter: string; subtitle: unknown }>(
  deck: D,
  quarter: string,
): D {
  const after = inWords(quarter);
  const subtitle = inWords(deck.quarter).reduce(
    (words, one, index) => words.replaceAll(one, after[index] ?? one),
    JSON.stringify(deck.subtitle),
  );
  return { ...deck, quarter, subtitle: JSON.parse(subtitle) };
}

import type { Report } from '../../report.ts';
import { sum } from '../../sums.ts';

/** Yearly totals of the deck's last year, in R$ (spec §9). */
const TOTAL_2024 = 6_730_501;
const SHARES = { Salário: 59.29, 'Bônus por metas (KPI)': 3.39, 'Bônus por deal': 37.32 };

interface Level {
  readonly cargo: string;
  readonly people: number;
  /** A month's salary in R$: the band's ends, and the median paid. */
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

const LEVELS: readonly Level[] = [
  { cargo: 'Intern Assist', people: 6, low: 1800, median: 2200, high: 2600 },
  { cargo: 'Junior Assist', people: 11, low: 3600, median: 4400, high: 5200 },
  { cargo: 'Mid-level Assist', people: 12, low: 5600, median: 6800, high: 8200 },
  { cargo: 'Senior Assist', people: 8, low: 8600, median: 10400, high: 12600 },
  { cargo: 'Head', people: 7, low: 13500, median: 16800, high: 20500 },
  { cargo: 'C-Level', people: 2, low: 22000, median: 27000, high: 33000 },
];
const people = sum(LEVELS.map((level) => level.people));
const payroll = sum(LEVELS.map((level) => level.people * level.median));

export const COMPENSATION: Report = {
  name: 'compensation',
  lang: 'pt-BR',
  title: 'Remuneração',
  standsFor: 'o relatório de remuneração',
  basis: 'Faixas por cargo, sem nomes · R$ por mês, salvo indicação',
  blocks: [
    {
      kind: 'tiles',
      tiles: [
        { label: 'Remuneração total em 2024', value: TOTAL_2024 / 1000, format: 'millions' },
        { label: 'Pessoas', value: people },
        { label: 'Folha mensal na mediana', value: payroll, format: 'reais' },
        { label: 'Salário médio na mediana', value: Math.round(payroll / people), format: 'reais' },
      ],
    },
    {
      kind: 'ranges',
      title: 'Faixas salariais por cargo',
      note: 'R$ por mês',
      midLabel: 'mediana',
      format: 'reais',
      ranges: LEVELS.map(({ cargo, low, median, high }) => ({
        label: cargo,
        low,
        mid: median,
        high,
      })),
    },
    {
      kind: 'share',
      half: true,
      title: 'Composição em 2024',
      note: 'R$ por ano',
      format: 'reais',
      of: '2024',
      parts: Object.entries(SHARES).map(([label, share]) => ({
        label,
        value: Math.round((TOTAL_2024 * share) / 100),
      })),
    },
    {
      kind: 'bars',
      half: true,
      title: 'Pessoas por cargo',
      format: 'whole',
      bars: LEVELS.map(({ cargo, people: value }) => ({ label: cargo, value })),
    },
    {
      kind: 'table',
      title: 'Faixas e posição na faixa',
      note: 'R$ por mês',
      rowLabel: 'Cargo',
      columns: [
        { label: 'Pessoas' },
        { label: 'Mínimo' },
        { label: 'Mediana' },
        { label: 'Máximo' },
        { label: 'Posição na faixa', format: 'percent' },
        { label: 'Folha na mediana' },
      ],
      rows: [
        ...LEVELS.map(({ cargo, people: staff, low, median, high }) => ({
          label: cargo,
          cells: [staff, low, median, high, ((median - low) / (high - low)) * 100, staff * median],
        })),
        { label: 'Total', level: 'total', cells: [people, null, null, null, null, payroll] },
      ],
    },
  ],
};

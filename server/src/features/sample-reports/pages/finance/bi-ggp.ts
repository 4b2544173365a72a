import type { Block, Report } from '../../report.ts';
import { percent, sum } from '../../sums.ts';
import { bridge, mix, statement, tiles, UNIT } from './bi-ggp-blocks.ts';
import {
  ANNUAL,
  BUDGET_2026,
  byMonth,
  CLOSED_MONTHS,
  convert,
  FIRST_PROJECTED_YEAR,
  type Figures,
  join,
  labelOf,
  MONTHS,
  ofRegion,
  REGIONS,
  REVENUE,
  type Region,
  results,
  slice,
  total,
  YEARS,
} from './statement.ts';

const THIS_YEAR = YEARS.indexOf('2026');
const MONTHS_2026 = byMonth(ANNUAL, THIS_YEAR);
const MONTHS_2025 = byMonth(ANNUAL, THIS_YEAR - 1);
const BUDGET_MONTHS = byMonth(BUDGET_2026, 0);
const IN_2026 = MONTHS.map((month) => `${month}/26`);

function report(view: string | null, blocks: readonly Block[], basis: string): Report {
  return {
    name: view ? `frp-${view.toLowerCase()}` : 'frp',
    lang: 'pt-BR',
    title: view ? `BI GGP – ${view}` : 'BI GGP – Resultado gerencial',
    standsFor: 'o BI GGP da contabilidade',
    basis,
    blocks,
  };
}

function againstBudget(start: number, end: number, title: string): Block {
  return {
    kind: 'columns',
    title,
    note: UNIT,
    categoryLabel: 'Mês',
    categories: MONTHS.slice(start, end),
    format: 'thousands',
    ...(end > CLOSED_MONTHS && { projectedFrom: Math.max(CLOSED_MONTHS - start, 0) }),
    series: [
      { label: 'Realizado e previsto', values: results(slice(MONTHS_2026, start, end)).net },
      { label: 'Orçado', values: results(slice(BUDGET_MONTHS, start, end)).net },
    ],
  };
}

const overview = report(
  null,
  [
    tiles(
      slice(ANNUAL, THIS_YEAR, THIS_YEAR + 1),
      slice(ANNUAL, THIS_YEAR - 1, THIS_YEAR),
      'sobre 2025',
    ),
    {
      kind: 'columns',
      title: 'Receita bruta por linha, com projeção até 2028',
      note: UNIT,
      stacked: true,
      categoryLabel: 'Ano',
      categories: YEARS,
      projectedFrom: FIRST_PROJECTED_YEAR,
      format: 'thousands',
      series: REVENUE.map((line) => ({ label: labelOf(line), values: ANNUAL[line] })),
    },
    {
      kind: 'lines',
      half: true,
      title: 'Margem EBITDA',
      note: '% da receita líquida',
      categoryLabel: 'Ano',
      categories: YEARS,
      projectedFrom: FIRST_PROJECTED_YEAR,
      format: 'percent',
      area: true,
      series: [
        { label: 'Margem EBITDA', values: percent(results(ANNUAL).ebitda, results(ANNUAL).net) },
      ],
    },
    {
      kind: 'share',
      half: true,
      title: 'Receita líquida por região em 2026',
      note: UNIT,
      format: 'thousands',
      of: '2026',
      parts: REGIONS.map((region) => ({
        label: region,
        value: results(ofRegion(ANNUAL, region)).net[THIS_YEAR] ?? 0,
      })),
    },
    statement(ANNUAL, YEARS, { projectedFrom: FIRST_PROJECTED_YEAR }),
  ],
  'Base: outubro de 2026 · grupo consolidado',
);

function monthsView(
  view: string,
  [start, end]: readonly [number, number],
  basis: string,
  before: { figures: Figures; label: string },
): Report {
  const figures = slice(MONTHS_2026, start, end);
  return report(
    view,
    [
      tiles(figures, before.figures, before.label),
      againstBudget(start, end, 'Receita líquida: realizado e orçado'),
      bridge(figures, 'Da receita ao lucro'),
      mix(figures, 'no período'),
      statement(figures, IN_2026.slice(start, end), {
        projectedFrom: Math.max(CLOSED_MONTHS - start, 0),
        sumLabel: 'Total',
      }),
    ],
    basis,
  );
}

const actual = monthsView(
  'Actual',
  [0, CLOSED_MONTHS],
  'Realizado de janeiro a outubro de 2026, mês a mês, e orçamento',
  { figures: slice(BUDGET_MONTHS, 0, CLOSED_MONTHS), label: 'sobre o orçado' },
);

const fullYear = monthsView(
  'FullYear',
  [0, MONTHS.length],
  'Ano completo de 2026: dez meses realizados e dois previstos',
  { figures: MONTHS_2025, label: 'sobre 2025' },
);

const currentQuarter = monthsView(
  'Q0',
  [9, 12],
  'Trimestre corrente (4T26): outubro realizado, novembro e dezembro previstos',
  { figures: slice(MONTHS_2025, 9, 12), label: 'sobre o 4T25' },
);

const NEXT_QUARTER = slice(byMonth(ANNUAL, FIRST_PROJECTED_YEAR), 0, 3);
const LAST_FIRST_QUARTER = slice(MONTHS_2026, 0, 3);

const nextQuarter = report(
  'Q1',
  [
    tiles(NEXT_QUARTER, LAST_FIRST_QUARTER, 'sobre o 1T26'),
    {
      kind: 'columns',
      title: 'Receita líquida: 1T26 realizado e 1T27 projetado',
      note: UNIT,
      categoryLabel: 'Mês',
      categories: MONTHS.slice(0, 3),
      format: 'thousands',
      series: [
        { label: '1T27 (projeção)', values: results(NEXT_QUARTER).net },
        { label: '1T26', values: results(LAST_FIRST_QUARTER).net },
      ],
    },
    bridge(NEXT_QUARTER, 'Da receita ao lucro no 1T27'),
    mix(NEXT_QUARTER, '1T27'),
    statement(NEXT_QUARTER, ['jan/27', 'fev/27', 'mar/27'], {
      projectedFrom: 0,
      sumLabel: 'Total',
    }),
  ],
  'Próximo trimestre (1T27), projeção',
);

const CLOSED = slice(MONTHS_2026, 0, CLOSED_MONTHS);
const CLOSED_2025 = slice(MONTHS_2025, 0, CLOSED_MONTHS);
/** Each month with all before it. */
const running = (values: readonly number[]) => values.map((_, i) => sum(values.slice(0, i + 1)));

const yearToDate = report(
  'YTD',
  [
    tiles(CLOSED, CLOSED_2025, 'sobre jan–out de 2025'),
    {
      kind: 'lines',
      title: 'Receita líquida acumulada',
      note: UNIT,
      area: true,
      categoryLabel: 'Até',
      categories: MONTHS.slice(0, CLOSED_MONTHS),
      format: 'thousands',
      series: [
        { label: '2026', values: running(results(CLOSED).net) },
        { label: '2025', values: running(results(CLOSED_2025).net) },
        {
          label: 'Orçado 2026',
          values: running(results(slice(BUDGET_MONTHS, 0, CLOSED_MONTHS)).net),
        },
      ],
    },
    bridge(CLOSED, 'Da receita ao lucro, jan–out de 2026'),
    mix(CLOSED, 'jan–out'),
    statement(
      join(total(CLOSED), total(CLOSED_2025), total(slice(BUDGET_MONTHS, 0, CLOSED_MONTHS))),
      ['2026', '2025', 'Orçado 2026'],
    ),
  ],
  'Acumulado de janeiro a outubro de 2026',
);

function regionView(view: string, region: Region, euros?: number): Report {
  const inReais = ofRegion(ANNUAL, region);
  const years = euros ? convert(inReais, euros) : inReais;
  const months = byMonth(years, THIS_YEAR);
  const note = euros ? '€ mil' : UNIT;
  const currency = euros ? `, em € (R$ ${euros.toFixed(2).replace('.', ',')} por €)` : '';
  return report(
    view,
    [
      tiles(months, byMonth(years, THIS_YEAR - 1), 'sobre 2025', euros ? 'euros' : 'millions'),
      {
        kind: 'columns',
        title: 'Receita líquida e EBITDA, com projeção até 2028',
        note,
        categoryLabel: 'Ano',
        categories: YEARS,
        projectedFrom: FIRST_PROJECTED_YEAR,
        format: 'thousands',
        series: [
          { label: 'Receita líquida', values: results(years).net },
          { label: 'EBITDA', values: results(years).ebitda },
        ],
      },
      bridge(months, 'Da receita ao lucro em 2026', note),
      mix(months, '2026', note),
      statement(months, IN_2026, { projectedFrom: CLOSED_MONTHS, sumLabel: '2026', note }),
    ],
    `Região ${region}, 2026${currency}`,
  );
}

/** BI GGP and its eight views: the same account over another period or region (D33). */
export const BI_GGP: readonly Report[] = [
  overview,
  actual,
  fullYear,
  currentQuarter,
  nextQuarter,
  yearToDate,
  regionView('Scale', 'Scale'),
  regionView('Latam', 'Latam'),
  regionView('Euro', 'Europa', 6.25),
];

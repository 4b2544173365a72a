import type { Block, Report } from '../../report.ts';
import { sum } from '../../sums.ts';
import {
  DEAL_YEARS,
  DEALS,
  expectedFee,
  FIRST_FORECAST_YEAR,
  feeOf,
  OPEN_DEALS,
  SECTORS,
  STAGES,
} from '../deals.ts';

const of = (year: number) => DEALS.filter((deal) => deal.year === year);
const expected = DEAL_YEARS.map((year) => sum(of(year).map(expectedFee)));
const pipeline = sum(OPEN_DEALS.map(feeOf));
const weighted = sum(OPEN_DEALS.map(expectedFee));
const projectedFrom = DEAL_YEARS.indexOf(FIRST_FORECAST_YEAR);
const thisYear = expected[projectedFrom] ?? 0;

const forecast: Block = {
  kind: 'columns',
  title: 'Previsão de deals de 2023 a 2027, por setor',
  note: 'honorários ponderados, R$ mil',
  stacked: true,
  categoryLabel: 'Ano',
  categories: DEAL_YEARS.map(String),
  projectedFrom,
  format: 'thousands',
  series: SECTORS.map((sector) => ({
    label: sector,
    values: DEAL_YEARS.map((year) =>
      sum(
        of(year)
          .filter((deal) => deal.sector === sector)
          .map(expectedFee),
      ),
    ),
  })),
};

const tiles: Block = {
  kind: 'tiles',
  tiles: [
    {
      label: 'Honorários ponderados em 2026',
      value: thisYear,
      before: expected[projectedFrom - 1] ?? 0,
      beforeLabel: 'sobre 2025',
      format: 'millions',
      trend: expected,
    },
    { label: 'Mandatos em aberto', value: OPEN_DEALS.length },
    { label: 'Pipeline bruto', value: pipeline, format: 'millions' },
    {
      label: 'Pipeline ponderado',
      value: weighted,
      format: 'millions',
      note: 'pela chance de conclusão',
    },
  ],
};

const stages: Block = {
  kind: 'bars',
  half: true,
  title: 'Pipeline por etapa',
  note: 'honorários ponderados, R$ mil',
  format: 'thousands',
  bars: STAGES.map((stage) => {
    const inStage = OPEN_DEALS.filter((deal) => deal.stage === stage);
    return {
      label: stage,
      note: `${inStage.length} mandatos`,
      value: sum(inStage.map(expectedFee)),
    };
  }),
};

const sides: Block = {
  kind: 'share',
  half: true,
  title: 'Mandatos por tipo',
  format: 'whole',
  of: '2023 a 2027',
  parts: (['Venda', 'Compra', 'Captação'] as const).map((side) => ({
    label: side,
    value: DEALS.filter((deal) => deal.side === side).length,
  })),
};

const counts: Block = {
  kind: 'columns',
  half: true,
  title: 'Deals por ano',
  categoryLabel: 'Ano',
  categories: DEAL_YEARS.map(String),
  projectedFrom,
  format: 'whole',
  series: [{ label: 'Deals', values: DEAL_YEARS.map((year) => of(year).length) }],
};

const FORECAST: Report = {
  name: 'meabi',
  lang: 'pt-BR',
  title: 'Deals: previsão 2023 a 2027',
  standsFor: 'o painel BI-Deals de M&A',
  basis: 'Posição em outubro de 2026',
  blocks: [
    tiles,
    forecast,
    stages,
    sides,
    {
      kind: 'table',
      title: 'Mandatos em aberto',
      note: 'R$ mil',
      rowLabel: 'Projeto',
      columns: [
        { label: 'Setor', words: true },
        { label: 'Etapa', words: true },
        { label: 'Ano', format: 'text' },
        { label: 'Honorários' },
        { label: 'Chance', format: 'wholePercent' },
        { label: 'Ponderado' },
      ],
      rows: [
        ...OPEN_DEALS.map((deal) => ({
          label: deal.project,
          cells: [
            deal.sector,
            deal.stage,
            String(deal.year),
            feeOf(deal),
            deal.chance,
            expectedFee(deal),
          ],
        })),
        { label: 'Total', level: 'total', cells: [null, null, null, pipeline, null, weighted] },
      ],
    },
  ],
};

const DECK: Report = {
  name: 'allhands-mea',
  lang: 'pt-BR',
  title: 'M&A: previsão de deals 2023 a 2027',
  standsFor: 'o relatório de M&A da apresentação All Hands',
  blocks: [tiles, forecast, counts, stages],
};

export const DEALS_FORECAST: readonly Report[] = [FORECAST, DECK];

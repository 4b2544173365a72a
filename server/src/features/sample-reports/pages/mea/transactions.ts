import type { Report } from '../../report.ts';
import { sum } from '../../sums.ts';
import { DEALS, feeOf } from '../deals.ts';

/** EBITDA of each target, so that a multiple follows. */
const EBITDA = [12, 16, 9, 23, 14, 11, 19, 13, 17, 11, 18].map((millions) => millions * 1000);
const closed = DEALS.filter(({ stage }) => stage === 'Concluído').map((deal, i) => ({
  ...deal,
  ebitda: EBITDA[i] ?? 0,
}));
const values = closed.map(({ value }) => value);
const multiples = closed.map(({ value, ebitda }) => value / ebitda);
const sectors = [...new Set(closed.map(({ sector }) => sector))];

export const TRANSACTIONS: Report = {
  name: 'transexcel',
  lang: 'pt-BR',
  title: 'Transações concluídas',
  standsFor: 'a planilha Excel de transações de M&A',
  basis: '2023 a 2026 · R$ mil',
  blocks: [
    {
      kind: 'table',
      title: 'Transações',
      note: 'R$ mil',
      sheet: true,
      rowLabel: 'Projeto',
      columns: [
        { label: 'Ano', format: 'text' },
        { label: 'Setor', words: true },
        { label: 'Tipo', words: true },
        { label: 'EV' },
        { label: 'EBITDA' },
        { label: 'EV/EBITDA', format: 'multiple' },
        { label: 'Fee %', format: 'percent' },
        { label: 'Honorários' },
      ],
      rows: [
        ...closed.map((deal) => ({
          label: deal.project,
          cells: [
            String(deal.year),
            deal.sector,
            deal.side,
            deal.value,
            deal.ebitda,
            deal.value / deal.ebitda,
            deal.fee,
            feeOf(deal),
          ],
        })),
        {
          label: 'Total',
          level: 'total',
          cells: [
            null,
            null,
            null,
            sum(values),
            sum(EBITDA),
            sum(values) / sum(EBITDA),
            (sum(closed.map(feeOf)) / sum(values)) * 100,
            sum(closed.map(feeOf)),
          ],
        },
      ],
    },
    {
      kind: 'bars',
      half: true,
      title: 'Múltiplo EV/EBITDA por transação',
      format: 'multiple',
      bars: closed
        .map(({ project, year }, i) => ({
          label: project,
          note: String(year),
          value: multiples[i] ?? 0,
        }))
        .toSorted((a, b) => b.value - a.value),
    },
    {
      kind: 'share',
      half: true,
      title: 'Valor transacionado por setor',
      note: 'R$ mil',
      format: 'millions',
      of: '2023 a 2026',
      parts: sectors.map((label) => ({
        label,
        value: sum(closed.filter(({ sector }) => sector === label).map(({ value }) => value)),
      })),
    },
  ],
};

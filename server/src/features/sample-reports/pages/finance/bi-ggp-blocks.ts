import type { Block, Tile } from '../../report.ts';
import { percent, sum } from '../../sums.ts';
import {
  type Figures,
  join,
  labelOf,
  REVENUE,
  results,
  statementRows,
  total,
} from './statement.ts';

export const UNIT = 'R$ mil';

/** The four figures that every view begins with, against those of another period. */
export function tiles(
  figures: Figures,
  before: Figures,
  beforeLabel: string,
  format: 'millions' | 'euros' = 'millions',
): Block {
  const [now, then] = [results(total(figures)), results(total(before))];
  const tile = (label: string, key: 'gross' | 'net' | 'ebitda' | 'profit'): Tile => ({
    label,
    value: sum(now[key]),
    before: sum(then[key]),
    beforeLabel,
    format,
    ...(figures.success.length > 1 && { trend: results(figures)[key] }),
  });
  const [margin = 0] = percent(now.ebitda, now.net);
  const [marginBefore = 0] = percent(then.ebitda, then.net);
  return {
    kind: 'tiles',
    tiles: [
      tile('Receita líquida', 'net'),
      tile('EBITDA', 'ebitda'),
      {
        label: 'Margem EBITDA',
        value: margin,
        before: marginBefore,
        beforeLabel,
        format: 'percent',
      },
      tile('Lucro líquido', 'profit'),
    ],
  };
}

/** From gross revenue to profit. */
export function bridge(figures: Figures, title: string, note = UNIT): Block {
  const all = total(figures);
  const one = (values: readonly number[]) => sum(values);
  return {
    kind: 'cascade',
    half: true,
    title,
    note,
    format: 'thousands',
    opening: { label: 'Receita bruta', value: one(results(all).gross) },
    steps: [
      { label: labelOf('salesTax'), value: one(all.salesTax) },
      { label: labelOf('salaries'), value: one(all.salaries) },
      { label: labelOf('variable'), value: one(all.variable) },
      {
        label: 'Demais despesas',
        value: one([...all.technology, ...all.offices, ...all.travel, ...all.services]),
      },
      { label: labelOf('depreciation'), value: one(all.depreciation) },
      { label: labelOf('financial'), value: one(all.financial) },
      { label: labelOf('incomeTax'), value: one(all.incomeTax) },
    ],
    closing: 'Lucro líquido',
  };
}

/** What the revenue is made of. */
export function mix(figures: Figures, of: string, note = UNIT): Block {
  return {
    kind: 'share',
    half: true,
    title: 'Receita bruta por linha',
    note,
    format: 'thousands',
    of,
    parts: REVENUE.map((line) => ({ label: labelOf(line), value: sum(figures[line]) })),
  };
}

/** The whole account; with `sumLabel`, all periods once more as one. */
export function statement(
  figures: Figures,
  periods: readonly string[],
  { projectedFrom = periods.length, sumLabel = '', note = UNIT } = {},
): Block {
  const columns = periods.map((label, i) => ({ label, projected: i >= projectedFrom }));
  return {
    kind: 'table',
    title: 'Demonstração de resultado',
    note,
    rowLabel: 'Conta',
    columns: sumLabel ? [...columns, { label: sumLabel }] : columns,
    rows: statementRows(sumLabel ? join(figures, total(figures)) : figures),
  };
}

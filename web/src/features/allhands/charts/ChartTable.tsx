import type { DeckChart } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { figureText } from '../sections/figures.ts';
import classes from './Chart.module.css';
import { RowsTable } from './RowsTable.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';
import type { Series } from './series.ts';

interface ChartTableProps {
  chart: DeckChart;
  series: readonly Series[];
}

export function ChartTable({ chart: { title, kind, labels, datasets }, series }: ChartTableProps) {
  const figure = ({ values }: Series, place: number) => figureText(values[place] ?? 0);
  const pie = kind === 'pie';
  return (
    <ScrollRegion className={classes.tableArea} aria-label={t('{title}: figures', { title })}>
      <RowsTable
        heads={
          pie
            ? ['', datasets.map(({ label }) => label).join(' + ')]
            : ['', ...series.map(({ label }) => label)]
        }
        rows={
          pie
            ? series.map((one) => [one.label, figure(one, 0)])
            : labels.map((label, place) => [label, ...series.map((one) => figure(one, place))])
        }
      />
    </ScrollRegion>
  );
}

import type { DeckChart } from '@intranet/contract/allhands/deck-schema.ts';
import { figureText } from '../sections/figures.ts';
import classes from './Chart.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';
import type { Series } from './series.ts';

interface ChartTableProps {
  chart: DeckChart;
  series: readonly Series[];
}

function SlicesTable({ chart, series }: ChartTableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{chart.title}</th>
          <th scope="col">{chart.datasets.map(({ label }) => label).join(' + ')}</th>
        </tr>
      </thead>
      <tbody>
        {series.map(({ label, index, values }) => (
          <tr key={index}>
            <th scope="row">{label}</th>
            <td>{figureText(values[0] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DatasetsTable({ chart, series }: ChartTableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          {series.map(({ label, index }) => (
            <th key={index} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.labels.map((label, place) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ index, values }) => (
              <td key={index}>{figureText(values[place] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ChartTable(props: ChartTableProps) {
  const Table = props.chart.kind === 'pie' ? SlicesTable : DatasetsTable;
  return (
    <ScrollRegion className={classes.tableArea} aria-label={`${props.chart.title}, figures`}>
      <Table {...props} />
    </ScrollRegion>
  );
}

import type { DeckChart } from '@intranet/contract/allhands/deck-schema.ts';
import { Button } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { BarChart } from './BarChart.tsx';
import classes from './Chart.module.css';
import { ChartFilter } from './ChartFilter.tsx';
import { ChartTable } from './ChartTable.tsx';
import { LineChart } from './LineChart.tsx';
import { PieChart } from './PieChart.tsx';
import { type Hidden, type Series, seriesOf } from './series.ts';
import { Texture } from './Texture.tsx';
import { useDrawnSize } from './use-drawn-size.ts';

const CHARTS = { bar: BarChart, line: LineChart, pie: PieChart };

/** Draws at the actual size, so the text matches the text around it. */
function Drawing({ chart, series }: { chart: DeckChart; series: readonly Series[] }) {
  const { ref, width, height } = useDrawnSize<HTMLDivElement>();
  const Chart = CHARTS[chart.kind];
  const names = series.map(({ label }) => label).join(', ');
  const id = useId();
  const textureId = (index: number) => `${id}-${index}`;
  return (
    <div ref={ref} className={classes.drawing}>
      {width > 0 && (
        <svg
          className={classes.svg}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`${chart.title}: ${names}`}
        >
          <defs>
            {series.map(({ index }) => (
              <Texture key={index} id={textureId(index)} index={index} />
            ))}
          </defs>
          <Chart
            series={series}
            labels={chart.labels}
            width={width}
            height={height}
            textureOf={(index) => `url(#${textureId(index)})`}
          />
        </svg>
      )}
    </div>
  );
}

/** A chart of the selected datasets (spec §2), with a table for screen readers. */
export function FilteredChart({ chart }: { chart: DeckChart }) {
  const [hidden, setHidden] = useState<Hidden>(new Set());
  const [asTable, setAsTable] = useState(false);
  const all = seriesOf(chart);
  const series = all.filter(({ index }) => !hidden.has(index));
  const Icon = asTable ? IconChartBar : IconTable;
  return (
    <section className={classes.chart} aria-label={chart.title}>
      <div className={classes.head}>
        <h3 className={classes.title}>{chart.title}</h3>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<Icon size={18} aria-hidden />}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Chart' : 'Table'}
        </Button>
      </div>
      <div className={classes.place}>
        {series.length === 0 && <p className={classes.empty}>Select what the chart shows.</p>}
        {series.length > 0 && asTable && <ChartTable chart={chart} series={series} />}
        {series.length > 0 && !asTable && <Drawing chart={chart} series={series} />}
      </div>
      <ChartFilter
        title={chart.title}
        lines={chart.kind === 'line'}
        series={all}
        hidden={hidden}
        onHidden={setHidden}
      />
    </section>
  );
}

import type { DeckChart } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Tooltip } from '@mantine/core';
import { useSet } from '@mantine/hooks';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { BarChart } from './BarChart.tsx';
import classes from './Chart.module.css';
import { ChartFilter } from './ChartFilter.tsx';
import { ChartTable } from './ChartTable.tsx';
import { LineChart } from './LineChart.tsx';
import { PieChart } from './PieChart.tsx';
import { type Series, seriesOf } from './series.ts';

const CHARTS = { bar: BarChart, line: LineChart, pie: PieChart };

/** The last size that was not 0, with the text size, so a hidden chart keeps its drawing. */
function useDrawnSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0, font: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0) return;
      const font = Number.parseFloat(getComputedStyle(element).fontSize) || 13;
      const next = { width, height, font };
      setSize((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}

/** Draws at the actual size, so the text matches the text around it. */
function Drawing({ chart, series }: { chart: DeckChart; series: readonly Series[] }) {
  const { ref, width, height, font } = useDrawnSize();
  const Chart = CHARTS[chart.kind];
  const names = series.map(({ label }) => label).join(', ');
  return (
    <div ref={ref} className={classes.drawing}>
      {width > 0 && (
        <svg
          className={classes.svg}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`${chart.title}: ${names}`}
        >
          <Chart {...{ series, width, height, font }} labels={chart.labels} />
        </svg>
      )}
    </div>
  );
}

interface FilteredChartProps {
  chart: DeckChart;
  compact?: boolean;
}

export function FilteredChart({ chart, compact }: FilteredChartProps) {
  const hidden = useSet<number>();
  const [asTable, setAsTable] = useState(false);
  const all = seriesOf(chart);
  const series = all.filter(({ index }) => !hidden.has(index));
  const Icon = asTable ? IconChartBar : IconTable;
  const view = asTable ? t('Chart') : t('Table');
  return (
    <section className={classes.chart} aria-label={chart.title} data-compact={compact || undefined}>
      <div className={classes.head}>
        <h3 className={classes.title}>{chart.title}</h3>
        <Tooltip label={view}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            data-fades
            aria-label={view}
            onClick={() => setAsTable(!asTable)}
          >
            <Icon size={22} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      <ChartFilter chart={chart} series={all} hidden={hidden} />
      <div className={classes.place}>
        {series.length === 0 && (
          <p className={classes.empty}>{t('Select data to show in the chart.')}</p>
        )}
        {series.length > 0 && asTable && <ChartTable chart={chart} series={series} />}
        {series.length > 0 && !asTable && <Drawing chart={chart} series={series} />}
      </div>
    </section>
  );
}

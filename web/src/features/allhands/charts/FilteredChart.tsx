import '@mantine/charts/styles.css';
import type { DeckChart } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { useElementSize, useMergedRef, useSet } from '@mantine/hooks';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import slide from '../sections/Slide.module.css';
import { BarPlot } from './BarPlot.tsx';
import classes from './Chart.module.css';
import { ChartFilter } from './ChartFilter.tsx';
import { ChartTable } from './ChartTable.tsx';
import { LinePlot } from './LinePlot.tsx';
import { PiePlot } from './PiePlot.tsx';
import { type Series, seriesOf } from './series.ts';

const PLOTS = { bar: BarPlot, line: LinePlot, pie: PiePlot };

/** The size of an element and of its text, which follows the slide. */
function useTextSize() {
  const { ref, width, height } = useElementSize();
  const [font, setFont] = useState(0);
  const element = useRef<HTMLElement>(null);
  const setElement = useMergedRef(ref, element);
  useLayoutEffect(() => {
    if (!element.current || width === 0 || height === 0) return;
    setFont(Number.parseFloat(getComputedStyle(element.current).fontSize) || 16);
  }, [width, height]);
  return { ref: setElement, width, height, font };
}

function Plot({ chart, series }: { chart: DeckChart; series: readonly Series[] }) {
  const { ref, ...size } = useTextSize();
  const OfKind = PLOTS[chart.kind];
  const names = series.map(({ label }) => label).join(', ');
  return (
    <div ref={ref} className={classes.plot} role="img" aria-label={`${chart.title}: ${names}`}>
      {size.width > 0 && <OfKind {...size} series={series} labels={chart.labels} />}
    </div>
  );
}

interface FilteredChartProps {
  chart: DeckChart;
  compact?: boolean;
}

export default function FilteredChart({ chart, compact }: FilteredChartProps) {
  const hidden = useSet<number>();
  const [asTable, setAsTable] = useState(false);
  const all = seriesOf(chart);
  const series = all.filter(({ index }) => !hidden.has(index));
  const Icon = asTable ? IconChartBar : IconTable;
  const view = asTable ? t('Chart') : t('Table');
  return (
    <section
      className={`${slide.card} ${classes.chart}`}
      aria-label={chart.title}
      data-compact={compact || undefined}
    >
      <Group wrap="nowrap" justify="space-between" align="start">
        <h3 className={slide.label}>{chart.title}</h3>
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
      </Group>
      <ChartFilter chart={chart} series={all} hidden={hidden} />
      <div className={classes.place}>
        {series.length === 0 && (
          <Text inherit c="dimmed" m="auto">
            {t('Select data to show in the chart.')}
          </Text>
        )}
        {series.length > 0 && asTable && <ChartTable chart={chart} series={series} />}
        {series.length > 0 && !asTable && <Plot chart={chart} series={series} />}
      </div>
    </section>
  );
}

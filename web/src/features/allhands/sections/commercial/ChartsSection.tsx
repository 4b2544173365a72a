import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Loader } from '@mantine/core';
import { type CSSProperties, lazy, use } from 'react';
import { ChartTable } from '../../charts/ChartTable.tsx';
import { seriesOf } from '../../charts/series.ts';
import { LazySection } from '../LazySection.tsx';
import { Printing } from '../printing.ts';
import { FiguresOrReport } from '../report/FiguresOrReport.tsx';
import slide from '../Slide.module.css';
import { Piece } from '../Slide.tsx';
import type { SectionView } from '../section.ts';

const FilteredChart = lazy(() => import('../../charts/FilteredChart.tsx'));

type Charts = ShownDeck['commercial']['charts'];

const columnsFor = (charts: Charts) =>
  ({ '--columns': Math.min(3, charts.length) }) as CSSProperties;

/** The figures of the charts, for paper if the charts' code has not loaded. */
function ChartFigures({ charts }: { charts: Charts }) {
  return (
    <div className={slide.columns} style={columnsFor(charts)}>
      {charts.map((chart) => (
        <Piece key={chart.title} order={1} card>
          <h3 className={slide.label}>{chart.title}</h3>
          <ChartTable chart={chart} series={seriesOf(chart)} />
        </Piece>
      ))}
    </div>
  );
}

/** The pie of three charts is a band below the two plots. */
function FilteredCharts({ charts }: { charts: Charts }) {
  const pies = charts.filter(({ kind }) => kind === 'pie');
  const [below] = charts.length === 3 && pies.length === 1 ? pies : [];
  const plots = charts.filter((chart) => chart !== below);
  return (
    <>
      <div className={slide.columns} style={columnsFor(plots)}>
        {plots.map((chart) => (
          <Piece key={chart.title} order={1}>
            <FilteredChart chart={chart} />
          </Piece>
        ))}
      </div>
      {below && (
        <Piece order={1}>
          <FilteredChart chart={below} compact />
        </Piece>
      )}
    </>
  );
}

export function ChartsSection({ deck, embeds, near }: SectionView) {
  const { charts } = deck.commercial;
  const printing = use(Printing);
  const waiting = printing ? (
    <ChartFigures charts={charts} />
  ) : (
    <Loader m="auto" role="status" aria-label={t('Loading the charts')} />
  );
  return (
    <FiguresOrReport
      section="commercial-charts"
      title={t('Commercial charts')}
      note={t('Figures up to {quarter}', { quarter: quarterText(deck.quarter) })}
      figures={t('Charts')}
      url={embeds.commercial}
      near={near}
    >
      {near ? (
        <LazySection failed={t('Couldn’t load the charts')} waiting={waiting}>
          <FilteredCharts charts={charts} />
        </LazySection>
      ) : (
        waiting
      )}
    </FiguresOrReport>
  );
}

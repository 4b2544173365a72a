import type { ShownDeck } from '@intranet/contract/allhands/deck-schema.ts';
import { quarterText } from '@intranet/contract/allhands/quarter-text.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { LoadFailure } from '@intranet/ui/feedback/LoadFailure.tsx';
import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { use, useDeferredValue } from 'react';
import { ChartTable } from '../../charts/ChartTable.tsx';
import { seriesOf } from '../../charts/series.ts';
import { chartsQuery } from '../late-parts.ts';
import { Printing } from '../printing.ts';
import { FiguresOrReport } from '../report/FiguresOrReport.tsx';
import slide from '../Slide.module.css';
import { Piece } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import classes from './Charts.module.css';

/** The figures of the charts, for paper if the charts' code has not loaded. */
function ChartFigures({ charts }: Pick<ShownDeck['commercial'], 'charts'>) {
  return (
    <div className={classes.charts}>
      {charts.map((chart) => (
        <Piece key={chart.title} order={1} card>
          <h3 className={slide.label}>{chart.title}</h3>
          <ChartTable chart={chart} series={seriesOf(chart)} />
        </Piece>
      ))}
    </div>
  );
}

export function ChartsSection({ deck, embeds, near }: SectionView) {
  const { charts } = deck.commercial;
  const pies = charts.filter(({ kind }) => kind === 'pie');
  const pieBelow = charts.length === 3 && pies.length === 1;
  const query = useQuery({ ...chartsQuery, enabled: near });
  // A deferred render keeps scrolling smooth.
  const data = useDeferredValue(query.data);
  const printing = use(Printing);
  return (
    <FiguresOrReport
      section="commercial-charts"
      title={t('Commercial charts')}
      note={t('Figures up to {quarter}', { quarter: quarterText(deck.quarter) })}
      figures={t('Charts')}
      url={embeds.commercial}
      near={near}
    >
      {data && (
        <div className={classes.charts} data-pie-below={pieBelow || undefined}>
          {charts.map((chart) => (
            <Piece key={chart.title} order={1} className={classes.card}>
              <data.FilteredChart chart={chart} compact={pieBelow && chart.kind === 'pie'} />
            </Piece>
          ))}
        </div>
      )}
      {!data && printing && <ChartFigures charts={charts} />}
      {!data && !printing && !query.error && (
        <Loader className={classes.loading} role="status" aria-label={t('Loading the charts')} />
      )}
      {query.error && !printing && (
        <LoadFailure title={t('Couldn’t load the charts')} query={query} />
      )}
    </FiguresOrReport>
  );
}

import { FilteredChart } from '../../charts/FilteredChart.tsx';
import { FiguresOrReport } from '../report/FiguresOrReport.tsx';
import { Piece } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import classes from './Charts.module.css';

/** The commercial charts, and their report where an administrator chose one (spec §2). */
export function ChartsSection({ deck, embeds, near }: SectionView) {
  return (
    <FiguresOrReport
      section="commercial-charts"
      title="Gráficos Comerciais"
      figures="Charts"
      url={embeds.commercial}
      near={near}
    >
      <div className={classes.charts}>
        {deck.commercial.charts.map((chart, index) => (
          <Piece key={chart.title} order={index + 1}>
            <FilteredChart chart={chart} />
          </Piece>
        ))}
      </div>
    </FiguresOrReport>
  );
}

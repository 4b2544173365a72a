import { FiguresOrReport } from '../report/FiguresOrReport.tsx';
import { Piece } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import { Goals } from './Goals.tsx';

export function GoalsSection({ deck, embeds, near }: SectionView) {
  return (
    <FiguresOrReport
      section="kpi"
      title="KPI (Metas)"
      note="Progress of the goals; the mark is 100%"
      figures="Goals"
      url={embeds.kpi}
      near={near}
    >
      <Piece order={1}>
        <Goals goals={deck.goals} />
      </Piece>
    </FiguresOrReport>
  );
}

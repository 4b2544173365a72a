import { Slide } from '../Slide.tsx';
import type { SectionView } from '../section.ts';
import { ReportEmbed } from './ReportEmbed.tsx';

export function VacationReportSection({ embeds, near }: SectionView) {
  const title = 'Vacation 2';
  return (
    <Slide title={title}>
      <ReportEmbed section="vacation-2" title={title} url={embeds.vacation} near={near} />
    </Slide>
  );
}

export function MeaSection({ embeds, near }: SectionView) {
  const title = 'M&A';
  return (
    <Slide title={title}>
      <ReportEmbed section="mea" title={title} url={embeds.mea} near={near} />
    </Slide>
  );
}

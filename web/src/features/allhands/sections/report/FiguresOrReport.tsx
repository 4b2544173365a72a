import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import slide from '../Slide.module.css';
import { Slide } from '../Slide.tsx';
import classes from './Report.module.css';
import { ReportEmbed } from './ReportEmbed.tsx';

interface FiguresOrReportProps {
  section: SectionId;
  title: string;
  note?: ReactNode;
  figures: string;
  url: string;
  near: boolean;
  children: ReactNode;
}

export function FiguresOrReport(props: FiguresOrReportProps) {
  const { section, title, note, figures, url, near, children } = props;
  const [view, setView] = useState('figures');
  const figuresShown = view === 'figures';

  const choice = url && (
    <SegmentedControl
      data-fades
      size="md"
      aria-label={t('{title}: figures or report', { title })}
      data={[
        { value: 'figures', label: figures },
        { value: 'report', label: t('Report') },
      ]}
      value={view}
      onChange={setView}
    />
  );
  return (
    <Slide title={title} note={figuresShown ? note : undefined} aside={choice}>
      <div className={`${slide.body} ${classes.figures}`} hidden={!figuresShown}>
        {children}
      </div>
      {url && (
        <div className={`${slide.body} ${classes.report}`} hidden={figuresShown} data-print="hide">
          <ReportEmbed section={section} title={title} url={url} near={near && !figuresShown} />
        </div>
      )}
    </Slide>
  );
}

import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
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

export function FiguresOrReport({ figures, url, near, children, ...slide }: FiguresOrReportProps) {
  const [view, setView] = useState('figures');
  const { section, title, note } = slide;
  const figuresShown = view === 'figures';

  const choice = url && (
    <SegmentedControl
      className={classes.choice}
      data-fades
      classNames={{ label: classes.choiceLabel }}
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
      <div className={`${classes.panel} ${classes.figures}`} hidden={!figuresShown}>
        {children}
      </div>
      {url && (
        <div className={`${classes.panel} ${classes.asked}`} hidden={figuresShown}>
          <ReportEmbed section={section} title={title} url={url} near={near && !figuresShown} />
        </div>
      )}
    </Slide>
  );
}

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
  note?: string;
  figures: string;
  url: string;
  near: boolean;
  children: ReactNode;
}

export function FiguresOrReport({ figures, url, near, children, ...slide }: FiguresOrReportProps) {
  const [view, setView] = useState('figures');
  const { section, ...words } = slide;

  const choice = url && (
    <SegmentedControl
      className={classes.choice}
      classNames={{ label: classes.choiceLabel }}
      size="md"
      aria-label={t('{title}: figures or report', { title: slide.title })}
      data={[
        { value: 'figures', label: figures },
        { value: 'report', label: t('Report') },
      ]}
      value={view}
      onChange={setView}
    />
  );
  return (
    <Slide {...words} aside={choice}>
      <div className={`${classes.panel} ${classes.figures}`} hidden={view !== 'figures'}>
        {children}
      </div>
      {url && (
        <div className={`${classes.panel} ${classes.asked}`} hidden={view !== 'report'}>
          <ReportEmbed
            section={section}
            title={slide.title}
            url={url}
            near={near && view === 'report'}
          />
        </div>
      )}
    </Slide>
  );
}

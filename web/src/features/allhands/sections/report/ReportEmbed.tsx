import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { EmbedFrame } from '@intranet/ui/frames/EmbedFrame.tsx';
import { ActionIcon, Center, Group, Tooltip } from '@mantine/core';
import {
  IconExternalLink,
  IconMaximize,
  IconMinimize,
  IconReportAnalytics,
} from '@tabler/icons-react';
import { type ReactNode, type Ref, useState } from 'react';
import { pageSetting } from '#core/page-setting.ts';
import { LiveChip } from '../LiveChip.tsx';
import { Slide } from '../Slide.tsx';
import { LiveNote, SlideNote } from '../SlideNote.tsx';
import type { SectionView } from '../section.ts';
import classes from './Report.module.css';
import { useFullscreenReport } from './use-fullscreen-report.ts';
import { usePaperFit } from './use-paper-fit.ts';
import { useReportPage } from './use-report-page.ts';

const LIVE = pageSetting('demo') === 'yes' ? t('Live report · sample data') : t('Live report');

interface ReportEmbedProps {
  section: SectionId;
  title: string;
  /** Empty until an administrator sets an address (D32). */
  url: string;
  near: boolean;
}

interface ReportBarProps {
  url: string;
  fullscreen: boolean;
  toggle: (button: HTMLElement) => Promise<void>;
}

function ReportBar({ url, fullscreen, toggle }: ReportBarProps) {
  const Icon = fullscreen ? IconMinimize : IconMaximize;
  const toggleLabel = fullscreen ? t('Exit fullscreen') : t('Fullscreen');
  const openLabel = tc('report', 'Open in a new tab');
  const look = {
    variant: 'subtle',
    color: 'gray',
    size: 36,
    'data-fades': fullscreen ? undefined : true,
  } as const;
  // Full screen shows nothing outside the report.
  const tip = { withinPortal: !fullscreen };
  return (
    <Group gap="xs" p={fullscreen ? 'xs' : 0} justify="end" data-print="hide">
      {document.fullscreenEnabled && (
        <Tooltip label={toggleLabel} {...tip}>
          <ActionIcon
            {...look}
            aria-label={toggleLabel}
            onClick={(event) => void toggle(event.currentTarget)}
          >
            <Icon size={22} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={openLabel} {...tip}>
        <ActionIcon
          {...look}
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={openLabel}
        >
          <IconExternalLink size={22} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <LiveChip>{LIVE}</LiveChip>
    </Group>
  );
}

interface ReportFrameProps extends ReportEmbedProps {
  bar: ReactNode;
  ref: Ref<HTMLDivElement>;
}

function ReportFrame({ section, title, url, near, bar, ref }: ReportFrameProps) {
  const page = useReportPage(section, url);
  const [opened, setOpened] = useState(near);
  if (near && !opened) setOpened(true);
  const { place, fit } = usePaperFit();

  if (!url) return <SlideNote>{t('No report chosen for this section yet.')}</SlideNote>;
  return (
    <div ref={ref} className={classes.report}>
      {bar}
      <div ref={place} className={classes.place}>
        {opened ? (
          <div className={classes.page} style={fit}>
            <EmbedFrame title={title} {...page} />
          </div>
        ) : (
          <Center c="var(--s0)">
            <IconReportAnalytics size="25%" stroke={1.2} aria-hidden />
          </Center>
        )}
        <div className={classes.paper}>
          <LiveNote section={section} />
        </div>
      </div>
    </div>
  );
}

/** A sandboxed report from another site (D35), with fullscreen and new-tab buttons. */
export function ReportEmbed(report: ReportEmbedProps) {
  const { ref, ...state } = useFullscreenReport(report.section);
  return <ReportFrame ref={ref} {...report} bar={<ReportBar url={report.url} {...state} />} />;
}

/** The buttons stand beside the title, which leaves the report more height. */
function ReportSlide({ note, ...report }: ReportEmbedProps & { note: string }) {
  const { section, title, url } = report;
  const { ref, ...state } = useFullscreenReport(section);
  const bar = <ReportBar url={url} {...state} />;
  return (
    <Slide
      title={title}
      note={note}
      aside={url && <ReportBar url={url} {...state} fullscreen={false} />}
    >
      <ReportFrame ref={ref} {...report} bar={state.fullscreen && bar} />
    </Slide>
  );
}

export const VacationReportSection = ({ embeds, near }: SectionView) => (
  <ReportSlide
    section="vacation-2"
    title={t('Vacation 2')}
    note={t('Leave planned and taken')}
    url={embeds.vacation}
    near={near}
  />
);

export const MeaSection = ({ embeds, near }: SectionView) => (
  <ReportSlide section="mea" title="M&A" note={t('Deal forecast')} url={embeds.mea} near={near} />
);

import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { Button } from '@mantine/core';
import { IconMaximize, IconMinimize, IconReportAnalytics } from '@tabler/icons-react';
import { useState } from 'react';
import { EmbedFrame } from '#ui/frames/EmbedFrame.tsx';
import { NewTabButton } from '#ui/frames/NewTabButton.tsx';
import classes from './Report.module.css';
import { useFullscreenReport } from './use-fullscreen-report.ts';

interface ReportEmbedProps {
  section: SectionId;
  title: string;
  /** Empty while an administrator has chosen none (D32). */
  url: string;
  /** It may load now; once loaded it stays, with what was done in it. */
  near: boolean;
}

function NoReport() {
  return (
    <div className={classes.none}>
      <IconReportAnalytics size="2.2em" stroke={1.4} aria-hidden />
      <p>No report has been chosen for this section yet.</p>
    </div>
  );
}

/** A report of another site in its sandbox (D35), with full screen and a tab of its own. */
export function ReportEmbed({ section, title, url, near }: ReportEmbedProps) {
  const { ref, fullscreen, toggle } = useFullscreenReport(section);
  const [opened, setOpened] = useState(near);
  if (near && !opened) setOpened(true);

  if (!url) return <NoReport />;
  const Icon = fullscreen ? IconMinimize : IconMaximize;
  return (
    <div ref={ref} className={classes.report}>
      <div className={classes.bar}>
        {document.fullscreenEnabled && (
          <Button
            variant="subtle"
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => void toggle()}
          >
            {fullscreen ? 'Leave full screen' : 'Full screen'}
          </Button>
        )}
        <NewTabButton href={url} variant="subtle" />
      </div>
      <div className={classes.place}>
        {opened && <EmbedFrame title={title} url={url} downloads />}
      </div>
    </div>
  );
}

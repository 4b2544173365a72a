import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Stack } from '@mantine/core';
import { IconReportAnalytics } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** A sentence in place of a slide's content. */
export function SlideNote({ children }: { children: ReactNode }) {
  return (
    <Stack align="center" gap="0.8em" m="auto" maw="34em" c="dimmed" fz="var(--lead)" ta="center">
      <IconReportAnalytics size="2.2em" stroke={1.4} aria-hidden />
      <p>{children}</p>
    </Stack>
  );
}

/** On paper in place of live figures that have not loaded: where to see them. */
export function LiveNote({ section }: { section: SectionId }) {
  const address = `${window.location.host}${window.location.pathname}#${section}`;
  return (
    <SlideNote>
      {t('These figures are live.')}
      <br />
      {t('See them at {address}', { address })}
    </SlideNote>
  );
}

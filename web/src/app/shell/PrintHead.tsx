import { deviceToday, fullDay } from '@intranet/ui/days/day-format.ts';
import { usePrinting } from '@intranet/ui/hooks/use-printing.ts';
import { Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { companyName } from '#core/page-setting.ts';
import type { StoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import '../print/page.css';

const SCHEME = 'data-mantine-color-scheme';

/** Paper is white. The dark scheme would print grey text, or black sheets if backgrounds are printed. */
function useLightOnPaper(): void {
  const onScreen = useRef<string | null>(null);
  const { documentElement: root } = document;
  useWindowEvent('beforeprint', () => {
    onScreen.current ??= root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, 'light');
  });
  useWindowEvent('afterprint', () => {
    if (onScreen.current) root.setAttribute(SCHEME, onScreen.current);
    onScreen.current = null;
  });
}

/** On paper, above each page: the company, the date and who printed it. */
export function PrintHead({ user }: { user: StoredUser | null }) {
  useLightOnPaper();
  const site = useQueryClient().getQueryData(siteQuery.queryKey);
  if (!usePrinting()) return null;
  const today = fullDay(site?.today ?? deviceToday());
  return (
    <Text fz="9pt" mb="sm" data-print="only">
      {[companyName(), today, user?.username].filter(Boolean).join(' · ')}
    </Text>
  );
}

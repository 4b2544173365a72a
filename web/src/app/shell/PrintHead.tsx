import { deviceToday, fullDay } from '@intranet/ui/days/day-format.ts';
import { usePrinting } from '@intranet/ui/hooks/use-printing.ts';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { companyName } from '#core/page-setting.ts';
import type { StoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import '../print/page.css';

/** On paper, above each page: the company, the date and who printed it. */
export function PrintHead({ user }: { user: StoredUser | null }) {
  const site = useQueryClient().getQueryData(siteQuery.queryKey);
  if (!usePrinting()) return null;
  const today = fullDay(site?.today ?? deviceToday());
  return (
    <Text fz="9pt" mb="sm" data-print="only">
      {[companyName(), today, user?.username].filter(Boolean).join(' · ')}
    </Text>
  );
}

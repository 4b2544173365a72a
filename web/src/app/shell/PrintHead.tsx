import { dayIn } from '@intranet/contract/core/days.ts';
import { useQueryClient } from '@tanstack/react-query';
import { companyName } from '#core/page-setting.ts';
import type { StoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { fullDay } from '#ui/day-format.ts';
import { usePrinting } from '#ui/tables/data-table/use-printing.ts';
import './print.css';
import classes from './PrintHead.module.css';

const localDay = () => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

/** On paper, above each page: the company, the date and who printed it. */
export function PrintHead({ user }: { user: StoredUser | null }) {
  const site = useQueryClient().getQueryData(siteQuery.queryKey);
  if (!usePrinting()) return null;
  const today = fullDay(site?.today ?? localDay());
  return (
    <p className={classes.head}>
      {[companyName(), today, user?.username].filter(Boolean).join(' · ')}
    </p>
  );
}

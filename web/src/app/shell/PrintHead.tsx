import { useQuery } from '@tanstack/react-query';
import type { StoredUser } from '#core/session.ts';
import { siteQuery } from '#core/site.ts';
import { fullDay } from '#ui/day-format.ts';
import { usePrinting } from '#ui/tables/data-table/use-printing.ts';
import './print.css';
import classes from './PrintHead.module.css';

/** On paper, above each page: the company, the date and who printed it. */
export function PrintHead({ user }: { user: StoredUser | null }) {
  const { data: site } = useQuery(siteQuery);
  const printing = usePrinting();
  if (!printing || !site) return null;
  return (
    <p className={classes.head}>
      {[site.company_name, fullDay(site.today), user?.username].filter(Boolean).join(' · ')}
    </p>
  );
}

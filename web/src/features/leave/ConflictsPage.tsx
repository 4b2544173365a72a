import { readId, useAddress } from '@intranet/ui/hooks/use-address.ts';
import { useQuery } from '@tanstack/react-query';
import { conflictCountsQuery, conflictsQuery } from './api.ts';
import { AllConflicts } from './conflicts/AllConflicts.tsx';
import { ConflictCounts } from './conflicts/ConflictCounts.tsx';
import { MonthConflicts } from './conflicts/MonthConflicts.tsx';

const ADDRESS = { in: '', month: '' };
const MONTH = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;

/** All conflicts, or above 2,000 their numbers by area and month, which open a month (D67). */
export default function ConflictsPage() {
  const [address] = useAddress(ADDRESS);
  const counts = useQuery(conflictCountsQuery());
  const isLong = counts.data?.is_long;
  const all = useQuery({ ...conflictsQuery, enabled: isLong === false });
  if (!isLong) {
    return <AllConflicts query={counts.error ? { ...counts, data: undefined } : all} />;
  }
  const area = readId(address.in);
  return area !== null && MONTH.test(address.month) ? (
    <MonthConflicts area={area} month={address.month} />
  ) : (
    <ConflictCounts />
  );
}

import { balanceInWords } from '@intranet/contract/balance/amounts.ts';
import { compareDays, type Day, monthOfDay } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type {
  ConflictCounts,
  ConflictRecord,
  LeaveRecord,
} from '@intranet/contract/leave/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { type NamedRow, NamedRows } from '@intranet/ui/tables/NamedRows.tsx';
import { compareText } from '@intranet/ui/text/compare-text.ts';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIsLong } from '#core/long-lists.ts';
import { siteQuery } from '#core/site.ts';
import { balancesQuery, ownBalanceQuery } from '#features/balance/api.ts';
import { conflictCountsQuery, conflictsQuery, leavePageQuery, leavesQuery } from '../api.ts';

const SHOWN = 8;

function Teaser({ title, rows = [] }: { title: ReactNode; rows?: readonly NamedRow[] }) {
  return (
    <div>
      <Text fz={20} fw={600} lh="28px" mb={8}>
        {title}
      </Text>
      {rows.length > 0 && <NamedRows rows={rows.slice(0, SHOWN)} />}
    </div>
  );
}

function splitLeaves(leaves: readonly LeaveRecord[], today: Day) {
  const approved = leaves.filter((leave) => leave.STATUS === 'APROVADO' && leave.DATA_FIM >= today);
  approved.sort((a, b) => compareDays(a.DATA_INICIO, b.DATA_INICIO));
  return {
    away: approved.filter((leave) => leave.DATA_INICIO <= today),
    upcoming: approved.filter((leave) => leave.DATA_INICIO > today),
  };
}

const FROM_TODAY = { approved: 'yes', when: 'upcoming', sort: 'start:asc' };

/** Approved leave from today on. Of a long list, the server sends the first and counts the rest. */
function useApproved() {
  const { isLong } = useIsLong('leaves');
  const { data: whole } = useQuery({ ...leavesQuery, enabled: isLong === false });
  const { data: page } = useQuery({ ...leavePageQuery(FROM_TODAY), enabled: isLong === true });
  return { leaves: whole ?? page?.rows, found: page?.found };
}

function ApprovedTeaser({ today }: { today: Day }) {
  const { leaves, found } = useApproved();
  const { period } = useShortDays();
  if (!leaves) return <Skeleton h={300} />;
  const { away, upcoming } = splitLeaves(leaves, today);
  return (
    <Teaser
      title={
        found === undefined
          ? t('{away} away today · {upcoming} upcoming', {
              away: away.length,
              upcoming: upcoming.length,
            })
          : t('{count, plural, one {# leave} other {# leaves}} from today', { count: found })
      }
      rows={[...away, ...upcoming].map((leave) => ({
        key: String(leave.id),
        name: leave.NOME,
        note: `${areaName(leave.AREA)} · ${leaveTypeLabel(leave.LEAVE_TYPE)}`,
        detail: period(leave.DATA_INICIO, leave.DATA_FIM),
      }))}
    />
  );
}

function BalanceTeaser() {
  const { data: all } = useQuery(balancesQuery);
  const { data, isPending } = useQuery(ownBalanceQuery);
  if (isPending || !all) return <Skeleton h={300} />;
  return (
    <Teaser
      title={
        data
          ? t('Your balance: {days}', { days: balanceInWords(data.balance) })
          : t('{count, plural, one {# employee} other {# employees}}', { count: all.length })
      }
      rows={all
        .toSorted((a, b) => compareText(a.username, b.username))
        .map(({ employee_id, username, area, balance }) => ({
          key: String(employee_id),
          name: username,
          note: areaName(area),
          detail: balanceInWords(balance),
        }))}
    />
  );
}

/** The later first day: from it on, both are away. */
const sharedFrom = ({ DATA_INICIO1, DATA_INICIO2 }: ConflictRecord) =>
  DATA_INICIO1 > DATA_INICIO2 ? DATA_INICIO1 : DATA_INICIO2;
const sharedUntil = ({ DATA_FIM1, DATA_FIM2 }: ConflictRecord) =>
  DATA_FIM1 < DATA_FIM2 ? DATA_FIM1 : DATA_FIM2;

/** The areas with the most conflicts that begin this month. */
function MonthTeaser({ counts, month }: { counts: ConflictCounts['counts']; month: string }) {
  const ofMonth = counts.filter((one) => one.month === month);
  return (
    <Teaser
      title={t(
        '{count, plural, =0 {No conflicts begin this month} one {# conflict begins this month} other {# conflicts begin this month}}',
        { count: ofMonth.reduce((sum, { count }) => sum + count, 0) },
      )}
      rows={ofMonth
        .toSorted((a, b) => b.count - a.count)
        .map(({ area_id, area, count }) => ({
          key: String(area_id),
          name: areaName(area),
          note: '',
          detail: t('{count, plural, one {# conflict} other {# conflicts}}', { count }),
        }))}
    />
  );
}

function ConflictTeaser({ today }: { today: Day }) {
  const { data: counts } = useQuery(conflictCountsQuery());
  if (!counts) return <Skeleton h={300} />;
  return counts.is_long ? (
    <MonthTeaser counts={counts.counts} month={monthOfDay(today)} />
  ) : (
    <PairTeaser today={today} />
  );
}

function PairTeaser({ today }: { today: Day }) {
  const { data } = useQuery(conflictsQuery);
  const { period } = useShortDays();
  if (!data) return <Skeleton h={300} />;
  const coming = data
    .filter((pair) => sharedUntil(pair) >= today)
    .toSorted((a, b) => compareDays(sharedFrom(a), sharedFrom(b)));
  return (
    <Teaser
      title={t(
        '{count, plural, =0 {No conflicts from today} one {# conflict from today} other {# conflicts from today}}',
        { count: coming.length },
      )}
      rows={coming.map((pair) => ({
        key: `${pair.employee_id1} ${pair.employee_id2} ${sharedFrom(pair)}`,
        name: `${pair.NOME1} × ${pair.NOME2}`,
        note: areaName(pair.AREA1),
        detail: period(sharedFrom(pair), sharedUntil(pair)),
      }))}
    />
  );
}

export default function HubTeaser({ list }: { list: 'approved' | 'balance' | 'conflict' }) {
  const { data: site } = useQuery(siteQuery);
  if (list === 'balance') return <BalanceTeaser />;
  if (!site) return <Skeleton h={300} />;
  return list === 'approved' ? (
    <ApprovedTeaser today={site.today} />
  ) : (
    <ConflictTeaser today={site.today} />
  );
}

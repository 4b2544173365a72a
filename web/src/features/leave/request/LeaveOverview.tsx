import { addDays, type Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { TeamLeave } from '@intranet/contract/leave/calendar-endpoints.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { type NamedRow, NamedRows } from '@intranet/ui/tables/NamedRows.tsx';
import { Skeleton, Stack, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { siteQuery } from '#core/site.ts';
import { teamLeaveQuery } from '../api.ts';
import { colleaguesOf } from '../timeline/timeline-model.ts';
import { useTwoColumns } from './BalanceNote.tsx';
import classes from './LeaveOverview.module.css';

const HOLIDAY_DAYS = 119;
const AWAY_DAYS = 30;
const HOLIDAYS = 2;
const COLLEAGUES = 3;

function Rows({ title, rows }: { title: string; rows: readonly NamedRow[] }) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <div>
      <Text id={id} size="xs" c="dimmed">
        {title}
      </Text>
      <NamedRows rows={rows} labelledBy={id} />
    </div>
  );
}

function Away({ away, today }: Pick<TeamLeave, 'away'> & { today: Day }) {
  const { period } = useShortDays();
  const soon = colleaguesOf(away.filter(({ start }) => start <= addDays(today, AWAY_DAYS)));
  const others = soon.slice(COLLEAGUES);
  const datesOf = ({ start, end, pending }: TeamLeave['away'][number]) =>
    `${period(start, end)}${pending ? ` ${t('(pending)')}` : ''}`;
  return (
    <div>
      <Rows
        title={t('Away in your team, next {days} days', { days: AWAY_DAYS })}
        rows={soon.slice(0, COLLEAGUES).map(({ name, leaves }) => ({
          key: name,
          name,
          detail: leaves.map(datesOf).join(', '),
        }))}
      />
      {others.length > 0 && (
        <Text size="xs" c="dimmed">
          {t('And {count, plural, one {# other} other {# others}}: {names}', {
            count: others.length,
            names: others.map(({ name }) => name).join(', '),
          })}
        </Text>
      )}
    </div>
  );
}

export function Team({ today }: { today: Day }) {
  const { data, isPending } = useQuery(teamLeaveQuery(today, addDays(today, HOLIDAY_DAYS)));
  const { day } = useShortDays();
  if (isPending) return <Skeleton mih={128} />;
  if (!data) return null;
  return (
    <>
      <Rows
        title={t('Next holidays')}
        rows={data.holidays.slice(0, HOLIDAYS).map((one) => ({
          key: one.day,
          name: one.name,
          detail: day(one.day),
        }))}
      />
      <Away away={data.away} today={today} />
    </>
  );
}

export function LeaveOverview() {
  const beside = useTwoColumns();
  const { data: site } = useQuery(siteQuery);
  const team = site ? <Team today={site.today} /> : <Skeleton mih={128} />;
  if (!beside) {
    return (
      <details className={classes.folded}>
        <summary>
          {t('Holidays and who is away')}
          <IconChevronDown size={16} aria-hidden />
        </summary>
        <Stack gap={16} mt={16}>
          {team}
        </Stack>
      </details>
    );
  }
  return (
    <Stack gap={16} mt={16}>
      {team}
    </Stack>
  );
}

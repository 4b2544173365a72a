import { daysInWords } from '@intranet/contract/balance/amounts.ts';
import {
  type BalanceEffect,
  balanceFacts,
  bookedLater,
} from '@intranet/contract/balance/balance-effect.ts';
import { dayIn, daysBetween } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Approval } from '@intranet/contract/leave/endpoints.ts';
import { leaveTypeLabel } from '@intranet/contract/leave/leave-types.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { positionName } from '@intranet/contract/people/positions.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import dotted from '@intranet/ui/text/dotted.module.css';
import { Box, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { siteQuery } from '#core/site.ts';
import classes from './approvals.module.css';

const SOON_DAYS = 10;
const ERROR = 'var(--mantine-color-error)';

function startsIn(days: number): string {
  if (days === 0) return t('Starts today');
  if (days === 1) return t('Starts tomorrow');
  return t('Starts in {days} days', { days });
}

function Soon({ approval }: Props) {
  const { data: site } = useQuery(siteQuery);
  const days = site && daysBetween(site.today, approval.start);
  if (days === undefined || !(days >= 0 && days < SOON_DAYS)) return null;
  return <span>{startsIn(days)}</span>;
}

/** `Waiting 18 days`, with the day of the request as its tooltip. */
function Waiting({ approval: { requested_at: at } }: Props) {
  const { data: site } = useQuery(siteQuery);
  const { day } = useShortDays();
  if (!site) return null;
  const requested = dayIn(site.time_zone, new Date(at));
  const days = daysBetween(requested, site.today);
  return (
    <span title={t('Requested {day}', { day: day(requested) })}>
      {days > 0
        ? t('{days, plural, one {Waiting # day} other {Waiting # days}}', { days })
        : t('Requested today')}
    </span>
  );
}

interface Props {
  approval: Approval;
}

interface SummaryProps extends Props {
  /** The heading's level. */
  level: 2 | 3;
}

function Person({ approval, level }: SummaryProps) {
  const { name, area, cargo, photo } = approval;
  return (
    <Group gap={12} wrap="nowrap" align="flex-start" className={classes.person}>
      <PersonAvatar name={name} photo={photo} size={40} />
      <Box flex={1} miw={0}>
        <Title order={level} size="h3" dir="auto" tabIndex={-1}>
          {name}
        </Title>
        <Text c="dimmed" size="xs" component="div" className={dotted.dotted}>
          <span>
            {positionName(cargo)}, {areaName(area)}
          </span>
          <Waiting approval={approval} />
        </Text>
      </Box>
    </Group>
  );
}

/** The explanation of the balance stands below it. */
function Balance({ effect }: { effect: BalanceEffect }) {
  const { day } = useShortDays();
  const [first, lowest] = balanceFacts(effect, day).map((fact) => ({
    ...fact,
    value: fact.value.replaceAll('-', '−'),
  }));
  const note = lowest ? `${lowest.label}: ${lowest.value}` : bookedLater(effect);
  return (
    <div>
      <dt>{first?.label}</dt>
      <Text component="dd" inherit c={first?.negative ? ERROR : 'inherit'}>
        {first?.value}
      </Text>
      {note && (
        <Text
          component="dd"
          size="xs"
          fw={400}
          w={0}
          miw="100%"
          className={classes.note}
          c={lowest?.negative ? ERROR : 'dimmed'}
        >
          {note}
        </Text>
      )}
    </div>
  );
}

function Facts({ approval }: Props) {
  const { leave_type: type, start, end, days, balance_effect: effect } = approval;
  const { period } = useShortDays();
  return (
    <dl className={classes.facts}>
      <div>
        <dt className={dotted.dotted}>
          <span>{leaveTypeLabel(type)}</span> <Soon approval={approval} />
        </dt>
        <dd>
          <span className={dotted.dotted}>
            <span>{period(start, end)}</span> <span>{daysInWords(days)}</span>
          </span>
        </dd>
      </div>
      {effect && <Balance effect={effect} />}
    </dl>
  );
}

export function ApprovalSummary({ approval, level }: SummaryProps) {
  return (
    <>
      <Person approval={approval} level={level} />
      <Facts approval={approval} />
    </>
  );
}

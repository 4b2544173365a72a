import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { Pending } from '@intranet/ui/feedback/Pending.tsx';
import { readId, useAddress } from '@intranet/ui/hooks/use-address.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { PageTabs } from '@intranet/ui/page/PageTabs.tsx';
import { Box, Button, Paper, SegmentedControl, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconBeach, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { siteQuery } from '#core/site.ts';
import { StatementView } from '#features/balance/shared/StatementView.tsx';
import { TodayCard } from '#features/home/shared/TodayCard.tsx';
import { EmployeeOnly } from '#features/people/shared/EmployeeOnly.tsx';
import { Team } from '../request/LeaveOverview.tsx';
import { myLeavesQuery } from './api.ts';
import { LeaveCard } from './LeaveCard.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { LeaveSummary } from './LeaveSummary.tsx';
import { FILTER_LABELS, FILTERS, filterOf, type LeaveFilter, sortLeaves } from './labels.ts';
import classes from './MyLeavePage.module.css';
import { STEP_NAMES } from './steps.ts';
import { useFocusAfterDialog } from './use-focus-after-dialog.ts';
import { YearOverview } from './YearOverview.tsx';

const BRIEF: readonly LeaveFilter[] = ['past', 'closed'];
const ADDRESS_DEFAULTS = { show: 'all', leave: '', ask: '' };
const ALL = { value: 'all', label: tc('leaves', 'All') };

function NoLeave() {
  return (
    <Paper withBorder p="xl" ta="center">
      <IconBeach size={36} stroke={1.5} aria-hidden color="var(--mantine-color-dimmed)" />
      <Text fw={600}>{t('No leave yet')}</Text>
      <Text c="dimmed" size="sm" mb="md">
        {t('Your requests and their status will appear here.')}
      </Text>
      <Button component={Link} to="/vacation" variant="default">
        {t('Request your first leave')}
      </Button>
    </Paper>
  );
}

function FilteredLeaves({ leaves, today }: { leaves: LeaveDetail[]; today: string }) {
  const [address, setAddress] = useAddress(ADDRESS_DEFAULTS);
  const filter = FILTERS.find((one) => one === address.show) ?? 'all';
  const sorted = useMemo(() => sortLeaves(leaves, today), [leaves, today]);
  const groupOf = (leave: LeaveDetail | undefined) => leave && filterOf(leave, today);
  const shown = sorted.filter((leave) => filter === 'all' || groupOf(leave) === filter);
  const open = readId(address.leave);
  const ask = STEP_NAMES.find((step) => step === address.ask) ?? null;
  const frame = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfterDialog(frame, open, leaves);

  return (
    <Stack gap="md" ref={frame}>
      <YearOverview leaves={leaves} today={today} />
      <SegmentedControl
        className={classes.filters}
        data-print="hide"
        aria-label={t('Show')}
        value={filter}
        onChange={(show) => setAddress({ show })}
        data={[ALL, ...FILTERS.map((value) => ({ value, label: FILTER_LABELS[value] }))]}
      />
      {shown.length === 0 && (
        <Paper withBorder p="lg" ta="center">
          <Text c="dimmed" size="sm" role="status">
            {t('Nothing in this view.')}
          </Text>
        </Paper>
      )}
      {shown.length > 0 && (
        <Stack component="ul" gap={16} aria-label={t('My leave')}>
          {shown.map((leave, index) => (
            <li key={leave.id} data-leave={leave.id}>
              {groupOf(leave) !== groupOf(shown[index - 1]) && (
                <Title order={2} size="h3" mt={index > 0 ? 'md' : 0} mb={8}>
                  {FILTER_LABELS[filterOf(leave, today)]}
                </Title>
              )}
              <LeaveCard
                leave={leave}
                brief={BRIEF.includes(filterOf(leave, today))}
                onWithdrawn={() => focusAfter(leave.id)}
                onOpen={(step) =>
                  setAddress({ leave: String(leave.id), ask: step ?? '' }, { push: true })
                }
              />
            </li>
          ))}
        </Stack>
      )}
      {open !== null && (
        <LeaveDialog
          key={`${open} ${ask}`}
          leaveId={open}
          initialStep={ask}
          onClose={() => setAddress({ leave: '', ask: '' })}
        />
      )}
    </Stack>
  );
}

function MyLeaveList() {
  const leaves = useQuery(myLeavesQuery);
  const site = useQuery(siteQuery);
  if (!leaves.data || !site.data) {
    return (
      <Pending queries={[leaves, site]}>
        <div className={classes.columns} aria-busy>
          <Skeleton height={280} />
          <Skeleton height={240} />
        </div>
      </Pending>
    );
  }
  const { today } = site.data;
  return (
    <div className={classes.columns} data-print="plain">
      {leaves.data.length > 0 ? <FilteredLeaves leaves={leaves.data} today={today} /> : <NoLeave />}
      {/* The usual height of the card, so that nothing moves once it loads. */}
      <Box mih={240} data-print="hide">
        <TodayCard title={t('Plan ahead')}>
          <Stack gap="md">
            <Team today={today} />
          </Stack>
        </TodayCard>
      </Box>
    </div>
  );
}

const TABS = [
  { id: 'leave', label: tc('leaves', 'Leave'), Panel: MyLeaveList },
  { id: 'balance', label: t('Balance statement'), Panel: StatementView },
] as const;

export default function MyLeavePage() {
  return (
    <PageShell
      title={t('My leave')}
      actions={
        <Button component={Link} to="/vacation" leftSection={<IconPlus size={18} aria-hidden />}>
          {tc('my leave', 'Request leave')}
        </Button>
      }
    >
      <EmployeeOnly>
        <LeaveSummary />
        <PageTabs label={t('My leave')} tabs={TABS} />
      </EmployeeOnly>
    </PageShell>
  );
}

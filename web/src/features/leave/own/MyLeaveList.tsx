import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { Button, Paper, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { IconBeach } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useNarrow } from '#core/sidebar-state.ts';
import { siteQuery } from '#core/site.ts';
import { readId, useAddress } from '#core/use-address.ts';
import { sentenceOf } from '#core/user-facing-error.ts';
import { FailedState } from '#ui/tables/data-table/FailedState.tsx';
import { SettlingList } from '#ui/tables/SettlingList.tsx';
import { myLeavesQuery } from './api.ts';
import { LeaveCard } from './LeaveCard.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SHELF_LABELS, SHELVES, type Shelf, shelfOf } from './leave-filters.ts';
import classes from './MyLeaveList.module.css';
import { STEP_NAMES } from './steps.ts';
import { useFocusAfterDialog } from './use-focus-after-dialog.ts';

const ADDRESS_DEFAULTS = { show: 'all', leave: '', ask: '' };
const ALL = { value: 'all', label: 'All' };

function NoLeave() {
  return (
    <Paper withBorder p="xl" ta="center">
      <IconBeach size={36} stroke={1.5} aria-hidden className={classes.icon} />
      <Text fw={600}>No leave yet</Text>
      <Text c="dimmed" size="sm" mb="md">
        What you ask for appears here, with who decides it and what became of it.
      </Text>
      <Button component={Link} to="/vacation" variant="default">
        Request your first leave
      </Button>
    </Paper>
  );
}

function Shelves({ leaves, today }: { leaves: LeaveDetail[]; today: string }) {
  const [address, setAddress] = useAddress(ADDRESS_DEFAULTS);
  const shelf = SHELVES.find((one) => one === address.show) ?? 'all';
  const on = (one: Shelf) => leaves.filter((leave) => shelfOf(leave, today) === one);
  const shown = shelf === 'all' ? leaves : on(shelf);
  const narrow = useNarrow();
  const open = readId(address.leave);
  const ask = STEP_NAMES.find((step) => step === address.ask) ?? null;
  const frame = useRef<HTMLDivElement>(null);
  useFocusAfterDialog(frame, open, leaves);

  return (
    <Stack gap="md" ref={frame}>
      <div className={classes.shelves}>
        <SegmentedControl
          aria-label="Which leave"
          size={narrow ? 'xs' : 'sm'}
          value={shelf}
          onChange={(show) => setAddress({ show })}
          data={[ALL, ...SHELVES.map((value) => ({ value, label: SHELF_LABELS[value] }))]}
        />
      </div>
      {shown.length === 0 && (
        <Paper withBorder p="lg" ta="center">
          <Text c="dimmed" size="sm" role="status">
            No leave here.
          </Text>
        </Paper>
      )}
      {shown.length > 0 && (
        <SettlingList className={classes.list} aria-label="My leave">
          {shown.map((leave) => (
            <li key={leave.id} data-leave={leave.id}>
              <LeaveCard
                leave={leave}
                onOpen={(step) =>
                  setAddress({ leave: String(leave.id), ask: step ?? '' }, { push: true })
                }
              />
            </li>
          ))}
        </SettlingList>
      )}
      {open !== null && (
        <LeaveDialog
          key={`${open} ${ask}`}
          leaveId={open}
          startWith={ask}
          onClose={() => setAddress({ leave: '', ask: '' })}
        />
      )}
    </Stack>
  );
}

export function MyLeaveList() {
  const leaves = useQuery(myLeavesQuery);
  const site = useQuery(siteQuery);
  const error = (!leaves.data && leaves.error) || (!site.data && site.error);
  if (error) {
    const retry = () => {
      if (leaves.isError) void leaves.refetch();
      if (site.isError) void site.refetch();
    };
    return <FailedState message={sentenceOf(error)} retry={retry} />;
  }
  if (!leaves.data || !site.data) {
    return (
      <Stack gap="sm" aria-busy>
        <Skeleton height={36} maw={420} />
        <Skeleton height={120} />
        <Skeleton height={120} />
      </Stack>
    );
  }
  if (leaves.data.length === 0) return <NoLeave />;
  return <Shelves leaves={leaves.data} today={site.data.today} />;
}

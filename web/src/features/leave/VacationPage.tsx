import { mayOpen } from '@intranet/contract/pages.ts';
import { Box, Button, Group, Tabs, Title } from '@mantine/core';
import { IconCalendarMonth, IconCalendarUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePageUser } from '#core/session.ts';
import { useAddress } from '#core/use-address.ts';
import { DashboardButton } from './DashboardButton.tsx';
import { ListTab } from './ListTab.tsx';
import { RequestForm } from './request/RequestForm.tsx';
import { UpdateForm } from './request/UpdateForm.tsx';
import classes from './VacationPage.module.css';

const TABS = [
  { id: 'schedule-vacation', label: 'Request' },
  { id: 'vacation-scheduled', label: 'Approved' },
  { id: 'check-balance', label: 'Balance' },
  { id: 'check-conflict', label: 'Conflict' },
  { id: 'change-vacation', label: 'Update' },
] as const;

const PLACES = [
  { to: '/myleave', label: 'My leave', icon: <IconCalendarUser size={18} aria-hidden /> },
  { to: '/calendar', label: 'Calendar', icon: <IconCalendarMonth size={18} aria-hidden /> },
] as const;

const ADDRESS_DEFAULTS = { tab: TABS[0].id as string };
/** The indicator moves in steps of this percentage of the bar (spec §9). */
const STEP_PERCENT = 20;

export default function VacationPage() {
  const [address, setAddress] = useAddress(ADDRESS_DEFAULTS);
  const user = usePageUser();
  const found = TABS.findIndex((tab) => tab.id === address.tab);
  const index = Math.max(0, found);
  const active = TABS[index] ?? TABS[0];

  return (
    <Box maw={860} mx="auto">
      <Group justify="space-between" gap="sm" mb="md">
        <Title order={1}>Vacation</Title>
        <Group gap="xs">
          {PLACES.filter(({ to }) => mayOpen(to, user)).map(({ to, label, icon }) => (
            <Button
              key={to}
              component={Link}
              to={to}
              variant="default"
              size="sm"
              leftSection={icon}
            >
              {label}
            </Button>
          ))}
          <DashboardButton />
        </Group>
      </Group>
      <Tabs
        value={active.id}
        onChange={(tab) => setAddress({ tab: tab ?? ADDRESS_DEFAULTS.tab }, { push: true })}
        variant="unstyled"
        keepMounted={false}
        classNames={{ list: classes.list, tab: classes.tab }}
      >
        <Tabs.List grow aria-label="Leave">
          {TABS.map((tab) => (
            <Tabs.Tab key={tab.id} value={tab.id}>
              {tab.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className={classes.track} aria-hidden="true">
          <div
            className={classes.indicator}
            data-testid="tab-indicator"
            style={{ left: `${index * STEP_PERCENT}%`, width: `${STEP_PERCENT}%` }}
          />
        </div>
        <Box pt="lg" id={active.id}>
          <Tabs.Panel value="schedule-vacation">
            <RequestForm />
          </Tabs.Panel>
          <Tabs.Panel value="vacation-scheduled">
            <ListTab
              text="See everybody's leave: who is away when, and what became of each request."
              path="/feriasarea"
              button="Verify"
            />
          </Tabs.Panel>
          <Tabs.Panel value="check-balance">
            <ListTab
              text="See how many days of vacation everybody has."
              path="/verificar_saldo"
              button="Check"
            />
          </Tabs.Panel>
          <Tabs.Panel value="check-conflict">
            <ListTab
              text="See where two people of one area are away on the same days."
              path="/verificar_conflito"
              button="Check"
            />
          </Tabs.Panel>
          <Tabs.Panel value="change-vacation">
            <UpdateForm />
          </Tabs.Panel>
        </Box>
      </Tabs>
    </Box>
  );
}

import { Box, Button, Group, Tabs, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useAddress } from '#core/use-address.ts';
import { StatementView } from '../statement/StatementView.tsx';
import { MyLeaveList } from './MyLeaveList.tsx';

const TABS = [
  { id: 'leave', label: 'My leave', Panel: MyLeaveList },
  { id: 'balance', label: 'Balance', Panel: StatementView },
] as const;
const DEFAULTS = { tab: TABS[0].id as string };

/** One's own leave and balance (D2). */
export default function MyLeavePage() {
  const [address, setAddress] = useAddress(DEFAULTS);
  const active = TABS.find((tab) => tab.id === address.tab) ?? TABS[0];
  return (
    <Box maw={860} mx="auto">
      <Group justify="space-between" mb="md">
        <Title order={1}>My leave</Title>
        <Button component={Link} to="/vacation" leftSection={<IconPlus size={18} aria-hidden />}>
          Request leave
        </Button>
      </Group>
      <Tabs
        value={active.id}
        onChange={(tab) => setAddress({ tab: tab ?? DEFAULTS.tab }, { push: true })}
        variant="pills"
        keepMounted={false}
      >
        <Tabs.List aria-label="My leave">
          {TABS.map(({ id, label }) => (
            <Tabs.Tab key={id} value={id}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Box pt="lg">
          {TABS.map(({ id, Panel }) => (
            <Tabs.Panel key={id} value={id}>
              <Panel />
            </Tabs.Panel>
          ))}
        </Box>
      </Tabs>
    </Box>
  );
}

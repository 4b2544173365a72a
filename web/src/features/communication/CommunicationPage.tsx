import { Box, Stack, Tabs, Title } from '@mantine/core';
import { useState } from 'react';
import { useAddress } from '#core/use-address.ts';
import { BirthdaysTab } from './birthdays/BirthdaysTab.tsx';
import { RevenueTab } from './revenue/RevenueTab.tsx';
import { MonthlyShotsTab } from './shots/MonthlyShotsTab.tsx';

/** The three tabs of spec §2, by their ids of §4. */
const TABS = [
  { id: 'birthdays', label: 'Birthdays', Panel: BirthdaysTab },
  { id: 'monthlyShots', label: 'Monthly Shots', Panel: MonthlyShotsTab },
  { id: 'revenue', label: 'Monthly Revenue', Panel: RevenueTab },
] as const;
const DEFAULTS = { tab: TABS[0].id as string };

/** Birthdays, a picture for each month, and the revenue of the year (spec §2, Communication). */
export default function CommunicationPage() {
  const [address, setAddress] = useAddress(DEFAULTS);
  const active = TABS.find((tab) => tab.id === address.tab) ?? TABS[0];
  // A tab is drawn when it is first opened, and then stays: with what was typed or chosen in it.
  const [opened, setOpened] = useState<readonly string[]>([active.id]);
  if (!opened.includes(active.id)) setOpened([...opened, active.id]);
  return (
    <Stack gap="md">
      <Title order={1}>Communication</Title>
      <Tabs
        value={active.id}
        onChange={(tab) => setAddress({ tab: tab ?? DEFAULTS.tab }, { push: true })}
        variant="pills"
        keepMounted
        keepMountedMode="display-none"
      >
        <Tabs.List aria-label="Communication">
          {TABS.map((tab) => (
            <Tabs.Tab key={tab.id} value={tab.id}>
              {tab.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Box pt="lg">
          {TABS.map(({ id, Panel }) => (
            <Tabs.Panel key={id} value={id}>
              {opened.includes(id) && <Panel />}
            </Tabs.Panel>
          ))}
        </Box>
      </Tabs>
    </Stack>
  );
}

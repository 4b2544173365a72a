import { Stack, Title } from '@mantine/core';
import { PageTabs } from '#ui/PageTabs.tsx';
import { BirthdaysTab } from './birthdays/BirthdaysTab.tsx';
import { RevenueTab } from './revenue/RevenueTab.tsx';
import { MonthlyShotsTab } from './shots/MonthlyShotsTab.tsx';

/** The three tabs of spec §2, with their ids from §4. */
const TABS = [
  { id: 'birthdays', label: 'Birthdays', Panel: BirthdaysTab, stays: true },
  { id: 'monthlyShots', label: 'Monthly Shots', Panel: MonthlyShotsTab, stays: true },
  { id: 'revenue', label: 'Monthly Revenue', Panel: RevenueTab, stays: true },
] as const;

/** Birthdays, monthly pictures and revenue targets (spec §2, Communication). */
export default function CommunicationPage() {
  return (
    <Stack gap="md">
      <Title order={1}>Communication</Title>
      <PageTabs label="Communication" tabs={TABS} />
    </Stack>
  );
}

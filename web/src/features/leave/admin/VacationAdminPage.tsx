import { Box, Stack, Tabs, Title } from '@mantine/core';
import { useAddress } from '#core/use-address.ts';
import { EmployeesTab } from '../employees/EmployeesTab.tsx';
import { ImportTab } from '../imports/ImportTab.tsx';
import { SettingsTab } from '../settings/SettingsTab.tsx';
import { LedgerAlert } from '../statement/LedgerAlert.tsx';
import { LedgerTab } from '../statement/LedgerTab.tsx';
import { VacationDueTab } from '../statement/VacationDueTab.tsx';

const TABS = [
  { id: 'employees', label: 'Employees', Panel: EmployeesTab },
  { id: 'due', label: 'Vacation due', Panel: VacationDueTab },
  { id: 'ledger', label: 'Ledger check', Panel: LedgerTab },
  { id: 'import', label: 'Import', Panel: ImportTab },
  { id: 'settings', label: 'Settings', Panel: SettingsTab },
] as const;
/** A row being edited is left with its tab: what was typed there is not kept. */
const DEFAULTS = { tab: TABS[0].id as string, edit: '' };

/** What administrators do about leave and balances (spec §2, Vacation admin page). */
export default function VacationAdminPage() {
  const [address, setAddress] = useAddress(DEFAULTS);
  const active = TABS.find((tab) => tab.id === address.tab) ?? TABS[0];
  return (
    <Stack gap="md">
      <Title order={1}>Vacation Admin</Title>
      <LedgerAlert />
      <Tabs
        value={active.id}
        onChange={(tab) => setAddress({ tab: tab ?? DEFAULTS.tab, edit: '' }, { push: true })}
        variant="pills"
        keepMounted={false}
      >
        <Tabs.List aria-label="Vacation administration">
          {TABS.map((tab) => (
            <Tabs.Tab key={tab.id} value={tab.id}>
              {tab.label}
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
    </Stack>
  );
}

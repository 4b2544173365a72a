import { Box, Button, Group, Stack, Tabs, Title } from '@mantine/core';
import { IconFileExport, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useAddress } from '#core/use-address.ts';
import { BinTab } from './bin/BinTab.tsx';
import classes from './entries/entries.module.css';
import { PasswordsTab } from './entries/PasswordsTab.tsx';
import { HealthTab } from './health/HealthTab.tsx';
import { ReadingsTab } from './readings/ReadingsTab.tsx';
import { ExportDialog } from './transfer/ExportDialog.tsx';
import { ImportDialog } from './transfer/ImportDialog.tsx';

const TABS = [
  { id: 'passwords', label: 'Passwords', Panel: PasswordsTab },
  { id: 'health', label: 'Health', Panel: HealthTab },
  { id: 'readings', label: 'Readings', Panel: ReadingsTab },
  { id: 'bin', label: 'Bin', Panel: BinTab },
] as const;
const DEFAULTS = { tab: TABS[0].id as string, transfer: '' };

/** The shared passwords (spec §2, D36). */
export default function PasswordsPage() {
  const [address, setAddress] = useAddress(DEFAULTS);
  const active = TABS.find((tab) => tab.id === address.tab) ?? TABS[0];
  // Once opened the passwords stay, with what was typed there. The other tabs hold nothing of the kind, and ask
  // anew each time for what happened meanwhile.
  const [typing, setTyping] = useState(false);
  if (!typing && active.id === TABS[0].id) setTyping(true);
  const drawn = (id: string) => id === active.id || (typing && id === TABS[0].id);
  const open = (transfer: string) => () => setAddress({ transfer }, { push: true });
  const close = () => setAddress({ transfer: '' });
  return (
    <Stack gap="md" className={classes.page}>
      <Group justify="space-between" gap="sm">
        <Title order={1}>Pipeline Passwords</Title>
        <Group gap="sm">
          <Button
            variant="default"
            leftSection={<IconFileImport size={18} aria-hidden />}
            onClick={open('import')}
          >
            Import
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileExport size={18} aria-hidden />}
            onClick={open('export')}
          >
            Export
          </Button>
        </Group>
      </Group>
      <Tabs
        value={active.id}
        onChange={(tab) => setAddress({ tab: tab ?? DEFAULTS.tab }, { push: true })}
        variant="pills"
        keepMounted
        keepMountedMode="display-none"
      >
        <Tabs.List aria-label="Pipeline Passwords">
          {TABS.map((tab) => (
            <Tabs.Tab key={tab.id} value={tab.id}>
              {tab.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Box pt="lg">
          {TABS.map(({ id, Panel }) => (
            <Tabs.Panel key={id} value={id}>
              {drawn(id) && <Panel />}
            </Tabs.Panel>
          ))}
        </Box>
      </Tabs>
      {address.transfer === 'import' && <ImportDialog onClose={close} />}
      {address.transfer === 'export' && <ExportDialog onClose={close} />}
    </Stack>
  );
}

import { mayCall } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { shareVault } from '@intranet/contract/vault/access-endpoints.ts';
import { deletePassword } from '@intranet/contract/vault/endpoints.ts';
import { vaultHealth, vaultReadings } from '@intranet/contract/vault/history-endpoints.ts';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { PageTabs } from '@intranet/ui/page/PageTabs.tsx';
import { Button } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useMemo } from 'react';
import { usePageUser } from '#core/session.ts';
import { SharingDialog } from './access/SharingDialog.tsx';
import { BinTab } from './bin/BinTab.tsx';
import { PasswordsTab } from './entries/PasswordsTab.tsx';
import { HealthTab } from './health/HealthTab.tsx';
import { ReadingsTab } from './readings/ReadingsTab.tsx';
import { ExportDialog } from './transfer/ExportDialog.tsx';
import { ImportDialog } from './transfer/ImportDialog.tsx';

const PASSWORDS = {
  id: 'passwords',
  label: t('Passwords'),
  Panel: PasswordsTab,
  keepMounted: true,
};
// They have no input to keep and reload each time.
const OTHER_TABS = [
  { id: 'health', label: t('Health'), Panel: HealthTab, call: vaultHealth },
  { id: 'readings', label: t('Access log'), Panel: ReadingsTab, call: vaultReadings },
  { id: 'bin', label: t('Bin'), Panel: BinTab, call: deletePassword },
] as const;
const CLOSED = { transfer: '', sharing: '' };

export default function PasswordsPage() {
  const [address, setAddress] = useAddress(CLOSED);
  const close = () => setAddress(CLOSED);
  const { role } = usePageUser();
  const tabs = useMemo(
    () => [PASSWORDS, ...OTHER_TABS.filter(({ call }) => mayCall(call, role))] as const,
    [role],
  );
  const manages = mayCall(shareVault, role);
  return (
    <PageShell
      width="full"
      title={t('Pipeline Passwords')}
      description={!manages && t('Passwords that are shared with you. Each use is recorded.')}
      actions={
        manages && (
          <Button
            variant="default"
            leftSection={<IconUsersGroup size={18} aria-hidden />}
            onClick={() => setAddress({ sharing: 'open' }, { push: true })}
          >
            {t('Sharing')}
          </Button>
        )
      }
    >
      <PageTabs label={t('Pipeline Passwords')} tabs={tabs} />
      {manages && address.transfer === 'import' && <ImportDialog onClose={close} />}
      {manages && address.transfer === 'export' && <ExportDialog onClose={close} />}
      {manages && address.sharing === 'open' && <SharingDialog onClose={close} />}
    </PageShell>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import { useAddress } from '@intranet/ui/hooks/use-address.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { PageTabs } from '@intranet/ui/page/PageTabs.tsx';
import { BinTab } from './bin/BinTab.tsx';
import { PasswordsTab } from './entries/PasswordsTab.tsx';
import { HealthTab } from './health/HealthTab.tsx';
import { ReadingsTab } from './readings/ReadingsTab.tsx';
import { ExportDialog } from './transfer/ExportDialog.tsx';
import { ImportDialog } from './transfer/ImportDialog.tsx';

const TABS = [
  // The other tabs have no input to keep and reload each time.
  { id: 'passwords', label: t('Passwords'), Panel: PasswordsTab, keepMounted: true },
  { id: 'health', label: t('Health'), Panel: HealthTab },
  { id: 'readings', label: t('Access log'), Panel: ReadingsTab },
  { id: 'bin', label: t('Bin'), Panel: BinTab },
] as const;
const CLOSED = { transfer: '' };

export default function PasswordsPage() {
  const [address, setAddress] = useAddress(CLOSED);
  const close = () => setAddress(CLOSED);
  return (
    <PageShell width="full" title={t('Pipeline Passwords')}>
      <PageTabs label={t('Pipeline Passwords')} tabs={TABS} />
      {address.transfer === 'import' && <ImportDialog onClose={close} />}
      {address.transfer === 'export' && <ExportDialog onClose={close} />}
    </PageShell>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { PageTabs } from '@intranet/ui/page/PageTabs.tsx';
import { SettingsTab } from '#features/balance/settings/SettingsTab.tsx';
import { LedgerAlert } from '#features/balance/statement/LedgerAlert.tsx';
import { LedgerTab } from '#features/balance/statement/LedgerTab.tsx';
import { VacationDueTab } from '#features/balance/statement/VacationDueTab.tsx';
import { EmployeesTab } from '#features/people/employees/EmployeesTab.tsx';
import { ImportTab } from './ImportTab.tsx';

const TABS = [
  { id: 'employees', label: t('Employees'), Panel: EmployeesTab },
  { id: 'due', label: t('Vacation due'), Panel: VacationDueTab },
  { id: 'ledger', label: t('Balance check'), Panel: LedgerTab },
  { id: 'import', label: t('Import'), Panel: ImportTab },
  { id: 'settings', label: t('Settings'), Panel: SettingsTab },
] as const;
/** Leaving the tab ends the editing of a row and discards its input. A cursor belongs to one list. */
const OF_ONE_TAB = { edit: '', after: '', before: '' };

/** The administrators' page for leave and balances (spec §2, Vacation admin page). */
export default function VacationAdminPage() {
  return (
    <PageShell title={t('Vacation Admin')} width="full">
      <LedgerAlert />
      <PageTabs label={t('Vacation administration')} tabs={TABS} resets={OF_ONE_TAB} />
    </PageShell>
  );
}

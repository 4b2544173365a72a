import { t } from '@intranet/contract/core/i18n/t.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { PageTabs } from '@intranet/ui/page/PageTabs.tsx';
import { BirthdaysTab } from './birthdays/BirthdaysTab.tsx';
import { RevenueTab } from './revenue/RevenueTab.tsx';
import { MonthlyShotsTab } from './shots/MonthlyShotsTab.tsx';

const TABS = [
  { id: 'birthdays', label: t('Birthdays'), Panel: BirthdaysTab, keepMounted: true },
  { id: 'monthlyShots', label: t('Monthly Shots'), Panel: MonthlyShotsTab, keepMounted: true },
  { id: 'revenue', label: t('Monthly Revenue'), Panel: RevenueTab, keepMounted: true },
] as const;

export default function CommunicationPage() {
  return (
    <PageShell title={t('Communication')} width="full">
      <PageTabs label={t('Communication')} tabs={TABS} />
    </PageShell>
  );
}

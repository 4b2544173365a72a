import { t } from '@intranet/contract/core/i18n/t.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { PageTabs } from '@intranet/ui/page/PageTabs.tsx';
import { ListTab } from './ListTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';

const TABS = [
  { id: 'list', label: t('Notifications'), Panel: ListTab },
  { id: 'settings', label: t('Settings'), Panel: SettingsTab },
] as const;

export default function NotificationsPage() {
  return (
    <PageShell title={t('Notifications')}>
      <PageTabs label={t('Notifications')} tabs={TABS} />
    </PageShell>
  );
}

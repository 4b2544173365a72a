import { mayCall } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { webhooks } from '@intranet/contract/notifications/webhook-endpoints.ts';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { type PageTab, PageTabs } from '@intranet/ui/page/PageTabs.tsx';
import { usePageUser } from '#core/session.ts';
import { ChannelsTab } from './channels/ChannelsTab.tsx';
import { ListTab } from './ListTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';

const TABS: [PageTab, ...PageTab[]] = [
  { id: 'list', label: t('Notifications'), Panel: ListTab },
  { id: 'settings', label: t('Settings'), Panel: SettingsTab },
];
const ADMIN_TABS: typeof TABS = [
  ...TABS,
  { id: 'channels', label: t('Teams and Slack'), Panel: ChannelsTab },
];

export default function NotificationsPage() {
  const tabs = mayCall(webhooks, usePageUser().role) ? ADMIN_TABS : TABS;
  return (
    <PageShell title={t('Notifications')}>
      <PageTabs label={t('Notifications')} tabs={tabs} />
    </PageShell>
  );
}

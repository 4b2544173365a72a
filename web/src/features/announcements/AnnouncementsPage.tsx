import type { ManagedAnnouncement } from '@intranet/contract/announcements/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { DataTable } from '@intranet/ui/tables/data-table/DataTable.tsx';
import { FilterBar } from '@intranet/ui/tables/FilterBar.tsx';
import { searchFilter } from '@intranet/ui/tables/list-filter.tsx';
import { tableState } from '@intranet/ui/tables/table-state.ts';
import { useFilteredRows } from '@intranet/ui/tables/use-filtered-rows.tsx';
import { Button } from '@mantine/core';
import { IconBellRinging, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { siteQuery } from '#core/site.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import {
  allAnnouncementsQuery,
  refreshAnnouncements,
  remindReaders,
  removeAnnouncement,
} from './api.ts';
import { ConfirmationsDialog } from './ConfirmationsDialog.tsx';
import { type AnnouncementDialogName, announcementColumns } from './columns.tsx';

const FILTERS = [
  searchFilter<ManagedAnnouncement>(
    t('Search announcements'),
    ({ title, text }) => `${title}\n${text}`,
  ),
];
const NO_ROWS: ManagedAnnouncement[] = [];

type Open =
  | { dialog: 'new' }
  | { dialog: AnnouncementDialogName; announcement: ManagedAnnouncement };

function Dialogs({ open, today, onClose }: { open: Open; today: string; onClose: () => void }) {
  if (open.dialog === 'new') return <AnnouncementDialog {...{ today, onClose }} />;
  const { dialog, announcement } = open;
  const { id, title } = announcement;
  if (dialog === 'edit') return <AnnouncementDialog {...{ announcement, today, onClose }} />;
  if (dialog === 'confirmations') return <ConfirmationsDialog {...{ announcement, onClose }} />;
  if (dialog === 'remind') {
    return (
      <ConfirmDialog
        title={t('Remind people of {title}?', { title })}
        action={t('Remind now')}
        danger={false}
        send={() => remindReaders(id)}
        refresh={refreshAnnouncements}
        onClose={onClose}
      >
        {t(
          'Those who haven’t confirmed are notified in the bell and, as they chose, by email. People on leave and those who were reminded today are left out.',
        )}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      title={t('Remove {name}?', { name: title })}
      action={t('Remove announcement')}
      send={() => removeAnnouncement(id)}
      refresh={refreshAnnouncements}
      onClose={onClose}
    >
      {t('It disappears from everybody’s home page. The confirmations stay stored.')}
    </ConfirmDialog>
  );
}

/** The announcements that admins write (D57). */
export default function AnnouncementsPage() {
  const query = useQuery(allAnnouncementsQuery);
  const today = useQuery(siteQuery).data?.today ?? '';
  const [open, setOpen] = useState<Open | null>(null);
  const list = useFilteredRows(query.data ?? NO_ROWS, FILTERS, '');
  const columns = useMemo(
    () => announcementColumns(today, (dialog, announcement) => setOpen({ dialog, announcement })),
    [today],
  );
  return (
    <PageShell
      width="full"
      title={t('Announcements')}
      description={t('Announcements appear at the top of the home page for their audience.')}
      actions={
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={today === ''}
          onClick={() => setOpen({ dialog: 'new' })}
        >
          {t('New announcement')}
        </Button>
      }
    >
      <DataTable
        label={t('Announcements')}
        noun={(count) =>
          t('{count, plural, one {# announcement} other {# announcements}}', { count })
        }
        {...list.table}
        search={<FilterBar {...list.bar} inline />}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('No announcements yet')}
        emptyIcon={IconBellRinging}
        {...tableState(query)}
      />
      {open && <Dialogs open={open} today={today} onClose={() => setOpen(null)} />}
    </PageShell>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ListedEntry } from '@intranet/contract/vault/endpoints.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { Box, Tooltip } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';

type Marked = Pick<ListedEntry, 'to_rotate' | 'is_shared' | 'can_edit'>;

/** What the list says about an entry beside its name, to those who can change it. */
export function EntryMarks({ entry }: { entry: Marked }) {
  return (
    <>
      {entry.to_rotate.length > 0 && <StateBadge tone="waiting">{t('To rotate')}</StateBadge>}
      {entry.is_shared && entry.can_edit && (
        <Tooltip label={t('Shared')}>
          <Box component="span" c="dimmed" lh={0} role="img" aria-label={t('Shared')}>
            <IconUsersGroup size={16} aria-hidden />
          </Box>
        </Tooltip>
      )}
    </>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ListedEntry } from '@intranet/contract/vault/endpoints.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { Box, Tooltip } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';

interface Props {
  entry: Pick<ListedEntry, 'to_rotate' | 'is_shared' | 'can_edit'>;
}

export const RotationMark = ({ entry }: Props) =>
  entry.to_rotate.length > 0 && <StateBadge tone="waiting">{t('To rotate')}</StateBadge>;

/** For those who can see with whom it is shared. */
export const SharedMark = ({ entry }: Props) =>
  entry.is_shared &&
  entry.can_edit && (
    <Tooltip label={t('Shared')}>
      <Box component="span" c="dimmed" lh={0} role="img" aria-label={t('Shared')}>
        <IconUsersGroup size={16} aria-hidden />
      </Box>
    </Tooltip>
  );

import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ListedEntry } from '@intranet/contract/vault/endpoints.ts';
import { BIN_DAYS } from '@intranet/contract/vault/schemas.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { AccessDialog } from '../access/AccessDialog.tsx';
import { deleteEntry, vaultKeys } from '../api.ts';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { CodeDialog } from '../secrets/CodeDialog.tsx';
import { AddDialog } from './AddDialog.tsx';

interface Props {
  dialog: string;
  entry: ListedEntry | undefined;
  /** False for people who use entries that are shared with them. */
  manages: boolean;
  onUnsaved: (unsaved: boolean) => void;
  /** @param unasked also with unsaved input */
  onClose: (options?: { unasked: true }) => void;
}

export function EntryDialogs({ dialog, entry, manages, onUnsaved, onClose }: Props) {
  const close = () => onClose();
  if (dialog === 'add' && manages) {
    return <AddDialog onUnsaved={onUnsaved} onClose={() => onClose({ unasked: true })} />;
  }
  if (!entry?.can_edit) return null;
  if (dialog === 'code') return <CodeDialog entry={entry} onClose={close} />;
  if (dialog === 'access') return <AccessDialog entry={entry} onClose={close} />;
  if (!manages) return null;
  if (dialog === 'history') return <HistoryDialog entry={entry} onClose={close} />;
  if (dialog !== 'delete') return null;
  return (
    <ConfirmDialog
      title={<bdi>{t('Delete {platform}?', { platform: entry.platform })}</bdi>}
      action={t('Delete')}
      send={() => deleteEntry(entry.id)}
      refresh={vaultKeys.refresh}
      onClose={close}
    >
      {t('It moves to the bin. You can restore it for {days} days.', { days: BIN_DAYS })}
    </ConfirmDialog>
  );
}

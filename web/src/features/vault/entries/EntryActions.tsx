import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ListedEntry } from '@intranet/contract/vault/endpoints.ts';
import { RowActions } from '@intranet/ui/tables/row-edit/RowActions.tsx';
import { IconCopy, IconHistory, IconQrcode, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { copyAndNotify, copyPassword } from '../secrets/copy.ts';

export interface EntryTable {
  editing: number | null;
  narrow: boolean;
  /** False for people who use entries that are shared with them. */
  manages: boolean;
  open: (what: 'edit' | 'history' | 'delete' | 'code' | 'access', id: number) => void;
}

export function EntryActions({ entry, table }: { entry: ListedEntry; table: EntryTable }) {
  const { id, platform: name } = entry;
  const { editing, narrow, manages } = table;
  if (!entry.can_edit) return null;
  const open = (what: Parameters<EntryTable['open']>[0]) => () => table.open(what, id);
  const code = entry.has_code ? t('Renew or remove code') : t('Set up code');
  return (
    <RowActions
      name={name}
      // An edited row has its own buttons.
      editActions={editing === id && !narrow ? '' : null}
      onEdit={open('edit')}
      editDisabled={editing !== null}
      others={[
        ...(manages ? [{ label: t('History'), Icon: IconHistory, onClick: open('history') }] : []),
        { label: code, Icon: IconQrcode, onClick: open('code') },
        { label: t('Access'), Icon: IconUsersGroup, onClick: open('access') },
        ...(manages
          ? [
              {
                label: t('Copy without showing'),
                Icon: IconCopy,
                onClick: () => void copyAndNotify(() => copyPassword(id), { hides: true }),
              },
              { label: t('Delete'), Icon: IconTrash, danger: true, onClick: open('delete') },
            ]
          : []),
      ]}
      narrow={narrow}
    />
  );
}

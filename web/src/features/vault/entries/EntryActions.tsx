import { t } from '@intranet/contract/core/i18n/t.ts';
import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { RowActions } from '@intranet/ui/tables/row-edit/RowActions.tsx';
import { IconHistory, IconQrcode, IconTrash } from '@tabler/icons-react';

export interface EntryTable {
  editing: number | null;
  narrow: boolean;
  open: (what: 'edit' | 'history' | 'delete' | 'code', id: number) => void;
}

export function EntryActions({ entry, table }: { entry: VaultEntry; table: EntryTable }) {
  const { id, platform: name } = entry;
  const { editing, narrow } = table;
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
        { label: t('History'), Icon: IconHistory, onClick: open('history') },
        { label: code, Icon: IconQrcode, onClick: open('code') },
        { label: t('Delete'), Icon: IconTrash, danger: true, onClick: open('delete') },
      ]}
      narrow={narrow}
    />
  );
}

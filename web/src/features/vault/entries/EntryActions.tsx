import { t } from '@intranet/contract/core/i18n/t.ts';
import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { IconHistory, IconPencil, IconQrcode, IconTrash } from '@tabler/icons-react';
import { RowActions } from '#ui/tables/row-edit/RowActions.tsx';
import { RowMenu } from '#ui/tables/row-edit/RowMenu.tsx';

export interface EntryTable {
  editing: number | null;
  narrow: boolean;
  open: (what: 'edit' | 'history' | 'delete' | 'code', id: number) => void;
}

export function EntryActions({ entry, table }: { entry: VaultEntry; table: EntryTable }) {
  const { id, platform: name } = entry;
  const { editing, narrow } = table;
  const open = (what: Parameters<EntryTable['open']>[0]) => () => table.open(what, id);
  const edit = { label: t('Edit'), Icon: IconPencil, onClick: open('edit') };
  const code = { label: t('Renew or remove code'), Icon: IconQrcode, onClick: open('code') };
  const remove = { label: t('Delete'), Icon: IconTrash, onClick: open('delete') };
  const others = [
    { label: t('History'), Icon: IconHistory, onClick: open('history') },
    ...(entry.has_code ? [code] : []),
  ];
  return narrow ? (
    <RowActions
      name={name}
      editActions={null}
      onEdit={edit.onClick}
      editDisabled={editing !== null}
      others={[...others, remove]}
      narrow
    />
  ) : (
    <RowMenu
      name={name}
      editing={editing === id}
      items={[{ ...edit, disabled: editing !== null }, ...others, { ...remove, danger: true }]}
    />
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { IconHistory, IconTrash } from '@tabler/icons-react';
import { RowActions } from '#ui/tables/row-edit/RowActions.tsx';

export interface EntryTable {
  editing: number | null;
  narrow: boolean;
  open: (what: 'edit' | 'history' | 'delete' | 'code', id: number) => void;
}

export function EntryActions({ entry, table }: { entry: VaultEntry; table: EntryTable }) {
  const { id, platform } = entry;
  return (
    <RowActions
      name={platform}
      // The form of the edited row has its own buttons.
      editActions={table.editing === id ? '' : null}
      onEdit={() => table.open('edit', id)}
      editDisabled={table.editing !== null}
      others={[
        { label: t('History'), Icon: IconHistory, onClick: () => table.open('history', id) },
        { label: t('Delete'), Icon: IconTrash, onClick: () => table.open('delete', id) },
      ]}
      narrow={table.narrow}
    />
  );
}

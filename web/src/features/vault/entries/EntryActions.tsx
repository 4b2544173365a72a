import { t } from '@intranet/contract/core/i18n/t.ts';
import type { VaultEntry } from '@intranet/contract/vault/endpoints.ts';
import { IconHistory, IconTrash } from '@tabler/icons-react';
import { RowActions } from '#ui/tables/row-edit/RowActions.tsx';
import { RowEditActions } from '#ui/tables/row-edit/RowEditActions.tsx';
import { OvertakenNote } from './OvertakenNote.tsx';
import { useEdit } from './use-entry-edit.ts';

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
      editActions={table.editing === id ? <EditActions platform={platform} /> : null}
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

function EditActions({ platform }: { platform: string }) {
  const { save, cancel, pending, problem, overtaken, takeTheirs } = useEdit();
  return (
    <RowEditActions name={platform} {...{ save, cancel, pending, problem }}>
      {overtaken && <OvertakenNote theirs={overtaken} disabled={pending} onTake={takeTheirs} />}
    </RowEditActions>
  );
}

import type { PasswordImportLine } from '@intranet/contract/vault/transfer-endpoints.ts';
import { importColumns } from '#ui/import/import-columns.tsx';
import type { ImportLabels } from '#ui/import/import-labels.ts';
import type { Column } from '#ui/tables/data-table/column.ts';

type Action = Exclude<PasswordImportLine['action'], 'wrong'>;

export const PASSWORD_LABELS: ImportLabels<Action> = {
  actions: { create: 'New', none: 'Skipped', wrong: 'Wrong' },
  done: ['create'],
  noun: ['password', 'passwords'],
  nothing: 'There is nothing to import: the details say why.',
};

export const PASSWORD_COLUMNS: Column<PasswordImportLine>[] = importColumns(PASSWORD_LABELS, [
  { id: 'platform', header: 'Platform', kind: 'text', value: (row) => row.platform, width: 160 },
  { id: 'user', header: 'User', kind: 'text', value: (row) => row.user, width: 160 },
]);

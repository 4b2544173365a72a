import type { ImportLine } from '@intranet/contract/core/import.ts';
import type { Column } from '../tables/data-table/column.ts';
import { importColumns } from './import-columns.tsx';
import type { ImportLabels } from './import-labels.ts';

type Action = Exclude<ImportLine['action'], 'wrong'>;

export const SHEET_LABELS: ImportLabels<Action> = {
  actions: { create: 'New', change: 'Changed', none: 'Unchanged', wrong: 'Wrong' },
  done: ['create', 'change'],
  noun: ['line', 'lines'],
  nothing: 'There is nothing to import: all of it is there already.',
};

export const SHEET_COLUMNS: Column<ImportLine>[] = importColumns(SHEET_LABELS, [
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name, missing: '–', width: 180 },
]);

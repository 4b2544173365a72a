import { t } from '@intranet/contract/core/i18n/t.ts';
import { IconCalendarCog, IconCircleMinus, IconListDetails } from '@tabler/icons-react';
import { RowActions } from '#ui/tables/row-edit/RowActions.tsx';
import { RowEditActions } from '#ui/tables/row-edit/RowEditActions.tsx';
import { useEdit } from './use-employee-edit.ts';

export interface EmployeeTable {
  editing: string | null;
  narrow: boolean;
  onEdit: (name: string) => void;
  onStatement: (name: string) => void;
  onDeduct: (name: string) => void;
  onStartDate: (name: string) => void;
}

interface Props {
  name: string;
  hasLeft: boolean;
  table: EmployeeTable;
}

export function EmployeeActions({ name, hasLeft, table }: Props) {
  const { onStatement, onStartDate, onDeduct } = table;
  const others = [
    { label: t('Statement'), Icon: IconListDetails, onClick: () => onStatement(name) },
    { label: t('Correct start date'), Icon: IconCalendarCog, onClick: () => onStartDate(name) },
    { label: t('Deduct'), Icon: IconCircleMinus, onClick: () => onDeduct(name) },
  ];
  return (
    <RowActions
      name={name}
      editActions={table.editing === name ? <EditActions name={name} /> : null}
      onEdit={() => table.onEdit(name)}
      editDisabled={table.editing !== null}
      others={hasLeft ? others.slice(0, 2) : others}
      narrow={table.narrow}
    />
  );
}

function EditActions({ name }: { name: string }) {
  const { save, cancel, pending, problem } = useEdit();
  return <RowEditActions name={name} {...{ save, cancel, pending, problem }} />;
}

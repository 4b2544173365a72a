import { IconCalendarCog, IconListDetails, IconMinus, IconPencil } from '@tabler/icons-react';
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

export function EmployeeActions({
  name,
  left,
  table,
}: {
  name: string;
  left: boolean;
  table: EmployeeTable;
}) {
  const statement = {
    label: 'Statement',
    Icon: IconListDetails,
    onClick: () => table.onStatement(name),
  };
  const startDate = {
    label: 'Correct start date',
    Icon: IconCalendarCog,
    onClick: () => table.onStartDate(name),
  };
  const deduct = { label: 'Deduct', Icon: IconMinus, onClick: () => table.onDeduct(name) };
  return (
    <RowActions
      name={name}
      editActions={table.editing === name ? <EditActions name={name} /> : null}
      onEdit={() => table.onEdit(name)}
      editDisabled={table.editing !== null}
      EditIcon={IconPencil}
      others={left ? [statement, startDate] : [statement, startDate, deduct]}
      narrow={table.narrow}
    />
  );
}

function EditActions({ name }: { name: string }) {
  const { save, cancel, pending, problem } = useEdit();
  return <RowEditActions name={name} {...{ save, cancel, pending, problem }} />;
}

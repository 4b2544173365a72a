import { t } from '@intranet/contract/core/i18n/t.ts';
import { IconCalendarCog, IconCircleMinus, IconListDetails } from '@tabler/icons-react';
import { RowActions } from '#ui/tables/row-edit/RowActions.tsx';
import { RowEditActions } from '#ui/tables/row-edit/RowEditActions.tsx';
import type { EmployeesAddress } from './EmployeeDialogs.tsx';
import { useEdit } from './use-employee-edit.ts';

export interface EmployeeTable {
  editing: string | null;
  narrow: boolean;
  show: EmployeesAddress['show'];
}

interface Props {
  name: string;
  hasLeft: boolean;
  table: EmployeeTable;
}

export function EmployeeActions({ name, hasLeft, table: { editing, narrow, show } }: Props) {
  const open = (dialog: string) => () => show({ dialog, person: name });
  const others = [
    { label: t('Statement'), Icon: IconListDetails, onClick: () => show({ statement: name }) },
    { label: t('Correct start date'), Icon: IconCalendarCog, onClick: open('start-date') },
    { label: t('Deduct'), Icon: IconCircleMinus, onClick: open('deduction') },
  ];
  return (
    <RowActions
      name={name}
      editActions={editing === name ? <EditActions name={name} /> : null}
      onEdit={() => show({ edit: name })}
      editDisabled={editing !== null}
      others={hasLeft ? others.slice(0, 2) : others}
      narrow={narrow}
    />
  );
}

function EditActions({ name }: { name: string }) {
  const { save, cancel, pending, problem } = useEdit();
  return <RowEditActions icons name={name} {...{ save, cancel, pending, problem }} />;
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import type { EmployeeRecord } from '@intranet/contract/people/endpoints.ts';
import { RowActions } from '@intranet/ui/tables/row-edit/RowActions.tsx';
import { RowEditActions } from '@intranet/ui/tables/row-edit/RowEditActions.tsx';
import {
  IconCalendarCog,
  IconCircleMinus,
  IconCursorText,
  IconDoorExit,
  IconListDetails,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { EmployeesAddress } from './EmployeeDialogs.tsx';
import { useEdit } from './use-employee-edit.ts';

export interface EmployeeTable {
  /** The id of the edited employee. */
  editing: number | null;
  narrow: boolean;
  show: EmployeesAddress['show'];
}

interface Props {
  employee: EmployeeRecord;
  table: EmployeeTable;
}

export function EmployeeActions({ employee, table: { editing, narrow, show } }: Props) {
  const navigate = useNavigate();
  const { id, NOME: name } = employee;
  const person = String(id);
  const open = (dialog: string) => () => show({ dialog, person });
  const others = [
    { label: t('Statement'), Icon: IconListDetails, onClick: () => show({ statement: person }) },
    { label: t('Rename'), Icon: IconCursorText, onClick: open('rename') },
    { label: t('Correct start date'), Icon: IconCalendarCog, onClick: open('start-date') },
    { label: t('Deduct'), Icon: IconCircleMinus, onClick: open('deduction') },
    {
      label: t('Departure'),
      Icon: IconDoorExit,
      onClick: () => void navigate({ to: '/leaving', search: { person } }),
    },
  ];
  return (
    <RowActions
      name={name}
      editActions={editing === id ? <EditActions name={name} /> : null}
      onEdit={() => show({ edit: person })}
      editDisabled={editing !== null}
      others={others}
      narrow={narrow}
    />
  );
}

function EditActions({ name }: { name: string }) {
  const { save, cancel, pending, problem } = useEdit();
  return <RowEditActions icons name={name} {...{ save, cancel, pending, problem }} />;
}

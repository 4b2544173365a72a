import { RowEditDialog } from '#ui/tables/row-edit/RowEditDialog.tsx';
import { ActiveField, AreaField, BalanceField, PositionField } from './EditFields.tsx';
import type { EmployeeEdit } from './use-employee-edit.ts';

/** Edits an employee on a narrow page. */
export function EmployeeEditDialog({ edit, name }: { edit: EmployeeEdit; name: string }) {
  return (
    <RowEditDialog {...edit} name={name} dirty={edit.form.isDirty()} covered={edit.confirming}>
      <BalanceField />
      <AreaField />
      <PositionField />
      <ActiveField />
    </RowEditDialog>
  );
}

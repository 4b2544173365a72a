import type { Birthday } from '@intranet/contract/communication/endpoints.ts';
import { RowActions } from '#ui/tables/row-edit/RowActions.tsx';
import { RowEditActions } from '#ui/tables/row-edit/RowEditActions.tsx';
import { useEdit } from './use-birthday-edit.ts';

export function BirthdayActions({ row }: { row: Birthday }) {
  const { name, pending, begin, save, cancel } = useEdit();
  return (
    <RowActions
      name={row.name}
      editActions={
        name === row.name ? <RowEditActions name={row.name} {...{ save, cancel, pending }} /> : null
      }
      onEdit={() => begin(row)}
      editDisabled={name !== null}
    />
  );
}

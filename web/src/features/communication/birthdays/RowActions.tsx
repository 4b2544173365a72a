import type { Birthday } from '@intranet/contract/communication/endpoints.ts';
import { Button } from '@mantine/core';
import { RowEditActions } from '#ui/tables/row-edit/RowEditActions.tsx';
import { useFocusAfterEdit } from '#ui/tables/row-edit/use-focus-after-edit.ts';
import { useEdit } from './edit-context.ts';

/** Begins the editing of a row; while it goes on, keeps or drops what was typed. */
export function RowActions({ row }: { row: Birthday }) {
  const { name, pending, begin, save, cancel } = useEdit();
  const editing = name === row.name;
  const edit = useFocusAfterEdit(editing);

  if (!editing) {
    return (
      <Button
        ref={edit}
        size="compact-sm"
        variant="light"
        aria-label={`Edit ${row.name}`}
        disabled={name !== null}
        onClick={() => begin(row)}
      >
        Edit
      </Button>
    );
  }
  return <RowEditActions name={row.name} {...{ save, cancel, pending }} />;
}

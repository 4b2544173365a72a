import type { Birthday } from '@intranet/contract/communication/endpoints.ts';
import { Button, Group } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useEdit } from './edit-context.ts';

/** Begins the editing of a row; while it goes on, keeps or drops what was typed. */
export function RowActions({ row }: { row: Birthday }) {
  const { name, pending, begin, save, cancel } = useEdit();
  const editing = name === row.name;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    // The input is gone: who edited by keyboard goes on from where they began.
    if (wasEditing.current && !editing && document.activeElement === document.body) {
      edit.current?.focus({ preventScroll: true });
    }
    wasEditing.current = editing;
  }, [editing]);

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
  return (
    <Group gap={6}>
      <Button size="compact-sm" aria-label={`Save ${row.name}`} loading={pending} onClick={save}>
        Save
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Cancel editing ${row.name}`}
        disabled={pending}
        onClick={cancel}
      >
        Cancel
      </Button>
    </Group>
  );
}

import { ActionIcon, Button, Group, Stack, Text, Tooltip } from '@mantine/core';
import { IconListDetails, IconMinus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useEdit } from './edit-context.ts';

export interface RowPage {
  /** Whose row is being edited in place. */
  editing: string | null;
  /** Cards have room for words. */
  narrow: boolean;
  onEdit: (name: string) => void;
  onStatement: (name: string) => void;
  onDeduct: (name: string) => void;
}

/** What can be done about an employee; while the row is being edited, to keep or to drop it. */
export function RowActions({ name, left, page }: { name: string; left: boolean; page: RowPage }) {
  const editing = page.editing === name;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    // The inputs are gone: who edited by keyboard goes on from where they began.
    if (wasEditing.current && !editing && document.activeElement === document.body) {
      edit.current?.focus({ preventScroll: true });
    }
    wasEditing.current = editing;
  }, [editing]);

  if (editing) return <EditActions name={name} />;
  const others = [
    { label: 'Statement', Icon: IconListDetails, open: page.onStatement, hidden: false },
    { label: 'Deduct', Icon: IconMinus, open: page.onDeduct, hidden: left },
  ].filter(({ hidden }) => !hidden);
  return (
    <Group gap={6} wrap={page.narrow ? 'wrap' : 'nowrap'}>
      <Button
        ref={edit}
        size="compact-sm"
        variant="light"
        aria-label={`Edit ${name}`}
        disabled={page.editing !== null}
        onClick={() => page.onEdit(name)}
      >
        Edit
      </Button>
      {others.map(({ label, Icon, open }) =>
        page.narrow ? (
          <Button
            key={label}
            size="compact-sm"
            variant="default"
            aria-label={`${label} ${name}`}
            onClick={() => open(name)}
          >
            {label}
          </Button>
        ) : (
          <Tooltip key={label} label={label}>
            <ActionIcon
              size={26}
              variant="subtle"
              color="gray"
              aria-label={`${label} ${name}`}
              onClick={() => open(name)}
            >
              <Icon size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ),
      )}
    </Group>
  );
}

function EditActions({ name }: { name: string }) {
  const { save, cancel, pending, problem } = useEdit();
  return (
    <Stack gap={6}>
      <Group gap={6} wrap="nowrap">
        <Button size="compact-xs" aria-label={`Save ${name}`} loading={pending} onClick={save}>
          Save
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`Cancel editing ${name}`}
          disabled={pending}
          onClick={cancel}
        >
          Cancel
        </Button>
      </Group>
      {problem && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

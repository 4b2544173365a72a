import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Refresh } from '#core/query-keys.ts';
import { Dialog } from '../Dialog.tsx';
import { ErrorArea } from '../forms/ErrorArea.tsx';
import { useSave } from '../forms/use-save.ts';

interface Props {
  title: ReactNode;
  children: ReactNode;
  action: string;
  /** Red by default; false for an action that can be undone. */
  danger?: boolean;
  cancel?: string;
  send: () => Promise<{ message: string }>;
  refresh: Refresh;
  onClose: () => void;
}

/** Asks for confirmation, runs the action and closes. A failure stays in the dialog. */
export function ConfirmDialog({
  title,
  children,
  action,
  danger = true,
  cancel = 'Cancel',
  send,
  refresh,
  onClose,
}: Props) {
  const { save, problem } = useSave({
    send,
    refresh,
    refreshAfterFailure: true,
    onSaved: onClose,
  });
  return (
    <Dialog onClose={onClose} busy={save.isPending} title={title} centered>
      <Stack gap="md">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {children}
        </Text>
        <ErrorArea message={problem} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" data-autofocus disabled={save.isPending} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            {...(danger && { color: 'red.8' })}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  pending: boolean;
  save: () => void;
  cancel: () => void;
  problem?: string | null;
  children?: ReactNode;
}

export function RowEditActions({ name, pending, save, cancel, problem, children }: Props) {
  return (
    <Stack gap={6}>
      <Group gap={6} wrap="nowrap">
        <Button size="compact-sm" aria-label={`Save ${name}`} loading={pending} onClick={save}>
          Save
        </Button>
        <Button
          size="compact-sm"
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
      {children}
    </Stack>
  );
}

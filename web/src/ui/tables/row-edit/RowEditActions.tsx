import { t } from '@intranet/contract/core/i18n/t.ts';
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
      <Group gap={6}>
        <Button
          size="xs"
          px={8}
          aria-label={t('Save {name}', { name })}
          loading={pending}
          onClick={save}
        >
          {t('Save')}
        </Button>
        <Button
          size="xs"
          px={8}
          variant="default"
          aria-label={t('Cancel editing {name}', { name })}
          disabled={pending}
          onClick={cancel}
        >
          {t('Cancel')}
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

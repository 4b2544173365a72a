import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  pending: boolean;
  save: () => void;
  cancel: () => void;
  problem?: string | null;
  icons?: boolean;
  children?: ReactNode;
}

export function RowEditActions(props: Props) {
  const { name, pending, save, cancel, problem, icons = false, children } = props;
  const px = icons ? 6 : 8;
  return (
    <Stack gap={6}>
      <Group gap={icons ? 4 : 6} wrap="nowrap">
        <Button
          size="xs"
          px={px}
          aria-label={t('Save {name}', { name })}
          title={t('Save')}
          loading={pending}
          onClick={save}
        >
          {icons ? <IconCheck size={16} aria-hidden /> : t('Save')}
        </Button>
        <Button
          size="xs"
          px={px}
          variant="default"
          aria-label={t('Cancel editing {name}', { name })}
          title={t('Cancel')}
          disabled={pending}
          onClick={cancel}
        >
          {icons ? <IconX size={16} aria-hidden /> : t('Cancel')}
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

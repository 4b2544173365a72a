import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  action: string;
  pending: boolean;
  onCancel: () => void;
  cancel?: string;
  children?: ReactNode;
}

export function FormButtons({ action, pending, onCancel, cancel = t('Cancel'), children }: Props) {
  return (
    <Group justify="flex-end" gap="sm">
      {children}
      <Button variant="default" disabled={pending} onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" loading={pending}>
        {action}
      </Button>
    </Group>
  );
}

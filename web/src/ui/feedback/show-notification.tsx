import { Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { notifications } from './notifications.ts';
import { RetryButton } from './RetryButton.tsx';

/** A second for every 14 characters, at least six (D42). */
function readingTime(text: string): number {
  return Math.max(6_000, (text.length / 14) * 1_000);
}

export function showSuccess(message: string): void {
  notifications.show({
    message,
    color: 'green',
    icon: <IconCheck size={18} aria-hidden />,
    autoClose: readingTime(message),
    role: 'status',
  });
}

export function showFailure(error: unknown, retry?: () => void): void {
  const message = error instanceof Error ? error.message : String(error);
  const id = `failure ${message}`;
  notifications.show({
    id,
    color: 'red',
    icon: <IconAlertTriangle size={18} aria-hidden />,
    autoClose: retry ? false : readingTime(message),
    role: 'alert',
    message: (
      <Group justify="space-between" gap="sm">
        <Text size="sm">{message}</Text>
        {retry && (
          <RetryButton
            color="red"
            onRetry={() => {
              notifications.hide(id);
              retry();
            }}
          />
        )}
      </Group>
    ),
  });
}

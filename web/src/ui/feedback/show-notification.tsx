import { Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { TextLanguage } from './fallback-alert.ts';
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

export function showFailure(message: string, retry?: () => void, language?: TextLanguage): void {
  const id = `failure ${message}`;
  notifications.show({
    id,
    color: 'red',
    icon: <IconAlertTriangle size={18} aria-hidden />,
    autoClose: retry ? false : readingTime(message),
    role: 'alert',
    message: (
      <Group justify="space-between" gap="sm" lang={language?.lang}>
        <Text size="sm">{message}</Text>
        {retry && (
          <RetryButton
            color="red"
            label={language?.retryLabel}
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

import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconExternalLink } from '@tabler/icons-react';

export function notifyBlockedTab(href: string, label: string): void {
  const id = `tab ${href}`;
  notifications.show({
    id,
    autoClose: false,
    role: 'status',
    message: (
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t('{label} is ready.', { label })}</Text>
        <Button
          component="a"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          size="compact-sm"
          variant="light"
          rightSection={<IconExternalLink size={14} aria-hidden />}
          onClick={() => notifications.hide(id)}
        >
          {tc('blocked tab', 'Open in a new tab')}
        </Button>
      </Group>
    ),
  });
}

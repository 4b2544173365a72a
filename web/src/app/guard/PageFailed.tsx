import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { IconTile } from '#ui/IconTile.tsx';

/** Shown when a page's code could not be loaded, such as after an update, or failed to render. */
export function PageFailed() {
  return (
    <Stack align="flex-start" gap="md" px={{ base: 0, sm: 'md' }} pt={8} role="alert">
      <Title order={1}>{t('Couldn’t show this page')}</Title>
      <Group gap="md" wrap="nowrap">
        <IconTile icon={IconAlertTriangle} />
        <Text>
          {navigator.onLine
            ? t('The intranet may have just been updated. Reload to get the new version.')
            : t('You’re offline. Check your connection, then reload.')}
        </Text>
      </Group>
      <Button onClick={() => window.location.reload()}>{t('Reload')}</Button>
    </Stack>
  );
}

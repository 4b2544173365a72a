import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Stack, Text, Title } from '@mantine/core';

/** Shown when a page's code could not be loaded, such as after an update, or failed to render. */
export function PageFailed() {
  return (
    <Stack align="center" mt="15vh" gap="md" px="md" ta="center" role="alert">
      <Title order={1}>{t('Couldn’t show this page')}</Title>
      <Text c="dimmed">{t('You may be offline, or the intranet was just updated.')}</Text>
      <Button onClick={() => window.location.reload()}>{t('Reload')}</Button>
    </Stack>
  );
}

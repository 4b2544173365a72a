import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** Shown when a page's code could not be loaded, such as after an update, or failed to render. */
export function PageFailed() {
  return (
    <Stack gap={18} px={{ base: 0, sm: 'md' }} pt={{ base: 2, sm: 10 }} maw={1160} role="alert">
      <Title order={1}>{t('Couldn’t show this page')}</Title>
      <Stack
        align="flex-start"
        justify="center"
        gap="md"
        mih={192}
        p={24}
        c="white"
        bg="var(--brand-ground)"
        bdrs="md"
      >
        <Group gap="md" wrap="nowrap">
          <IconAlertTriangle size={32} stroke={1.5} aria-hidden />
          <Text>
            {navigator.onLine
              ? t('The intranet may have just been updated. Reload to get the new version.')
              : t('You’re offline. Check your connection, then reload.')}
          </Text>
        </Group>
        <Button variant="white" onClick={() => window.location.reload()}>
          {t('Reload')}
        </Button>
      </Stack>
    </Stack>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

const WAVES = [
  'radial-gradient(280px 96px at calc(100% - 96px) 116%, rgb(255 255 255 / 22%) 99.5%, transparent)',
  'radial-gradient(320px 104px at calc(100% - 320px) 126%, rgb(255 255 255 / 8%) 99.5%, transparent)',
  'var(--brand-ground)',
].join();

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
        bg={WAVES}
        bdrs="md"
      >
        <Group gap="md" wrap="nowrap">
          <IconAlertTriangle size={32} stroke={1.5} style={{ flex: 'none' }} aria-hidden />
          <Text>
            {navigator.onLine
              ? t('The intranet may have just been updated. Reload to get the new version.')
              : t('You’re offline. Check your connection, then reload.')}
          </Text>
        </Group>
        <Button variant="white" ml={48} onClick={() => window.location.reload()}>
          {t('Reload')}
        </Button>
      </Stack>
    </Stack>
  );
}

import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { Button, Stack, Text, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { specifiedLang } from '#core/language.ts';

export default function PermissionDeniedPage() {
  return (
    <Stack align="center" mt="15vh" gap="md" px="md" ta="center" lang={specifiedLang}>
      <IconLock size={48} stroke={1.5} aria-hidden />
      <Title order={1}>{t('Permission denied')}</Title>
      <Text c="dimmed">{t('You don’t have permission to open this page.')}</Text>
      <Button component={Link} to="/home">
        {tc('permission denied', 'Back to Home')}
      </Button>
    </Stack>
  );
}

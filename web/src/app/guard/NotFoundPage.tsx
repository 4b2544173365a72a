import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export function NotFoundPage() {
  return (
    <Stack align="center" mt="15vh" gap="md" px="md" ta="center">
      <Title order={1}>{t('Page not found')}</Title>
      <Text c="dimmed">{t('This page doesn’t exist or has moved.')}</Text>
      <Button component={Link} to="/home">
        {t('Back to Home')}
      </Button>
    </Stack>
  );
}

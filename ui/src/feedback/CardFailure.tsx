import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { Box, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

interface Props {
  title: string;
  error: Error;
  retry: () => void;
}

export function CardFailure({ title, error, retry }: Props) {
  return (
    <Group role="alert" gap="8px 12px">
      <IconAlertTriangle size={20} aria-hidden color="var(--mantine-color-error)" />
      <Box flex="1 1 200px">
        <Text size="sm" fw={500}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {sentenceOf(error)}
        </Text>
      </Box>
      <Button size="xs" variant="default" onClick={retry}>
        {t('Try again')}
      </Button>
    </Group>
  );
}

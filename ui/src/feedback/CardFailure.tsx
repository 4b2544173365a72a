import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { Box, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './CardFailure.module.css';

interface Props {
  title: string;
  error: Error;
  retry: () => void;
}

export function CardFailure({ title, error, retry }: Props) {
  return (
    <div role="alert" className={classes.failure}>
      <IconAlertTriangle size={20} aria-hidden className={classes.icon} />
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
    </div>
  );
}

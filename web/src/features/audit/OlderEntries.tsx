import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react';
import classes from './OlderEntries.module.css';

const numbers = new Intl.NumberFormat('en-GB');

interface Props {
  shown: number;
  total: number;
  loading: boolean;
  failure: Error | null;
  onMore: () => void;
}

export function OlderEntries({ shown, total, loading, failure, onMore }: Props) {
  return (
    <Stack gap="xs" align="center">
      {failure && (
        <Alert
          color="red"
          role="alert"
          icon={<IconAlertTriangle aria-hidden />}
          title={failure.message}
        />
      )}
      <Text size="sm" c="dimmed">
        {numbers.format(shown)} of {numbers.format(total)} entries
        <span className={classes.onPaper}>. The page loads more with “Show older entries”.</span>
      </Text>
      <Button
        variant="default"
        loading={loading}
        leftSection={<IconHistory size={16} aria-hidden />}
        onClick={onMore}
      >
        {failure ? 'Try again' : 'Show older entries'}
      </Button>
    </Stack>
  );
}

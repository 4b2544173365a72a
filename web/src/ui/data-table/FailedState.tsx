import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** The rows could not be had: why, and a way to try again. */
export interface Failure {
  message: string;
  retry: () => void;
}

export function FailedState({ message, retry }: Failure) {
  return (
    <Alert
      color="red"
      mb="sm"
      icon={<IconAlertTriangle aria-hidden />}
      title={message}
      role="alert"
    >
      <Button size="xs" variant="default" onClick={retry}>
        Try again
      </Button>
    </Alert>
  );
}

import { Alert, type AlertProps, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

interface FailureAlertProps extends Pick<AlertProps, 'title' | 'children' | 'lang' | 'mb'> {
  retry: () => void;
  /** The button's words, in the language of the screen (D40). */
  retryLabel: string;
  retrying?: boolean;
}

/** Something could not be had: why, and a way to try again. Announced when it appears. */
export function FailureAlert({
  retry,
  retryLabel,
  retrying = false,
  children,
  ...look
}: FailureAlertProps) {
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} {...look}>
      {children}
      <Button size="xs" variant="default" loading={retrying} onClick={retry}>
        {retryLabel}
      </Button>
    </Alert>
  );
}

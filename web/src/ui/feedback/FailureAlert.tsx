import { Alert, type AlertProps, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

interface FailureAlertProps extends Pick<AlertProps, 'title' | 'children' | 'lang' | 'mb'> {
  retry: () => void;
  /** The button's text, in the language of the page (D40). */
  retryLabel: string;
  retrying?: boolean;
}

/** Shows why loading failed, with a retry button. Announced when it appears. */
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

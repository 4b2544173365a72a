import { t } from '@intranet/contract/core/i18n/t.ts';
import { Alert, type AlertProps, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

interface Props extends Pick<AlertProps, 'title' | 'children' | 'lang' | 'mb'> {
  retry: () => void;
  /** In the language of the page (D40). */
  retryLabel?: string;
  retrying?: boolean;
}

/** Shows why loading failed, with a retry button. Announced when it appears. */
export function FailureAlert(props: Props) {
  const { retry, retryLabel = t('Try again'), retrying, children, ...alert } = props;
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      {...alert}
    >
      {children}
      <Button size="xs" variant="default" loading={retrying ?? false} onClick={retry}>
        {retryLabel}
      </Button>
    </Alert>
  );
}

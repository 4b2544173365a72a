import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { failureText } from './wording.ts';

/** The links could not be read, or not anew: why, and a way to try again. */
export function LoadFailed({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={failureText('Não foi possível carregar os links.', error)}
    >
      <Button size="xs" variant="default" onClick={retry}>
        Tentar de novo
      </Button>
    </Alert>
  );
}

import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { sentenceOf } from '#core/told-error.ts';

interface LinksFailureProps {
  /** What the call failed with; null when it brought no address (spec §8). */
  error: Error | null;
  retry: () => void;
  retrying: boolean;
  children?: ReactNode;
}

/** An address could not be had, in the specification's words (§8, reports page), and a way to try again. */
export function LinksFailure({ error, retry, retrying, children }: LinksFailureProps) {
  return (
    <Alert
      color="red"
      role="alert"
      lang="pt-BR"
      icon={<IconAlertTriangle aria-hidden />}
      title={error ? `Erro: ${sentenceOf(error)}` : 'Erro ao obter o link.'}
    >
      {children}
      <Button size="xs" variant="default" loading={retrying} onClick={retry}>
        Tentar de novo
      </Button>
    </Alert>
  );
}

import type { ReactNode } from 'react';
import { FailureAlert } from '#ui/feedback/FailureAlert.tsx';
import { notOpenedOn } from './api.ts';

const textOf = notOpenedOn('reports');

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
    <FailureAlert
      lang="pt-BR"
      title={textOf(error)}
      retry={retry}
      retryLabel="Tentar de novo"
      retrying={retrying}
    >
      {children}
    </FailureAlert>
  );
}

import type { ReactNode } from 'react';
import { FailureAlert } from '#ui/feedback/FailureAlert.tsx';
import { notOpenedOn } from './api.ts';

const textOf = notOpenedOn('reports');

interface LinksFailureProps {
  /** The error of the request; null if it returned no address (spec §8). */
  error: Error | null;
  retry: () => void;
  retrying: boolean;
  children?: ReactNode;
}

/** The error texts of spec §8 (reports page) with a retry button. */
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

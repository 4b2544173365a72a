import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LINK_TEXTS, linksKeys, notOpenedOn } from './api.ts';

const textOf = notOpenedOn('reports');

interface LinksFailureProps {
  /** The error of the request; null if it returned no address (spec §8). */
  error: Error | null;
  links: UseQueryResult<LinkState[]>;
  children?: ReactNode;
}

/** The error texts of spec §8 (reports page) with a retry button. */
export function LinksFailure({ error, links, children }: LinksFailureProps) {
  const queryClient = useQueryClient();
  return (
    <FailureAlert
      {...LINK_TEXTS}
      title={textOf(error)}
      retry={() => void linksKeys.refresh(queryClient)}
      retrying={links.isFetching}
    >
      {children}
    </FailureAlert>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureAlert } from '#ui/feedback/FailureAlert.tsx';

interface LoadFailureProps {
  title: string;
  query: Pick<UseQueryResult, 'refetch' | 'isFetching'>;
  children?: ReactNode;
}

export function LoadFailure({ title, query, children }: LoadFailureProps) {
  return (
    <FailureAlert
      title={title}
      retry={() => void query.refetch()}
      retryLabel={t('Try again')}
      retrying={query.isFetching}
    >
      {children}
    </FailureAlert>
  );
}

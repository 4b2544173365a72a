import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureAlert } from './FailureAlert.tsx';

interface Props {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Shown in place of the error's sentence. */
  children?: ReactNode;
}

export function LoadFailure({ title, query: { error, isFetching, refetch }, children }: Props) {
  return (
    <FailureAlert title={title} retry={() => void refetch()} retrying={isFetching}>
      <Text size="sm" mb="xs">
        {children ?? sentenceOf(error)}
      </Text>
    </FailureAlert>
  );
}

import { Text } from '@mantine/core';
import { sentenceOf } from '#core/user-facing-error.ts';
import { FailureAlert } from './FailureAlert.tsx';

interface Props {
  title: string;
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}

export function LoadFailure({ title, query: { error, isFetching, refetch } }: Props) {
  return (
    <FailureAlert title={title} retry={() => void refetch()} retrying={isFetching}>
      <Text size="sm" mb="xs">
        {sentenceOf(error)}
      </Text>
    </FailureAlert>
  );
}

import { Group, Text } from '@mantine/core';
import { RetryButton } from './RetryButton.tsx';

/** A notification's language and the label of its retry button, if they differ from the page's. */
export interface TextLanguage {
  lang: string | undefined;
  retryLabel: string;
}

interface Props extends Partial<TextLanguage> {
  message: string;
  onRetry?: (() => void) | undefined;
}

export function FailureMessage({ message, onRetry, lang, retryLabel }: Props) {
  return (
    <Group justify="space-between" gap="sm" lang={lang}>
      <Text size="sm">{message}</Text>
      {onRetry && <RetryButton color="red" label={retryLabel} onRetry={onRetry} />}
    </Group>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, type ButtonProps } from '@mantine/core';

interface Props extends Pick<ButtonProps, 'color' | 'mt'> {
  onRetry: () => void;
  label?: string | undefined;
}

export function RetryButton({ onRetry, label = t('Try again'), ...style }: Props) {
  return (
    <Button size="compact-sm" variant="light" onClick={onRetry} {...style}>
      {label}
    </Button>
  );
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import { BarePage } from '@intranet/ui/page/BarePage.tsx';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  sentence: string;
  /** Given if the link could still work. */
  onRetry?: (() => void) | undefined;
  foot?: ReactNode;
}

/** Says why a link that works once opens no form. */
export function RefusedLink({ title, sentence, onRetry, foot }: Props) {
  return (
    <BarePage title={title} foot={foot}>
      <Text role="alert">{sentence}</Text>
      {onRetry ? (
        <Button onClick={onRetry}>{t('Try again')}</Button>
      ) : (
        <Button component={Link} to="/login">
          {t('Back to sign-in')}
        </Button>
      )}
    </BarePage>
  );
}

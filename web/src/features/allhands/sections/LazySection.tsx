import { t } from '@intranet/contract/core/i18n/t.ts';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import { LazyPart } from '@intranet/ui/feedback/LazyPart.tsx';
import { Text } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { Printing } from './printing.ts';

interface Props {
  /** The title of the message if the code can't be loaded. */
  failed: string;
  /** Shown until the code has loaded, and on paper if it can't be loaded. */
  waiting: ReactNode;
  children: ReactNode;
}

/** A lazy component of a section. A failed load leaves the rest of the deck in place. */
export function LazySection({ failed, waiting, children }: Props) {
  const printing = use(Printing);
  const failure = (
    <FailureAlert title={failed} retry={() => window.location.reload()} retryLabel={t('Reload')}>
      <Text size="sm" mb="xs">
        {t('Couldn’t load this. Check your connection.')}
      </Text>
    </FailureAlert>
  );
  return (
    <LazyPart waiting={waiting} failure={printing ? waiting : failure}>
      {children}
    </LazyPart>
  );
}

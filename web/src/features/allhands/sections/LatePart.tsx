import { t } from '@intranet/contract/core/i18n/t.ts';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import { Text } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, use } from 'react';
import { Printing } from './printing.ts';

interface LatePartProps {
  /** The message if the code can't be loaded. */
  failed: string;
  /** Shown until the code has loaded, and on paper if it can't be loaded. */
  waiting: ReactNode;
  children: ReactNode;
}

/** A lazy component of a section. A failed load leaves the rest of the deck in place. */
export function LatePart({ failed, waiting, children }: LatePartProps) {
  const printing = use(Printing);
  const failure = (
    <FailureAlert title={failed} retry={() => window.location.reload()} retryLabel={t('Reload')}>
      <Text size="sm" mb="xs">
        {t('Couldn’t load this. Check your connection.')}
      </Text>
    </FailureAlert>
  );
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={() => (printing ? waiting : failure)}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </CatchBoundary>
  );
}

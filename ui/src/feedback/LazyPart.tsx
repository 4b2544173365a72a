import { t } from '@intranet/contract/core/i18n/t.ts';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { notifyFailure } from './notify.ts';

function NotLoaded() {
  useEffect(() => notifyFailure(t('Couldn’t load this. Check your connection.')), []);
  return null;
}

/** Shows a lazy component. If its code can't be loaded, a notification says so and the page stays. */
export function LazyPart({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={NotLoaded}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  );
}

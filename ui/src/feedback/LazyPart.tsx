import { t } from '@intranet/contract/core/i18n/t.ts';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { notifyFailure } from './notify.ts';

const reload = () => window.location.reload();

function FailureNotification() {
  useEffect(() => {
    const language = { lang: undefined, retryLabel: t('Reload') };
    notifyFailure(t('Couldn’t load this. Check your connection.'), reload, language);
  }, []);
  return null;
}

interface Props {
  /** Shown until the code has loaded. */
  waiting?: ReactNode;
  /** Shown if the code can't be loaded. A notification by default. */
  failure?: ReactNode;
  children: ReactNode;
}

/** Shows a lazy component. If its code can't be loaded, the page stays and offers to be reloaded. */
export function LazyPart({ waiting, failure = <FailureNotification />, children }: Props) {
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={() => failure}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </CatchBoundary>
  );
}

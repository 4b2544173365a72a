import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import {
  answerConfirmation,
  answerConfirmations,
  isAsked,
  onAskedChange,
} from '#core/confirmation.ts';

const NotLoaded = () => {
  useEffect(() => answerConfirmation(false), []);
  return null;
};

const load = (): Promise<{ default: ComponentType }> =>
  import('./ConfirmationDialog.tsx').catch(() => ({ default: NotLoaded }));
const ConfirmationDialog = lazy(load);

/** Asks for the confirmation that calls need before they read secrets (D69). */
export function ConfirmationQuestion() {
  const asked = useSyncExternalStore(onAskedChange, isAsked);
  useEffect(answerConfirmations, []);
  return (
    asked && (
      <Suspense fallback={null}>
        <ConfirmationDialog />
      </Suspense>
    )
  );
}

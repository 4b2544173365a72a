import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { currentUserQuery } from '#features/accounts/api.ts';

let pending = false;
const listeners = new Set<() => void>();

/** @param now true while the shell is drawn from the stored user, before the server's answer */
export function setSessionPending(now: boolean): void {
  pending = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True until the server has confirmed the stored user. No page renders before that (D4, D9). */
export function useSessionPending(): boolean {
  return useSyncExternalStore(subscribe, () => pending);
}

/** The current user for the shell. The guard makes the first call, so this one waits for it. */
export function useCurrentUser() {
  const waits = useSessionPending();
  return useQuery({ ...currentUserQuery, enabled: !waits });
}

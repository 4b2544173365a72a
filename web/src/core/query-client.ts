import { CallError } from '@intranet/contract/core/call-error.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

export interface SessionFailures {
  onSignedOut(): void;
  onPasswordChangeRequired(): void;
  onTwoFactorSetupRequired(): void;
}

function isWorthRetrying(error: unknown): boolean {
  return error instanceof CallError && ['network', 'unavailable'].includes(error.code);
}

/** @param failures omitted while nobody is signed in; ignored by mutations with the meta `signsOut` */
export function createQueryClient(failures?: SessionFailures): QueryClient {
  const onError = (error: unknown) => {
    if (!failures || !(error instanceof CallError)) return;
    if (error.code === 'unauthenticated') failures.onSignedOut();
    if (error.code === 'password_change_required') failures.onPasswordChangeRequired();
    if (error.code === 'two_factor_setup_required') failures.onTwoFactorSetupRequired();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (meta?.signsOut !== true) onError(error);
      },
    }),
    defaultOptions: {
      queries: {
        // Offline calls fail at once with a message, instead of waiting unseen.
        networkMode: 'always',
        staleTime: 15_000,
        // After 1, 2 and 4 s: together they outlast most failovers of a database.
        retry: (count, error) => count < 3 && isWorthRetrying(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

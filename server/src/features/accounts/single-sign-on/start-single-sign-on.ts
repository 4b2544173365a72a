import { nextPath } from '@intranet/contract/accounts/next-path.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import type { Provider } from './provider.ts';

/**
 * Begins a sign-in at the provider.
 * @returns where to send the browser, and what it keeps meanwhile
 * @throws SignOnFailure unavailable
 */
export async function startSingleSignOn(
  provider: Provider,
  input: { remember?: boolean | undefined; next?: string | undefined },
): Promise<{ url: string; pending: PendingSignIn }> {
  const { url, checks } = await provider.begin();
  const pending = { checks, remember: input.remember ?? false, next: nextPath(input.next) };
  return { url, pending };
}

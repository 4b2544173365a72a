import { nextPath } from '@intranet/contract/accounts/next-path.ts';
import type { Deps } from '#core/deps.ts';
import { sealPending } from './pending-sign-in.ts';
import type { Provider } from './provider.ts';

/**
 * Begins a sign-in at the provider.
 * @returns where to send the browser, and what it keeps meanwhile, sealed
 * @throws SignOnFailure unavailable
 */
export async function startSingleSignOn(
  deps: Deps,
  provider: Provider,
  input: { remember?: boolean | undefined; next?: string | undefined },
): Promise<{ url: string; sealed: string }> {
  const { url, checks } = await provider.begin();
  const pending = { checks, remember: input.remember ?? false, next: nextPath(input.next) };
  return { url, sealed: sealPending(deps.cookieSealer, pending, deps.clock.now()) };
}

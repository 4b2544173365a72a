import { t } from '@intranet/contract/core/i18n/t.ts';
import { PROVIDER_NAMES, type Provider } from '@intranet/contract/links/providers.ts';
import { AppError } from '#core/errors.ts';

/** A provider that gives no token. */
export class ProviderFailure extends AppError {
  readonly provider: Provider;
  /** For the log, without secrets, tokens (S8) and the provider's own texts. */
  readonly reason: string;

  constructor(provider: Provider, sentence: string, reason: string) {
    super('unavailable', sentence);
    this.provider = provider;
    this.reason = reason;
  }
}

export const unavailable = (provider: Provider, reason: string) =>
  new ProviderFailure(
    provider,
    t('{provider} isn’t available right now. Try again in a moment.', {
      provider: PROVIDER_NAMES[provider],
    }),
    reason,
  );

/** For an answer that trying again won't change. */
export const refused = (provider: Provider, reason: string) =>
  new ProviderFailure(
    provider,
    t(
      '{provider} doesn’t let the intranet show this item. Ask an administrator to check its settings.',
      {
        provider: PROVIDER_NAMES[provider],
      },
    ),
    reason,
  );

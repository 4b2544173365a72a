import { t } from '@intranet/contract/core/i18n/t.ts';
import { PROVIDER_NAMES, type Provider } from '@intranet/contract/links/providers.ts';
import { AppError } from '#core/errors.ts';

/** A provider that gives no token. */
export class ProviderFailure extends AppError {
  readonly provider: Provider;
  /** For the log, without secrets, tokens (S8) and the provider's own texts. */
  readonly reason: string;

  constructor(
    code: 'unavailable' | 'conflict',
    {
      provider,
      sentence,
      reason,
    }: Pick<ProviderFailure, 'provider' | 'reason'> & { sentence: string },
  ) {
    super(code, sentence);
    this.provider = provider;
    this.reason = reason;
  }
}

/** For a failure that may be over in a moment. */
export const unavailable = (provider: Provider, reason: string) =>
  new ProviderFailure('unavailable', {
    provider,
    sentence: t('{provider} isn’t available right now. Try again in a moment.', {
      provider: PROVIDER_NAMES[provider],
    }),
    reason,
  });

/** For an answer that trying again won't change, so pages don't. */
export const refused = (provider: Provider, reason: string) =>
  new ProviderFailure('conflict', {
    provider,
    sentence: t(
      '{provider} doesn’t let the intranet show this item. Ask an administrator to check its settings.',
      { provider: PROVIDER_NAMES[provider] },
    ),
    reason,
  });

import { t } from '@intranet/contract/core/i18n/t.ts';
import type { EmbedSource } from '@intranet/contract/links/embed.ts';
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '@intranet/contract/links/providers.ts';
import type { Config } from '#core/config.ts';
import { atField } from '#core/errors.ts';

type Settings = Pick<Config, 'embeds'>;

/** The providers that this server is set up for. */
export const listProviders = ({ embeds }: Settings): Provider[] =>
  PROVIDERS.filter((provider) => embeds[provider] !== null);

export const notSetUp = (provider: Provider) =>
  t('This server isn’t set up for {provider}. Ask an administrator.', {
    provider: PROVIDER_NAMES[provider],
  });

/** @throws AppError invalid_input at `embed` */
export function assertSetUp({ embeds }: Settings, { provider }: EmbedSource): void {
  if (embeds[provider]) return;
  throw atField('invalid_input', 'embed', notSetUp(provider));
}

/** The frame sources of some providers, as far as this server is set up for them (S14). */
export function providerSources(
  { embeds }: Settings,
  providers: readonly (Provider | null)[],
): string[] {
  const urls = PROVIDERS.filter((provider) => providers.includes(provider)).flatMap(
    (provider) => embeds[provider]?.url ?? [],
  );
  return urls.map((url) => new URL(url).origin);
}

import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ItemSettings } from '@intranet/contract/links/item-admin-endpoints.ts';
import { PROVIDER_NAMES, type Provider } from '@intranet/contract/links/providers.ts';
import { checkText } from '../../admin/check-text.ts';
import { needsAttention } from '../../admin/labels.ts';
import { isSetUp } from './item-form.ts';

export const problemsText = (count: number): string =>
  t('{count, plural, one {# reported problem} other {# reported problems}}', { count });

export const notSetUpText = (provider: Provider): string =>
  t(
    'This server isn’t set up for {provider}, so nobody can open the item. Ask the server’s operator, or edit the item.',
    { provider: PROVIDER_NAMES[provider] },
  );

interface Known {
  /** Those that the server is set up for. */
  providers: readonly Provider[];
  /** The number of unsolved problems. */
  problems: number;
}

/** Why an item needs attention: its provider, its last check, and what readers reported. Empty if it doesn't. */
export function attentionTexts(item: ItemSettings, { providers, problems }: Known): string[] {
  const { reason } = item.check;
  return [
    ...(item.provider && !isSetUp(item, providers) ? [notSetUpText(item.provider)] : []),
    ...(needsAttention(item) ? [reason ? checkText(reason) : t('It doesn’t open.')] : []),
    ...(problems > 0 ? [`${problemsText(problems)}.`] : []),
  ];
}

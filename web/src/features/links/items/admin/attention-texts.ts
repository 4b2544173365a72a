import { t } from '@intranet/contract/core/i18n/t.ts';
import type { ItemSettings } from '@intranet/contract/links/item-endpoints.ts';
import { checkText } from '../../admin/check-text.ts';
import { needsAttention } from '../../admin/labels.ts';

export const problemsText = (count: number): string =>
  t('{count, plural, one {# reported problem} other {# reported problems}}', { count });

/** Why an item needs attention: its last check, and what readers reported. Empty if it doesn't. */
export function attentionTexts(item: ItemSettings, problems: number): string[] {
  const { reason } = item.check;
  return [
    ...(needsAttention(item) ? [reason ? checkText(reason) : t('It doesn’t open.')] : []),
    ...(problems > 0 ? [`${problemsText(problems)}.`] : []),
  ];
}

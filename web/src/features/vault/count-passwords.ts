import { t } from '@intranet/contract/core/i18n/t.ts';

export const countPasswords = (count: number) =>
  t('{count, plural, one {# password} other {# passwords}}', { count });

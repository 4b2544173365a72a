import { t } from '@intranet/contract/core/i18n/t.ts';

export const SERIES = [
  { name: 'goal', label: t('Goal'), color: 'var(--goal)' },
  { name: 'actual', label: t('Actual'), color: 'var(--actual)' },
] as const;

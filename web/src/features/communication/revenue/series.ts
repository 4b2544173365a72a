import { t } from '@intranet/contract/core/i18n/t.ts';

export const SERIES = [
  { name: 'actual', label: t('Actual'), color: 'var(--actual)', type: 'bar' },
  { name: 'goal', label: t('Goal'), color: 'var(--goal)', type: 'line' },
] as const;

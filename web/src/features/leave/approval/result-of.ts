import { t } from '@intranet/contract/core/i18n/t.ts';
import type { Decided } from './use-decisions.ts';

const RESULTS = {
  leave: { approve: t('Approved'), reject: t('Rejected') },
  cancellation: { approve: t('Leave cancelled'), reject: t('Leave kept') },
} as const;

export const resultOf = ({ approval, decision }: Decided): string =>
  RESULTS[approval.asks][decision];

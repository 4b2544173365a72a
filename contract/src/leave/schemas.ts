import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { LEAVE_TYPES } from './leave-types.ts';

export const leaveTypeSchema = z.enum(LEAVE_TYPES, {
  error: () => t('Choose a type of leave'),
});

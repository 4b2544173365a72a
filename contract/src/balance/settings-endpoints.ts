import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';

export const BRAZILIAN_STATES = [
  ...['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA'],
  ...['PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'],
] as const;

export const leaveSettingsSchema = z.object({
  law_hints: z.boolean(),
  holiday_state: z.enum(['', ...BRAZILIAN_STATES]),
});
export type LeaveSettings = z.infer<typeof leaveSettingsSchema>;

export const leaveSettings = endpoint('GET', '/api/leave_settings', ADMIN, {
  description: 'Returns the leave settings',
  reply: () => leaveSettingsSchema,
});

export const changeLeaveSettings = endpoint('POST', '/api/leave_settings', ADMIN, {
  description: 'Changes the leave settings',
  body: () => leaveSettingsSchema,
});

import { z } from 'zod';
import { endpoint, successReply } from '../core/endpoint.ts';
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

export const leaveSettings = endpoint({
  method: 'GET',
  path: '/api/leave_settings',
  summary: 'Returns the leave settings',
  access: ADMIN,
  reply: leaveSettingsSchema,
});

export const changeLeaveSettings = endpoint({
  method: 'POST',
  path: '/api/leave_settings',
  summary: 'Changes the leave settings',
  access: ADMIN,
  body: leaveSettingsSchema,
  reply: successReply,
});

import { z } from 'zod';
import { endpoint, successReply } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';

/** The states of Brazil, whose own holidays can be kept beside the national ones. */
export const BRAZILIAN_STATES = [
  ...['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA'],
  ...['PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'],
] as const;

export const leaveSettingsSchema = z.object({
  /** Whether Brazilian vacation law is hinted at. */
  law_hints: z.boolean(),
  /** Whose holidays count beside the national ones; empty for none. */
  holiday_state: z.enum(['', ...BRAZILIAN_STATES]),
});
export type LeaveSettings = z.infer<typeof leaveSettingsSchema>;

export const leaveSettings = endpoint({
  method: 'GET',
  path: '/api/leave_settings',
  summary: 'The settings of leave',
  access: ADMIN,
  reply: leaveSettingsSchema,
});

export const changeLeaveSettings = endpoint({
  method: 'POST',
  path: '/api/leave_settings',
  summary: 'Changes the settings of leave',
  access: ADMIN,
  body: leaveSettingsSchema,
  reply: successReply,
});

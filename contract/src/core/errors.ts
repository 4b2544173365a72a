import { z } from 'zod';
import { namesakeSchema } from '../people/namesake.ts';

/** Every expected failure with its HTTP status (D31). Codes are stable. */
export const ERROR_STATUS = {
  invalid_input: 400,
  invalid_json: 400,
  invalid_file: 400,
  invalid_reset_code: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  password_change_required: 403,
  two_factor_setup_required: 403,
  confirm_password: 403,
  no_matching_account: 403,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  no_pending_leave: 404,
  link_expired: 404,
  not_acceptable: 406,
  link_used: 409,
  no_employee: 409,
  not_active: 409,
  before_start_date: 409,
  year_closed: 409,
  overlapping_leave: 409,
  insufficient_balance: 409,
  yearly_limit_reached: 409,
  no_approver: 409,
  already_decided: 409,
  stale_version: 409,
  dates_unchanged: 409,
  reason_required: 409,
  ambiguous_name: 409,
  name_taken: 409,
  confusable_name: 409,
  import_refused: 409,
  invalid_deck: 400,
  confirm_public_names: 409,
  already_set_up: 409,
  username_taken: 409,
  email_taken: 409,
  last_admin: 409,
  own_account: 409,
  conflict: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  wrong_address: 421,
  idempotency_key_reused: 422,
  too_many_attempts: 429,
  unexpected: 500,
  unavailable: 503,
  server_busy: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const errorReply = z.object({
  error: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
  request_id: z.string().optional(),
  /** Present for calls that report failures this way (D10). */
  success: z.literal(false).optional(),
  message: z.string().optional(),
  /** The current state of the record that could not be changed (D24: current dates). */
  current: z.record(z.string(), z.unknown()).optional(),
  /** The employees who share a name (`ambiguous_name`). */
  candidates: z.array(namesakeSchema).optional(),
});
export type ErrorReply = z.infer<typeof errorReply>;

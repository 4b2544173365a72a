import { z } from 'zod';

/** Why a link's check ended as it did. Names hosts but never an address, which may contain a key (S8). */
export const checkReasonSchema = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['own_page', 'no_own_page', 'not_checked']) }),
  z.object({
    code: z.enum([
      'inside_address',
      'not_https',
      'not_https_in_frame',
      'unknown_host',
      'names_away',
      'no_connection',
      'insecure',
      'too_slow',
      'too_many_redirects',
      'bad_redirect',
      'garbled',
      'refuses_checks',
      'answers',
      'answers_in_frame',
      'no_frame',
      'leads_elsewhere',
      'leads_to_sign_in',
    ]),
    host: z.string(),
  }),
  z.object({
    code: z.enum(['page_missing', 'server_error', 'needs_permission', 'unclear_status']),
    host: z.string(),
    status: z.number(),
  }),
]);
export type CheckReason = z.infer<typeof checkReasonSchema>;

/** Why a frame probably doesn't show its address, by the last check; null if nothing is known. */
export const frameProblemSchema = checkReasonSchema.nullable();
export type FrameProblem = z.infer<typeof frameProblemSchema>;

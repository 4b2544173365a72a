import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';

/** What a new installation needs, in the order in which an admin does it. */
export const SETUP_STEPS = ['employees', 'mail', 'links', 'backup'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const setupSteps = endpoint('GET', '/api/setup-steps', ADMIN, {
  description: 'Lists what a new installation still needs, and what is done',
  reply: () =>
    z.object({
      /** Empty once an admin has hidden the list. */
      steps: z.array(z.object({ step: z.enum(SETUP_STEPS), done: z.boolean() })),
      /** The department items that have no address yet. */
      links_missing: z.number(),
      /** False while emails are only written to files, because no mail server is set. */
      sends_mail: z.boolean(),
    }),
});
export type Setup = z.infer<typeof setupSteps.reply>;

export const hideSetupSteps = endpoint('DELETE', '/api/setup-steps', ADMIN, {
  description: 'Hides the list of a new installation from all admins',
});

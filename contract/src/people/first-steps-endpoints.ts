import { z } from 'zod';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';

/** In the order in which an admin takes them. */
export const FIRST_STEPS = [
  'account',
  'joined',
  'balance',
  'birth_date',
  'phone',
  'deputy',
  'two_factor',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

const ofEmployee = () => z.object({ id: idSchema });

export const firstSteps = endpoint('GET', '/api/people/{id}/first-steps', ADMIN, {
  description: 'Lists what remains to be done for a new employee, and what is done',
  params: ofEmployee,
  reply: () =>
    z.object({
      /** Empty once an admin has hidden the list, and for employees from before it existed. */
      steps: z.array(z.object({ step: z.enum(FIRST_STEPS), done: z.boolean() })),
      /** The current balance, in days. Its step is done once somebody chose another than the proposed one. */
      balance: z.number(),
    }),
});
export type FirstSteps = z.infer<typeof firstSteps.reply>;

export const hideFirstSteps = endpoint('DELETE', '/api/people/{id}/first-steps', ADMIN, {
  description: 'Hides the list of next steps of an employee from all admins',
  params: ofEmployee,
});

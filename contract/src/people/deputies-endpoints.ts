import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';
import { optionalDaySchema } from '../core/schemas.ts';
import { chosenIdSchema, employeeNameSchema } from './schemas.ts';

const deputySchema = z.object({
  id: z.number(),
  employee_id: z.number(),
  name: z.string(),
  area: z.string(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  active: z.boolean(),
  /** Why the deputy can't decide today: left, no account, or away. */
  problem: z.string().nullable(),
});
export type Deputy = z.infer<typeof deputySchema>;

export const deputies = endpoint('GET', '/api/deputies', ROLES, {
  description: "Lists the calling Head's deputies, or those of all Heads for an admin (D23)",
  reply: () =>
    z.object({
      heads: z.array(
        z.object({
          employee_id: z.number(),
          name: z.string(),
          area: z.string(),
          /** True if the Head is on approved leave today, so deputies decide. */
          away: z.boolean(),
          deputies: z.array(deputySchema),
        }),
      ),
    }),
});

export const deputyBody = z
  .object({
    head: employeeNameSchema,
    head_id: chosenIdSchema,
    deputy: employeeNameSchema,
    deputy_id: chosenIdSchema,
    start: optionalDaySchema.default(null),
    end: optionalDaySchema.default(null),
  })
  .superRefine(({ start, end }, ctx) => {
    if (start && end && end < start) {
      const message = t('End date cannot be earlier than start date');
      ctx.addIssue({ code: 'custom', path: ['end'], message });
    }
  });

export const nameDeputy = endpoint('POST', '/api/deputies', ROLES, {
  description: "Adds a Head's deputy, with or without dates (D23)",
  body: () => deputyBody,
});

export const removeDeputy = endpoint('DELETE', '/api/deputies/{id}', ROLES, {
  description: 'Removes a deputy',
  params: () => z.object({ id: idSchema }),
});

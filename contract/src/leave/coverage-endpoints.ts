import { t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';
import { areaNameSchema, chosenIdSchema, employeeNameSchema } from '../people/schemas.ts';

export const coverage = endpoint('GET', '/api/coverage', ROLES, {
  description: "Lists the coverage rules of a Head's area, or of all areas for an admin",
  reply: () =>
    z.object({
      areas: z.array(
        z.object({
          area: z.string(),
          max_away: z.number().nullable(),
          pairs: z.array(
            z.object({
              id: z.number(),
              first: z.string(),
              first_id: z.number(),
              second: z.string(),
              second_id: z.number(),
            }),
          ),
          /** The number of current employees. */
          people: z.number(),
        }),
      ),
    }),
});

export const setCoverageLimit = endpoint('POST', '/api/coverage_limits', ROLES, {
  description: 'Sets how many people of an area may be away at once before a warning appears',
  body: () =>
    z.object({
      area: areaNameSchema,
      max_away: z
        .number({ error: () => t('Enter a number') })
        .int({ error: () => t('Enter a whole number') })
        .min(1, { error: () => t('At least {min}', { min: 1 }) })
        .max(999, { error: () => t('At most {max}', { max: 999 }) })
        .nullable(),
    }),
});

export const coveragePairBody = z
  .object({
    first: employeeNameSchema,
    first_id: chosenIdSchema,
    second: employeeNameSchema,
    second_id: chosenIdSchema,
  })
  .refine(({ first, first_id, second, second_id }) => first !== second || first_id !== second_id, {
    path: ['second'],
    error: () => t('Choose two different people'),
  });

export const addCoveragePair = endpoint('POST', '/api/coverage_pairs', ROLES, {
  description:
    'Adds a pair of an area that should not be away together, which only causes warnings',
  body: () => coveragePairBody,
});

export const removeCoveragePair = endpoint('DELETE', '/api/coverage_pairs/{id}', ROLES, {
  description: 'Removes such a pair',
  params: () => z.object({ id: idSchema }),
});

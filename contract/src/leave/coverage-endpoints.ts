import { z } from 'zod';
import { endpoint, idSchema, successReply } from '../core/endpoint.ts';
import { ROLES } from '../core/roles.ts';
import { areaNameSchema, employeeNameSchema } from '../people/schemas.ts';

export const coverage = endpoint({
  method: 'GET',
  path: '/api/coverage',
  summary: "Lists the coverage rules of a Head's area, or of all areas for an admin",
  access: ROLES,
  reply: z.object({
    areas: z.array(
      z.object({
        area: z.string(),
        max_away: z.number().nullable(),
        pairs: z.array(z.object({ id: z.number(), first: z.string(), second: z.string() })),
        people: z.array(z.string()),
      }),
    ),
  }),
});

export const setCoverageLimit = endpoint({
  method: 'POST',
  path: '/api/coverage_limits',
  summary: 'Sets how many people of an area may be away at once before a warning appears',
  access: ROLES,
  body: z.object({
    area: areaNameSchema,
    max_away: z
      .number('Enter a number')
      .int('Enter a whole number')
      .min(1, 'At least 1')
      .max(999, 'At most 999')
      .nullable(),
  }),
  reply: successReply,
});

export const coveragePairBody = z
  .object({ first: employeeNameSchema, second: employeeNameSchema })
  .refine(({ first, second }) => first !== second, {
    path: ['second'],
    message: 'Choose two different people',
  });

export const addCoveragePair = endpoint({
  method: 'POST',
  path: '/api/coverage_pairs',
  summary: 'Adds a pair of an area that should not be away together, which only causes warnings',
  access: ROLES,
  body: coveragePairBody,
  reply: successReply,
});

export const removeCoveragePair = endpoint({
  method: 'DELETE',
  path: '/api/coverage_pairs/{id}',
  summary: 'Removes such a pair',
  access: ROLES,
  params: z.object({ id: idSchema }),
  reply: successReply,
});

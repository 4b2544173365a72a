import { msg } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { MAX_MATCHES, NAME_PARTS, ONLY_AREA } from '../core/list-page.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import { requiredSearchSchema, searchSchema } from '../core/schemas.ts';
import { namesakeSchema } from './namesake.ts';

/** The groups of people to choose from. Only admins see who has left or has no account. */
export const PEOPLE_GROUPS = ['current', 'everyone', 'without_account', 'deputies'] as const;
export type PeopleGroup = (typeof PEOPLE_GROUPS)[number];

export const searchPeople = endpoint('GET', '/api/people-search', ROLES, {
  description: `Finds at most ${MAX_MATCHES} people by name, for choosing one of them`,
  query: () =>
    z.object({
      name: searchSchema(120).default('').describe(NAME_PARTS),
      among: z
        .enum(PEOPLE_GROUPS)
        .default('current')
        .describe(
          'Current employees; for admins, also former ones, or only those without an account; or those who can be deputies',
        ),
      area: searchSchema(200).optional().describe(ONLY_AREA),
    }),
  reply: () =>
    z.object({
      people: z.array(
        namesakeSchema.extend({
          /** The photo's path, or empty. */
          photo: z.string(),
          has_left: z.boolean(),
          /** In days; null for roles that may not read the balances. */
          balance: z.number().nullable(),
        }),
      ),
      /** True if more people match. */
      more: z.boolean(),
    }),
});
export type FoundPerson = z.infer<typeof searchPeople.reply>['people'][number];

export const nearName = endpoint('GET', '/api/near-name', ADMIN, {
  description: 'Returns the name of an employee that equals or resembles another name (D66)',
  query: () =>
    z.object({
      name: requiredSearchSchema(120, msg('Enter a name')).describe('The new name'),
      except: idSchema.optional().describe('The id of the employee to rename'),
    }),
  reply: () => z.object({ name: z.string().nullable() }),
});

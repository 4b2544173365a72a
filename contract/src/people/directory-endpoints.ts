import { z } from 'zod';
import { endpoint, idSchema } from '../core/endpoint.ts';
import { ONLY_AREA, ONLY_POSITION, pageFields, pageReply } from '../core/list-page.ts';
import { ROLES } from '../core/roles.ts';
import { searchSchema } from '../core/schemas.ts';
import { phoneSchema } from './employee-fields.ts';
import { namesakeSchema } from './namesake.ts';
import { cargoSchema } from './schemas.ts';

const colleagueSchema = namesakeSchema.extend({
  /** The photo's path, or empty. */
  photo: z.string(),
  /** The address of their account; null without one. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The last day of the approved leave that is under way, for those who may know (D72). */
  away_until: z.string().nullable(),
  has_left: z.boolean(),
  /** The first day of somebody who hasn’t started yet; else null. */
  starts_on: z.string().nullable(),
});
export type Colleague = z.infer<typeof colleagueSchema>;

export const DIRECTORY_SORTS = ['name', 'area', 'position'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

/** Only admins may ask for those who have left. */
export const DIRECTORY_GROUPS = ['current', 'left'] as const;
export type DirectoryGroup = (typeof DIRECTORY_GROUPS)[number];

export const directory = endpoint('GET', '/api/people', ROLES, {
  description: 'Lists colleagues in pages, with where they work and how to reach them',
  query: () =>
    z.object({
      ...pageFields(DIRECTORY_SORTS),
      search: searchSchema(120)
        .optional()
        .describe('Parts of the name, area, position or email, without regard to accents'),
      area: searchSchema(200).optional().describe(ONLY_AREA),
      position: cargoSchema.optional().describe(ONLY_POSITION),
      who: z
        .enum(DIRECTORY_GROUPS)
        .default('current')
        .describe('Current employees, or for admins those who have left'),
    }),
  reply: () => pageReply(colleagueSchema),
});
export type DirectoryPage = z.infer<typeof directory.reply>;

/** The most colleagues that a profile lists. */
export const MAX_PROFILE_COLLEAGUES = 24;

const otherSchema = z.object({
  employee_id: z.number(),
  name: z.string(),
  cargo: z.string(),
  photo: z.string(),
});

export const profile = endpoint('GET', '/api/people/{id}', ROLES, {
  description: 'Returns what a colleague’s profile shows to the caller',
  params: () => z.object({ id: idSchema }),
  reply: () =>
    colleagueSchema.extend({
      is_own: z.boolean(),
      /** `MM-DD`; null if unknown or after somebody has left (D14, D37). */
      birthday: z.string().nullable(),
      /** Null if unknown, and for everybody but admins. */
      start_date: z.string().nullable(),
      /** The planned last day, for admins; null for everybody else, and without a plan. */
      last_day: z.string().nullable(),
      /** The id of their account, for admins. */
      account_id: z.number().nullable(),
      /** The current Heads of the area, without the person. */
      heads: z.array(otherSchema),
      /** The first others in the area by position and name, without Heads. */
      colleagues: z.array(otherSchema),
      /** The number of colleagues who aren't listed. */
      unlisted: z.number(),
    }),
});
export type Profile = z.infer<typeof profile.reply>;

export const changeOwnPhone = endpoint('PUT', '/api/people/me/phone', ROLES, {
  description: "Changes the caller's own phone number, or removes it",
  body: () => z.object({ phone: phoneSchema }),
});

import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import { endpoint, idSchema, successReply } from '../core/endpoint.ts';
import { ADMIN } from '../core/roles.ts';
import { nameSchema, noteSchema, roleSchema, searchSchema } from '../core/schemas.ts';
import { namesakeSchema } from '../people/namesake.ts';
import { areaNameSchema, cargoSchema } from '../people/schemas.ts';

export const MAX_GROUP_NAME = 80;
export const MAX_MEMBERS = 500;
const MAX_AREAS = 100;

/** The people of a group that a call lists at most; it counts the others. */
export const MAX_GROUP_PEOPLE = 200;

/** A person belongs if area and position are among those listed. An empty list takes any. */
const ruleFields = z.object({
  areas: z.array(areaNameSchema).max(MAX_AREAS),
  positions: z.array(cargoSchema).max(20),
});

const ruleSchema = ruleFields.refine(
  ({ areas, positions }) => areas.length + positions.length > 0,
  { path: ['areas'], error: () => t('Choose an area or a position') },
);

const groupFields = {
  name: nameSchema(MAX_GROUP_NAME, msg('Enter a name')),
  description: noteSchema(500),
  members: z
    .array(idSchema)
    .max(MAX_MEMBERS, { error: () => t('At most {max} people', { max: MAX_MEMBERS }) })
    .describe('The ids of employees; empty with a rule'),
  rule: ruleSchema.nullable().describe('Null for a group with chosen members'),
};

const onlyOne = {
  path: ['members'],
  error: () => t('A group has either members or a rule'),
};
const hasOneKind = ({ members, rule }: { members: readonly number[]; rule: unknown }) =>
  rule === null || members.length === 0;

export const groupBody = z.object(groupFields).refine(hasOneKind, onlyOne);

/** The version that was edited, so that a change by somebody else isn't overwritten. */
const versionSchema = z.number().int();

export const editGroupBody = z
  .object({ ...groupFields, version: versionSchema })
  .refine(hasOneKind, onlyOne);

const memberSchema = namesakeSchema.extend({ has_left: z.boolean() });

export const groups = endpoint('GET', '/api/groups', ADMIN, {
  description:
    'Lists the groups with their members or rule, and the roles as built-in groups (D56)',
  reply: () =>
    z.object({
      groups: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          description: z.string(),
          members: z.array(memberSchema),
          rule: z.object({ areas: z.array(z.string()), positions: z.array(z.string()) }).nullable(),
          /** The number of people who belong today. */
          people: z.number(),
          /** The names of what the group may read. */
          used_by: z.array(z.string()),
          version: z.number(),
          updated_at: z.string(),
          updated_by: z.string(),
        }),
      ),
      roles: z.array(z.object({ role: roleSchema, people: z.number() })),
    }),
});
export type Group = z.infer<typeof groups.reply>['groups'][number];

const savedReply = successReply.extend({ id: z.number() });

export const addGroup = endpoint('POST', '/api/groups', ADMIN, {
  description: 'Adds a group',
  body: () => groupBody,
  reply: () => savedReply,
});

export const editGroup = endpoint('PUT', '/api/groups/{id}', ADMIN, {
  description: 'Changes a group; replies 409 if somebody else has changed it meanwhile',
  params: () => z.object({ id: idSchema }),
  body: () => editGroupBody,
});

export const removeGroup = endpoint('DELETE', '/api/groups/{id}', ADMIN, {
  description: 'Removes a group that nothing uses as its readers',
  params: () => z.object({ id: idSchema }),
});

const peopleQuery = () =>
  z.object({ search: searchSchema(120).default('').describe('A part of the name') });

const peopleReply = () =>
  z.object({
    people: z.array(
      namesakeSchema.extend({
        /** Null for an account without an employee. */
        employee_id: z.number().nullable(),
        photo: z.string(),
      }),
    ),
    /** The number of people who match but aren't listed. */
    unlisted: z.number(),
  });
export type GroupPeople = z.infer<ReturnType<typeof peopleReply>>;

export const groupPeople = endpoint('GET', '/api/groups/{id}/people', ADMIN, {
  description: `Lists at most ${MAX_GROUP_PEOPLE} people who belong to a group today, without those who have left`,
  params: () => z.object({ id: idSchema }),
  query: peopleQuery,
  reply: peopleReply,
});

export const rolePeople = endpoint('GET', '/api/roles/{role}/people', ADMIN, {
  description: `Lists at most ${MAX_GROUP_PEOPLE} people with a role`,
  params: () => z.object({ role: roleSchema.describe('The role') }),
  query: peopleQuery,
  reply: peopleReply,
});

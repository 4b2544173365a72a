import { z } from 'zod';
import { msg, t } from '../core/i18n/t.ts';
import { lineSchema } from '../core/schemas.ts';
import type { Provider } from './providers.ts';

/** The parts of a reader's identity. */
export const IDENTITY_PARTS = ['username', 'area', 'groups'] as const;
export type IdentityPart = (typeof IDENTITY_PARTS)[number];

const notAnId = () => t('Enter an ID such as 6c1f0f6e-3a52-4d0b-9a37-2f3f0d6f8a11');
const uuidSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.uuid({ error: notAnId }));

const notANumber = () => t('Enter the number of the dashboard');
const numberSchema = z
  .number({ error: notANumber })
  .int({ error: notANumber })
  .positive({ error: notANumber })
  .max(2_147_483_647, { error: notANumber });

/** The name of a parameter, or of a column in the condition that a token sets; empty for none. */
const identifierSchema = (error: () => string) =>
  z
    .string()
    .trim()
    .regex(/^(?:[a-z_][a-z\d_]{0,59})?$/i, { error });

const notAnIdentifier = () => t('Use letters without accents, digits and underscores');

const identitySchema = () =>
  z
    .object({
      username: identifierSchema(notAnIdentifier),
      area: identifierSchema(notAnIdentifier),
      groups: identifierSchema(notAnIdentifier),
    })
    .superRefine((names, ctx) => {
      const taken = new Set<string>();
      for (const part of IDENTITY_PARTS) {
        const message = t('Name each one only once');
        if (taken.has(names[part])) ctx.addIssue({ code: 'custom', path: [part], message });
        if (names[part]) taken.add(names[part]);
      }
    });

/** Role names are at most 50 characters and contain no comma, at Power BI. */
const rolesSchema = z
  .array(
    lineSchema(50, msg('Enter a role')).refine((role) => !role.includes(','), {
      error: () => t('A role’s name can’t contain a comma'),
    }),
  )
  .max(25);

/** What an item shows in place of an address. */
export const embedSchema = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('metabase'),
    dashboard: numberSchema,
    identity: identitySchema().describe('The locked parameters that get the reader’s identity'),
  }),
  z.object({
    provider: z.literal('superset'),
    dashboard: uuidSchema,
    identity: identitySchema().describe('The columns that must match the reader’s identity'),
  }),
  z
    .object({
      provider: z.literal('powerbi'),
      workspace: uuidSchema,
      report: uuidSchema,
      roles: rolesSchema.describe('Roles of the semantic model that each reader gets'),
      area_roles: rolesSchema.describe('Roles for readers whose area or group has the same name'),
    })
    .refine(({ roles, area_roles }) => roles.length === 0 || area_roles.length === 0, {
      path: ['area_roles'],
      error: () =>
        t('Fill in only one of the two lists. Power BI adds the roles of a reader together.'),
    }),
]);
export type EmbedSource = z.output<typeof embedSchema>;
export type EmbedOf<P extends Provider> = Extract<EmbedSource, { provider: P }>;

import { z } from 'zod';
import { endpoint, fileReply } from '../core/endpoint.ts';
import { LANGUAGE_IDS } from '../core/i18n/languages.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import { roleSchema } from '../core/schemas.ts';

export const site = endpoint('GET', '/api/site', 'public', {
  description:
    'Returns company name, time zone and current day, and the demo accounts in demo mode',
  reply: () =>
    z.object({
      company_name: z.string(),
      time_zone: z.string(),
      /** The language of people without a choice; null for as specified (D47). */
      default_language: z.enum(LANGUAGE_IDS).nullable(),
      today: z.string(),
      single_sign_on: z.string().nullable(),
      demo: z
        .object({
          password: z.string(),
          people: z.array(
            z.object({
              username: z.string(),
              role: roleSchema,
              area: z.string(),
              cargo: z.string(),
            }),
          ),
        })
        .nullable(),
    }),
});

export const chooseCompanyLanguage = endpoint('PUT', '/api/company/language', ADMIN, {
  description: 'Stores the language of the sign-in page, and of people without a choice (D47)',
  body: () => z.object({ language: z.enum(LANGUAGE_IDS) }),
});

export const updates = endpoint('GET', '/api/updates', ROLES, {
  description:
    'Sends an event when people, leave, balances, areas or leave settings have changed, without saying what. Needs the header Accept: text/event-stream. Events named alive come every 20 seconds',
  staysOpen: true,
  reply: () => fileReply('text/event-stream'),
});

export const LONG_LISTS = [
  'leaves',
  'balances',
  'employees',
  'users',
  'birthdays',
  'calendar',
  'due-vacations',
  'leave-days',
] as const;
export type LongList = (typeof LONG_LISTS)[number];

export const longLists = endpoint('GET', '/api/long-lists', ROLES, {
  description: 'Names the lists that are too long to be read whole, and come in pages instead',
  reply: () => z.object({ lists: z.array(z.enum(LONG_LISTS)) }),
});

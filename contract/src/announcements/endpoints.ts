import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import { z } from 'zod';
import type { Day } from '../core/days.ts';
import { endpoint, idSchema, listReply, successReply } from '../core/endpoint.ts';
import { ADMIN, ROLES } from '../core/roles.ts';
import {
  lineSchema,
  noteSchema,
  optionalDaySchema,
  requiredDaySchema,
  searchSchema,
} from '../core/schemas.ts';
import { namedReadersSchema, readersSchema } from '../groups/readers.ts';
import { namesakeSchema } from '../people/namesake.ts';

const MAX_TITLE = 200;
export const MAX_TEXT = 20_000;

/** The people of a page of confirmations. */
export const CONFIRMATIONS_PAGE = 50;

const fields = {
  title: lineSchema(MAX_TITLE, msg('Enter a title')),
  text: noteSchema(MAX_TEXT)
    .refine((text) => text !== '', { error: () => t('Write the text') })
    .describe('Markdown, without HTML'),
  readers: readersSchema.nullable().describe('The audience; null for everybody with an account'),
  from: requiredDaySchema(msg('Enter the first day')),
  until: optionalDaySchema.describe('The last day; null without an end'),
  pinned: z.boolean(),
  confirm_by: optionalDaySchema.describe(
    'Until when readers should confirm; null if they need not',
  ),
};

interface Days {
  from: Day;
  until: Day | null;
  confirm_by: Day | null;
}

/** The fields of days that contradict each other, with a sentence. */
function dayProblems({ from, until, confirm_by }: Days): [field: string, sentence: string][] {
  const ended = until !== null && until < from;
  const early = confirm_by !== null && confirm_by < from;
  const late = confirm_by !== null && until !== null && !ended && confirm_by > until;
  return [
    ...(ended ? [['until', t('The last day is before the first')] as [string, string]] : []),
    ...(early ? [['confirm_by', t('This date is before the first day')] as [string, string]] : []),
    ...(late ? [['confirm_by', t('This date is after the last day')] as [string, string]] : []),
  ];
}

function checkDays(days: Days, context: z.core.$RefinementCtx): void {
  for (const [field, message] of dayProblems(days)) {
    context.addIssue({ code: 'custom', path: [field], message });
  }
}

export const announcementBody = z.object(fields).superRefine(checkDays);
export const editAnnouncementBody = z
  .object({ ...fields, version: z.number().int().describe('The version that was edited') })
  .superRefine(checkDays);

const shownFields = {
  id: z.number(),
  title: z.string(),
  /** Markdown, without HTML. */
  text: z.string(),
  from: z.string(),
  until: z.string().nullable(),
  pinned: z.boolean(),
  confirm_by: z.string().nullable(),
};

const withId = () => z.object({ id: idSchema });

/** The text that was read, so that nobody confirms another one. */
const hashBody = () =>
  z.object({ text_hash: z.string().max(64).describe('The hash of the text that was read') });

const readAnnouncementSchema = z.object({
  ...shownFields,
  text_hash: z.string(),
  /** True if the caller has read or confirmed this text. */
  read: z.boolean(),
  confirmed_at: z.string().nullable(),
});
export type ReadAnnouncement = z.infer<typeof readAnnouncementSchema>;

export const announcements = endpoint('GET', '/api/announcements', ROLES, {
  description: "Lists today's announcements for the caller, pinned ones first, then the newest",
  reply: () => listReply('announcements', readAnnouncementSchema.shape),
});

export const confirmAnnouncement = endpoint('POST', '/api/announcements/{id}/confirmation', ROLES, {
  description:
    'Confirms that the caller has read an announcement; replies 409 if its text is another one by now',
  params: withId,
  body: hashBody,
});

export const readAnnouncement = endpoint('POST', '/api/announcements/{id}/reading', ROLES, {
  description:
    'Marks an announcement as read; replies 409 if its text is another one by now, or if it must be confirmed',
  params: withId,
  body: hashBody,
});

const managedSchema = z.object({
  ...shownFields,
  readers: namedReadersSchema.nullable(),
  /** The number of people in the audience today. */
  people: z.number(),
  /** The number of them who have confirmed the current text. */
  confirmed: z.number(),
  version: z.number(),
  updated_at: z.string(),
  updated_by: z.string(),
});
export type ManagedAnnouncement = z.infer<typeof managedSchema>;

export const allAnnouncements = endpoint('GET', '/api/announcements/all', ADMIN, {
  description: 'Lists all announcements with their audience and the number of confirmations',
  reply: () => listReply('announcements', managedSchema.shape),
});

export const addAnnouncement = endpoint('POST', '/api/announcements', ADMIN, {
  description: 'Adds an announcement and notifies its audience on its first day',
  body: () => announcementBody,
  reply: () => successReply.extend({ id: z.number() }),
});

export const editAnnouncement = endpoint('PUT', '/api/announcements/{id}', ADMIN, {
  description:
    'Changes an announcement; replies 409 if somebody else has changed it meanwhile. A changed text asks for confirmation again',
  params: withId,
  body: () => editAnnouncementBody,
});

export const removeAnnouncement = endpoint('DELETE', '/api/announcements/{id}', ADMIN, {
  description: 'Removes an announcement; its confirmations are kept',
  params: withId,
});

const confirmationSchema = namesakeSchema.extend({
  /** Null for an account without an employee. */
  employee_id: z.number().nullable(),
  photo: z.string(),
  /** When they confirmed the current text; null if they haven't. */
  confirmed_at: z.string().nullable(),
  /** When they last confirmed an earlier text; null if they never did. */
  confirmed_earlier_at: z.string().nullable(),
  /** True if they are on leave today. */
  on_leave: z.boolean(),
});
export type Confirmation = z.infer<typeof confirmationSchema>;

export const confirmations = endpoint('GET', '/api/announcements/{id}/confirmations', ADMIN, {
  description:
    "Lists in pages, by name, the people of the audience who have confirmed the current text, or those who haven't",
  params: withId,
  query: () =>
    z.object({
      list: z
        .enum(['confirmed', 'missing'])
        .default('confirmed')
        .describe("Those who have confirmed the current text, or those who haven't"),
      search: searchSchema(120).default('').describe('A part of the name'),
      page: z.coerce.number().int().min(1).max(10_000).default(1).describe('The page, from 1'),
    }),
  reply: () =>
    z.object({
      people: z.array(confirmationSchema),
      /** The numbers of people in the audience, whatever the search. */
      confirmed: z.number(),
      missing: z.number(),
      /** The next page; null after the last. */
      next: z.number().nullable(),
    }),
});

export const remindReaders = endpoint('POST', '/api/announcements/{id}/reminders', ADMIN, {
  description:
    "Reminds the people who haven't confirmed, except those on leave and those who were reminded today; replies 409 if nobody is left",
  params: withId,
});

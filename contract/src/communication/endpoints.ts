import { z } from 'zod';
import { daySchema } from '../days.ts';
import { endpoint, fileReply, successReply } from '../endpoint.ts';
import { PICTURE } from '../pictures.ts';
import { REPORT_READERS, ROLES } from '../roles.ts';
import { searchSchema } from '../text.ts';

/** January is 1. */
const monthSchema = z.coerce.number('Choose a month').int().min(1).max(12);

/** Whole reais. */
const amountSchema = z.number().int().min(0).max(999_999_999_999);

const birthdaySchema = z.object({
  name: z.string(),
  /** YYYY-MM-DD, or `N/A` when it is not known (spec §3). */
  birthday: z.string(),
  /** Whether the caller may change it: their own, or with a role that may write (D4). */
  can_edit: z.boolean(),
});
export type Birthday = z.infer<typeof birthdaySchema>;

export const listBirthdays = endpoint({
  method: 'GET',
  path: '/api/list_birthdays',
  summary: 'Birthdays of everybody active, by name (D37)',
  access: ROLES,
  reply: z.object({ birthdays: z.array(birthdaySchema) }),
});

export const updateBirthday = endpoint({
  method: 'POST',
  path: '/api/update_birthday',
  summary: "Sets a birthday: one's own, or anybody's for admin and full_access (D4)",
  access: ROLES,
  body: z.object({
    name: searchSchema(120, 'Name the person').pipe(z.string().min(1, 'Name the person')),
    /** Empty or `N/A`: not known any more. */
    newBirthday: z.union([z.literal(''), z.literal('N/A'), daySchema]),
  }),
  reply: successReply,
});

const monthlyImageSchema = z.object({
  month: z.number(),
  url: z.string(),
  updated_at: z.string(),
  updated_by: z.string(),
});
export type MonthlyImage = z.infer<typeof monthlyImageSchema>;

export const monthlyImages = endpoint({
  method: 'GET',
  path: '/api/get_monthly_images',
  summary: 'The months that have a picture',
  access: ROLES,
  reply: z.object({ monthlyImages: z.array(monthlyImageSchema) }),
});

export const uploadMonthlyImage = endpoint({
  method: 'POST',
  path: '/api/upload_monthly_image',
  summary: "Replaces a month's picture (D38)",
  access: REPORT_READERS,
  file: { field: 'file', kind: PICTURE },
  body: z.object({ month: monthSchema }),
  reply: z.object({ url: z.string() }),
});

export const monthlyImage = endpoint({
  method: 'GET',
  path: '/api/monthly_images/{key}',
  summary: "A month's picture, by the name that the server made for it",
  access: ROLES,
  params: z.object({ key: z.string().regex(/^[\w-]{1,80}\.webp$/, 'There is no such picture') }),
  reply: fileReply,
});

const revenueTargetSchema = z.object({ month: z.number(), goal: z.number(), actual: z.number() });
export type RevenueTarget = z.infer<typeof revenueTargetSchema>;

export const revenueTargets = endpoint({
  method: 'GET',
  path: '/api/get_revenue_targets',
  summary: 'Goal and actual of each month, January first, in whole reais',
  access: ROLES,
  reply: z.array(revenueTargetSchema),
});

export const updateRevenueTarget = endpoint({
  method: 'POST',
  path: '/api/update_revenue_target',
  summary: "Sets a month's goal and actual",
  access: REPORT_READERS,
  body: z.object({
    month: z.number().int().min(1).max(12),
    goal: amountSchema,
    actual: amountSchema,
  }),
  reply: successReply,
});

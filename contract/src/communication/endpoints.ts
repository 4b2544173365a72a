import { z } from 'zod';
import { endpoint, fileReply, successReply } from '../core/endpoint.ts';
import { PICTURE } from '../core/pictures.ts';
import { ROLES, type Role } from '../core/roles.ts';
import { daySchema } from '../core/schemas.ts';
import { employeeNameSchema } from '../people/schemas.ts';
import { MAX_AMOUNT } from './rules.ts';

export const WRITERS: readonly Role[] = ['admin', 'full_access'];

const CHOOSE_MONTH = 'Choose a month';
const monthSchema = z
  .number(CHOOSE_MONTH)
  .int(CHOOSE_MONTH)
  .min(1, CHOOSE_MONTH)
  .max(12, CHOOSE_MONTH);

const amountSchema = z
  .number('Enter an amount')
  .int('Enter whole reais')
  .min(0, 'At least 0')
  .max(MAX_AMOUNT, `At most ${MAX_AMOUNT.toLocaleString('pt-BR')}`);

export const NO_BIRTHDAY = 'N/A';

const birthdaySchema = z.object({
  name: z.string(),
  birthday: z.string(),
  can_edit: z.boolean(),
});
export type Birthday = z.infer<typeof birthdaySchema>;

export const listBirthdays = endpoint({
  method: 'GET',
  path: '/api/list_birthdays',
  summary: 'Lists the birthdays of active employees by name (D37)',
  access: ROLES,
  reply: z.object({ birthdays: z.array(birthdaySchema) }),
});

export const updateBirthday = endpoint({
  method: 'POST',
  path: '/api/update_birthday',
  summary: "Sets the caller's birthday, or anybody's for admin and full_access (D4)",
  access: ROLES,
  body: z.object({
    name: employeeNameSchema,
    /** Empty or `N/A` clears it. Dates must not be in the future. */
    newBirthday: z.union([z.literal(['', NO_BIRTHDAY]), daySchema]),
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
  summary: 'Lists the months that have a picture, January first',
  access: ROLES,
  reply: z.object({ monthlyImages: z.array(monthlyImageSchema) }),
});

export const uploadMonthlyImage = endpoint({
  method: 'POST',
  path: '/api/upload_monthly_image',
  summary: "Replaces a month's picture (D38)",
  access: WRITERS,
  file: { field: 'file', kind: PICTURE },
  // Form fields arrive as text.
  body: z.object({ month: z.coerce.number(CHOOSE_MONTH).pipe(monthSchema) }),
  reply: z.object({ url: z.string() }),
});

export const monthlyImage = endpoint({
  method: 'GET',
  path: '/api/monthly_images/{key}',
  summary: "Returns a month's picture by its generated name",
  access: ROLES,
  params: z.object({ key: z.string().regex(/^[\w-]{1,80}\.webp$/, 'There is no such picture') }),
  reply: fileReply,
});

const revenueTargetSchema = z.object({ month: z.number(), goal: z.number(), actual: z.number() });
export type RevenueTarget = z.infer<typeof revenueTargetSchema>;

export const revenueTargets = endpoint({
  method: 'GET',
  path: '/api/get_revenue_targets',
  summary: 'Lists goal and actual of all twelve months in whole reais, January first',
  access: ROLES,
  reply: z.array(revenueTargetSchema),
});

export const updateRevenueTarget = endpoint({
  method: 'POST',
  path: '/api/update_revenue_target',
  summary: "Sets a month's goal and actual",
  access: WRITERS,
  body: z.object({
    month: monthSchema,
    goal: amountSchema,
    actual: amountSchema,
  }),
  reply: successReply,
});

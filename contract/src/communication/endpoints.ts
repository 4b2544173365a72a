import { z } from 'zod';
import { endpoint, fileReply, listReply } from '../core/endpoint.ts';
import { t } from '../core/i18n/t.ts';
import { NAME_PART, pageFields, pageReply } from '../core/list-page.ts';
import { PICTURE } from '../core/pictures.ts';
import { ROLES, type Role } from '../core/roles.ts';
import { daySchema, searchSchema } from '../core/schemas.ts';
import { chosenIdSchema, employeeNameSchema } from '../people/schemas.ts';
import { MAX_AMOUNT, MONTH_NAMES } from './rules.ts';
import { FIRST_YEAR, LAST_YEAR } from './years.ts';

export const WRITERS: readonly Role[] = ['admin', 'full_access'];

const CHOOSE_MONTH = { error: () => t('Choose a month') };
const monthSchema = z
  .number(CHOOSE_MONTH)
  .int(CHOOSE_MONTH)
  .min(1, CHOOSE_MONTH)
  .max(12, CHOOSE_MONTH);

const CHOOSE_YEAR = {
  error: () =>
    t('Choose a year from {first} to {last}', {
      first: String(FIRST_YEAR),
      last: String(LAST_YEAR),
    }),
};
const yearSchema = z
  .number(CHOOSE_YEAR)
  .int(CHOOSE_YEAR)
  .min(FIRST_YEAR, CHOOSE_YEAR)
  .max(LAST_YEAR, CHOOSE_YEAR);
/** A year that arrives as text, in an address or a form. */
const yearTextSchema = z.coerce.number(CHOOSE_YEAR).pipe(yearSchema);
const BY_DEFAULT = "The current year in the company's time zone by default (D54)";
const yearQuery = () => z.object({ year: yearTextSchema.optional().describe(BY_DEFAULT) });

const amountSchema = z
  .number({ error: () => t('Enter an amount') })
  .int({ error: () => t('Enter whole reais') })
  .min(0, { error: () => t('At least 0') })
  .max(MAX_AMOUNT, {
    // With Brazilian separators, like the field (spec §2).
    error: () => t('At most {maximum}', { maximum: MAX_AMOUNT.toLocaleString('pt-BR') }),
  });

export const NO_BIRTHDAY = 'N/A';

const birthdayFields = {
  employee_id: z.number(),
  name: z.string(),
  area: z.string(),
  cargo: z.string(),
  birthday: z.string(),
  can_edit: z.boolean(),
};

export const listBirthdays = endpoint('GET', '/api/list_birthdays', ROLES, {
  description: 'Lists the birthdays of active employees by name (D37)',
  reply: () => listReply('birthdays', birthdayFields),
});
export type Birthday = z.infer<typeof listBirthdays.reply>['birthdays'][number];

export const ALL_MONTHS = 'all';
export const BIRTHDAY_SORTS = ['birthday', 'name'] as const;
export type BirthdaySort = (typeof BIRTHDAY_SORTS)[number];

export const birthdayPage = endpoint('GET', '/api/birthdays', ROLES, {
  description:
    'Lists birthdays in pages, by default from this week on; browsers use it for a long list',
  query: () =>
    z.object({
      ...pageFields(BIRTHDAY_SORTS),
      month: z
        .enum([ALL_MONTHS, ...MONTH_NAMES.map((_, index) => String(index + 1))])
        .default(ALL_MONTHS)
        .describe('Only birthdays in this month, from 1 to 12'),
      name: searchSchema(120).optional().describe(NAME_PART),
    }),
  reply: () => pageReply(z.object(birthdayFields)),
});
export type BirthdayPage = z.infer<typeof birthdayPage.reply>;

export const updateBirthday = endpoint('POST', '/api/update_birthday', ROLES, {
  description: "Sets the caller's birthday, or anybody's for admin and full_access (D4)",
  body: () =>
    z.object({
      name: employeeNameSchema,
      employee_id: chosenIdSchema,
      /** Empty or `N/A` clears it. Dates must not be in the future. */
      newBirthday: z.union([z.literal(['', NO_BIRTHDAY]), daySchema]),
    }),
});

export const monthlyImages = endpoint('GET', '/api/get_monthly_images', ROLES, {
  description: "Lists a year's months that have a picture, January first",
  query: yearQuery,
  reply: () =>
    listReply('monthlyImages', {
      month: z.number(),
      url: z.string(),
      updated_at: z.string(),
      updated_by: z.string(),
    }),
});
export type MonthlyImage = z.infer<typeof monthlyImages.reply>['monthlyImages'][number];

export const uploadMonthlyImage = endpoint('POST', '/api/upload_monthly_image', WRITERS, {
  description: "Replaces a month's picture (D38)",
  file: { field: 'file', kind: PICTURE },
  // Form fields arrive as text.
  body: () =>
    z.object({
      month: z.coerce.number(CHOOSE_MONTH).pipe(monthSchema),
      year: yearTextSchema.optional().describe(BY_DEFAULT),
    }),
  reply: () => z.object({ url: z.string() }),
});

export const monthlyImage = endpoint('GET', '/api/monthly_images/{key}', ROLES, {
  description: "Returns a month's picture by its generated name",
  params: () =>
    z.object({
      key: z
        .string()
        .regex(/^[\w-]{1,80}\.webp$/, { error: () => t('There is no such picture') })
        .describe('The generated name, as in `url` of the list'),
    }),
  reply: () => fileReply('image/webp'),
});

export const communicationYears = endpoint('GET', '/api/communication-years', ROLES, {
  description:
    'Lists the current and the next year, open years, and those with revenue targets or pictures (D54)',
  reply: () =>
    z.object({
      current: z.number(),
      years: z.array(
        z.object({
          year: z.number(),
          /** False if the year's targets and pictures can't be changed. */
          open: z.boolean(),
        }),
      ),
    }),
});
export type CommunicationYears = z.infer<typeof communicationYears.reply>;

export const revenueTargets = endpoint('GET', '/api/get_revenue_targets', ROLES, {
  description: "Lists goal and actual of a year's twelve months in whole reais, January first",
  query: yearQuery,
  reply: () => z.array(z.object({ month: z.number(), goal: z.number(), actual: z.number() })),
});
export type RevenueTarget = z.infer<typeof revenueTargets.reply>[number];

export const updateRevenueTarget = endpoint('POST', '/api/update_revenue_target', WRITERS, {
  description:
    "Sets a month's goal and actual. With `before`, an amount that only others have changed keeps their change",
  body: () =>
    z.object({
      month: monthSchema,
      goal: amountSchema,
      actual: amountSchema,
      year: yearSchema.optional().describe(BY_DEFAULT),
      before: z
        .object({ goal: amountSchema, actual: amountSchema })
        .optional()
        .describe('The amounts before the change. Refused if others have changed the same amount'),
    }),
});

/** How many changes of a month are listed, newest first. */
export const MAX_CHANGES = 50;

const amountChange = z.object({ from: z.number(), to: z.number() }).nullable();

export const revenueChanges = endpoint('GET', '/api/revenue-targets/{month}/changes', WRITERS, {
  description: `Lists who changed a month's goal or actual, newest first, at most ${MAX_CHANGES}`,
  params: () =>
    z.object({
      month: z
        .string()
        .regex(/^(20\d\d|2100)-(0[1-9]|1[0-2])$/, CHOOSE_MONTH)
        .describe('The year and the month, such as `2026-03`'),
    }),
  reply: () =>
    listReply('changes', {
      at: z.string(),
      by: z.string(),
      goal: amountChange,
      actual: amountChange,
    }),
});
export type RevenueChange = z.infer<typeof revenueChanges.reply>['changes'][number];

import * as calls from '@intranet/contract/communication/endpoints.ts';
import type { MonthOfYear } from '@intranet/contract/communication/rules.ts';
import type { PageQuery } from '@intranet/ui/tables/use-server-page.ts';
import { type CallParts, call, callWithBody } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

export const communicationKeys = queryKeys('communication');

export const birthdaysQuery = communicationKeys.query(
  ['birthdays'],
  calls.listBirthdays,
  {},
  (r) => r.birthdays,
);

type PageParts = NonNullable<CallParts<typeof calls.birthdayPage>['query']>;

/** A page of birthdays. @param query filters by their key in the address, which is the parameter's name */
export const birthdayPageQuery = (query: PageQuery) =>
  communicationKeys.query(['birthday page', query], calls.birthdayPage, {
    query: query as PageParts,
  });

export const yearsQuery = communicationKeys.query(['years'], calls.communicationYears);

export const imagesQuery = (year: number) =>
  communicationKeys.query(
    ['images', year],
    calls.monthlyImages,
    { query: { year } },
    (r) => r.monthlyImages,
  );

export const targetsQuery = (year: number) =>
  communicationKeys.query(['targets', year], calls.revenueTargets, { query: { year } });

/** A month's history. January is 1. */
export const changesQuery = (year: number, month: number) =>
  communicationKeys.query(
    ['changes', year, month],
    calls.revenueChanges,
    { params: { month: `${year}-${String(month).padStart(2, '0')}` } },
    (r) => r.changes,
  );

export const updateBirthday = callWithBody(calls.updateBirthday);

export const uploadMonthlyImage = (at: MonthOfYear, file: Blob) =>
  call(calls.uploadMonthlyImage, { body: at, file });

export const updateTarget = callWithBody(calls.updateRevenueTarget);

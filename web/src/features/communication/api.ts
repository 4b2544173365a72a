import * as calls from '@intranet/contract/communication/endpoints.ts';
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

export const imagesQuery = communicationKeys.query(
  ['images'],
  calls.monthlyImages,
  {},
  (r) => r.monthlyImages,
);

export const targetsQuery = communicationKeys.query(['targets'], calls.revenueTargets);

export const updateBirthday = callWithBody(calls.updateBirthday);

export const uploadMonthlyImage = (month: number, file: Blob) =>
  call(calls.uploadMonthlyImage, { body: { month }, file });

export const updateTarget = callWithBody(calls.updateRevenueTarget);

import * as calls from '@intranet/contract/communication/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

export const communicationKeys = queryKeys('communication');

export const birthdaysQuery = queryOptions({
  queryKey: communicationKeys.of('birthdays'),
  queryFn: async ({ signal }) => (await call(calls.listBirthdays, { signal })).birthdays,
});

export const imagesQuery = queryOptions({
  queryKey: communicationKeys.of('images'),
  queryFn: async ({ signal }) => (await call(calls.monthlyImages, { signal })).monthlyImages,
});

export const targetsQuery = queryOptions({
  queryKey: communicationKeys.of('targets'),
  queryFn: ({ signal }) => call(calls.revenueTargets, { signal }),
});

export const updateBirthday = (body: CallBody<typeof calls.updateBirthday>) =>
  call(calls.updateBirthday, { body });

/** @param month January is 1 */
export const uploadMonthlyImage = (month: number, file: Blob) =>
  call(calls.uploadMonthlyImage, { body: { month }, file });

export const updateTarget = (body: CallBody<typeof calls.updateRevenueTarget>) =>
  call(calls.updateRevenueTarget, { body });

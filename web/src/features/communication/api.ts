import * as calls from '@intranet/contract/communication/endpoints.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';

const COMMUNICATION = 'communication';

export const birthdaysQuery = queryOptions({
  queryKey: [COMMUNICATION, 'birthdays'],
  queryFn: async ({ signal }) => (await call(calls.listBirthdays, { signal })).birthdays,
});

export const imagesQuery = queryOptions({
  queryKey: [COMMUNICATION, 'images'],
  queryFn: async ({ signal }) => (await call(calls.monthlyImages, { signal })).monthlyImages,
});

export const targetsQuery = queryOptions({
  queryKey: [COMMUNICATION, 'targets'],
  queryFn: ({ signal }) => call(calls.revenueTargets, { signal }),
});

export const updateBirthday = (body: CallBody<typeof calls.updateBirthday>) =>
  call(calls.updateBirthday, { body });

/** @param month January is 1 */
export const uploadMonthlyImage = (month: number, file: Blob) =>
  call(calls.uploadMonthlyImage, { body: { month }, file });

export const updateTarget = (body: CallBody<typeof calls.updateRevenueTarget>) =>
  call(calls.updateRevenueTarget, { body });

/** After a write, what the page shows is read anew. A failure is told where it is shown. */
export function invalidateCommunication(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [COMMUNICATION] });
}

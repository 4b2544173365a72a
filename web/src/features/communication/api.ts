import * as calls from '@intranet/contract/communication/endpoints.ts';
import { call, callWithBody } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

export const communicationKeys = queryKeys('communication');

export const birthdaysQuery = communicationKeys.query(
  ['birthdays'],
  calls.listBirthdays,
  {},
  (r) => r.birthdays,
);

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

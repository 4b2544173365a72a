import * as calls from '@intranet/contract/people/import-endpoints.ts';
import { type CallBody, call } from '#core/call.ts';

export const importEmployees = (file: Blob, body: CallBody<typeof calls.importEmployees>) =>
  call(calls.importEmployees, { body, file });

export const importLeaves = (file: Blob, body: CallBody<typeof calls.importLeaves>) =>
  call(calls.importLeaves, { body, file });

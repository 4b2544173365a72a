import * as leaveCalls from '@intranet/contract/leave/import-endpoints.ts';
import * as calls from '@intranet/contract/people/import-endpoints.ts';
import { type CallBody, call } from '#core/call.ts';

export const importEmployees = (file: Blob, body: CallBody<typeof calls.importEmployees>) =>
  call(calls.importEmployees, { body, file });

export const importLeaves = (file: Blob, body: CallBody<typeof leaveCalls.importLeaves>) =>
  call(leaveCalls.importLeaves, { body, file });

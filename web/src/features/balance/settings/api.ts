import * as calls from '@intranet/contract/balance/settings-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';
import { KEY } from '#features/leave/api.ts';

export const leaveSettingsQuery = queryOptions({
  queryKey: [KEY, 'settings'],
  queryFn: ({ signal }) => call(calls.leaveSettings, { signal }),
});

export const changeLeaveSettings = (body: CallBody<typeof calls.changeLeaveSettings>) =>
  call(calls.changeLeaveSettings, { body });

import * as calls from '@intranet/contract/leave/settings-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';
import { KEY } from '../api.ts';

export const leaveSettingsQuery = queryOptions({
  queryKey: [KEY, 'settings'],
  queryFn: ({ signal }) => call(calls.leaveSettings, { signal }),
});

export const changeLeaveSettings = (body: CallBody<typeof calls.changeLeaveSettings>) =>
  call(calls.changeLeaveSettings, { body });

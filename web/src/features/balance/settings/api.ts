import * as calls from '@intranet/contract/balance/settings-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { type CallBody, call } from '#core/call.ts';
import { peopleKeys } from '#features/people/api.ts';

export const leaveSettingsQuery = queryOptions({
  queryKey: peopleKeys.of('settings'),
  queryFn: ({ signal }) => call(calls.leaveSettings, { signal }),
});

export const changeLeaveSettings = (body: CallBody<typeof calls.changeLeaveSettings>) =>
  call(calls.changeLeaveSettings, { body });

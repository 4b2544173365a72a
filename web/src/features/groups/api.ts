import type { Role } from '@intranet/contract/core/roles.ts';
import * as calls from '@intranet/contract/groups/endpoints.ts';
import { type CallBody, call, callWithBody } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

export const groupsKeys = queryKeys('groups');

export const groupsQuery = groupsKeys.query(['all'], calls.groups);

export const groupPeopleQuery = (id: number, search: string) =>
  groupsKeys.query(['people', id, search], calls.groupPeople, {
    params: { id },
    query: { search },
  });

export const rolePeopleQuery = (role: Role, search: string) =>
  groupsKeys.query(['role', role, search], calls.rolePeople, {
    params: { role },
    query: { search },
  });

export const addGroup = callWithBody(calls.addGroup);

export const editGroup = (id: number, body: CallBody<typeof calls.editGroup>) =>
  call(calls.editGroup, { params: { id }, body });

export const removeGroup = (id: number) => call(calls.removeGroup, { params: { id } });

import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import * as calls from '@intranet/contract/links/item-admin-endpoints.ts';
import { type CallBody, call, callWithBody } from '#core/call.ts';
import { linksKeys } from '../../api.ts';

const { query } = linksKeys;

export const itemSettingsQuery = query(['item settings'], calls.itemSettings);

export const itemReadersQuery = (id: number, search: string) =>
  query(['item readers', id, search], calls.itemReaders, { params: { id }, query: { search } });

export const personItemsQuery = (id: number) =>
  query(['person', id], calls.personItems, { params: { id } });

export const addItem = callWithBody(calls.addItem);

export const editItem = (id: number, body: CallBody<typeof calls.editItem>) =>
  call(calls.editItem, { params: { id }, body });

export const removeItem = (id: number) => call(calls.removeItem, { params: { id } });

export interface Move {
  department: DepartmentId;
  ids: number[];
  former_ids: number[];
}
export const orderItems = (body: Move) => call(calls.orderItems, { body });

export const checkItem = (id: number) => call(calls.checkItem, { params: { id } });

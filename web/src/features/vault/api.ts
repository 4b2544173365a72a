import * as calls from '@intranet/contract/vault/endpoints.ts';
import * as history from '@intranet/contract/vault/history-endpoints.ts';
import type { Purpose } from '@intranet/contract/vault/schemas.ts';
import * as transfer from '@intranet/contract/vault/transfer-endpoints.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CallBody, call, callForFile } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

export const vaultKeys = queryKeys('vault');

/** All entries, deleted ones included, without secrets (D36). */
export const vaultQuery = queryOptions({
  queryKey: vaultKeys.of('list'),
  queryFn: ({ signal }) => call(calls.listVault, { signal }),
});

export const historyQuery = (id: number) =>
  queryOptions({
    queryKey: vaultKeys.of('history', id),
    queryFn: async ({ signal }) =>
      (await call(history.vaultHistory, { params: { id }, signal })).versions,
  });

export const healthQuery = queryOptions({
  queryKey: vaultKeys.of('health'),
  queryFn: async ({ signal }) => (await call(history.vaultHealth, { signal })).entries,
});

export interface ReadingsFilter {
  entry?: number;
  account?: number;
}

export const readingsQuery = (query: ReadingsFilter) =>
  queryOptions({
    queryKey: vaultKeys.of('readings', query),
    queryFn: ({ signal }) => call(history.vaultReadings, { query, signal }),
    // The list of readers doesn't depend on the filter.
    placeholderData: keepPreviousData,
    // Other tabs add readings, so cached data is outdated at once.
    staleTime: 0,
  });

export const knownQuery = (account: number) =>
  queryOptions({
    queryKey: vaultKeys.of('known', account),
    queryFn: async ({ signal }) =>
      (await call(history.vaultKnownBy, { params: { account }, signal })).entries,
    staleTime: 0,
  });

/** One password, never cached. @param earlier the id of an earlier version */
export const readPassword = async (id: number, purpose: Purpose, earlier?: number) =>
  (await call(calls.readPassword, { params: { id }, body: { purpose, earlier } })).password;

export const readCode = (id: number, purpose: Purpose) =>
  call(calls.readCode, { params: { id }, body: { purpose } });

export const createEntry = (body: CallBody<typeof calls.createPassword>) =>
  call(calls.createPassword, { body });

export const updateEntry = (id: number, body: CallBody<typeof calls.updatePassword>) =>
  call(calls.updatePassword, { params: { id }, body });

export const deleteEntry = (id: number) => call(calls.deletePassword, { params: { id } });

export const restoreEntry = (id: number) => call(calls.restorePassword, { params: { id } });

export const saveCodeSecret = (id: number, secret: string) =>
  call(calls.saveCodeSecret, { params: { id }, body: { secret } });

export const removeCodeSecret = (id: number) => call(calls.removeCodeSecret, { params: { id } });

export const bringBack = (id: number, earlier: number) =>
  call(history.bringBackVersion, { params: { id }, body: { earlier } });

export const importPasswords = (file: Blob, body: CallBody<typeof transfer.importPasswords>) =>
  call(transfer.importPasswords, { body, file });

export const exportPasswords = (password: string) =>
  callForFile(transfer.exportPasswords, { body: { password } });

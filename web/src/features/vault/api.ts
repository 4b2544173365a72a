import * as access from '@intranet/contract/vault/access-endpoints.ts';
import * as calls from '@intranet/contract/vault/endpoints.ts';
import * as history from '@intranet/contract/vault/history-endpoints.ts';
import type { Purpose } from '@intranet/contract/vault/schemas.ts';
import * as transfer from '@intranet/contract/vault/transfer-endpoints.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { type CallBody, call, callForFile } from '#core/call.ts';
import { queryKeys } from '#core/query-keys.ts';

export const vaultKeys = queryKeys('vault');

/** All entries, deleted ones included, without secrets (D36). */
/** A server of an earlier version doesn't know rights and marks, and lists entries to administrators only. */
export const vaultQuery = vaultKeys.query(['list'], calls.listVault, {}, (reply) => ({
  ...reply,
  entries: reply.entries.map((entry) => ({
    ...entry,
    can_edit: entry.can_edit ?? true,
    to_rotate: entry.to_rotate ?? [],
  })),
}));

export const historyQuery = (id: number) =>
  vaultKeys.query(['history', id], history.vaultHistory, { params: { id } }, (r) => r.versions);

export const healthQuery = vaultKeys.query(['health'], history.vaultHealth, {}, (r) => r.entries);

export interface ReadingsFilter {
  entry?: number;
  account?: number;
}

export const readingsQuery = (query: ReadingsFilter) => ({
  ...vaultKeys.query(['readings', query], history.vaultReadings, { query }),
  // The list of readers doesn't depend on the filter.
  placeholderData: keepPreviousData,
  // Other tabs add readings, so cached data is outdated at once.
  staleTime: 0,
});

export const knownQuery = (account: number) => ({
  ...vaultKeys.query(
    ['known', account],
    history.vaultKnownBy,
    { query: { account } },
    (r) => r.entries,
  ),
  staleTime: 0,
});

/** Who can use an entry, and why (D59). */
export const accessQuery = (id: number) => ({
  ...vaultKeys.query(['access', id], access.vaultAccess, { params: { id } }),
  // Groups and people change elsewhere.
  staleTime: 0,
});

/** The number of entries to rotate that the user can change. */
export const toRotateQuery = vaultKeys.query(
  ['to-rotate'],
  access.secretsToRotate,
  {},
  (r) => r.entries,
);

export const saveAccess = (id: number, body: CallBody<typeof access.saveVaultAccess>) =>
  call(access.saveVaultAccess, { params: { id }, body });

export const shareVault = (is_shared: boolean) => call(access.shareVault, { body: { is_shared } });

/** One password, never cached. @param earlier the id of an earlier version */
export const readPassword = async (id: number, purpose: Purpose, earlier?: number) =>
  (await call(calls.readPassword, { params: { id }, body: { purpose, earlier } })).password;

export const readCode = (id: number, purpose: Purpose) =>
  call(calls.readCode, { params: { id }, body: { purpose } });

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

export const exportPasswords = () => callForFile(transfer.exportPasswords);

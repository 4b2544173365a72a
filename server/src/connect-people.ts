import type { Deps } from '#core/deps.ts';
import { deleteStored } from '#core/files/folder.ts';
import {
  deleteLeaversAccount,
  lockLeaversAccount,
} from '#features/accounts/admin/leavers-account.ts';
import { renameEmployee } from '#features/accounts/admin/rename-employee.ts';
import { PHOTOS } from '#features/accounts/photo/photo-files.ts';
import { listOwnAnnouncements } from '#features/announcements/queries.ts';
import { leaveHooks } from '#features/leave/hooks.ts';
import {
  listDecidable,
  listDeciders,
  listLeavesOfLeaver,
  shortenLeave,
} from '#features/leave/leavers.ts';
import { listOwnedItems } from '#features/links/items/access-queries.ts';
import type { PeopleDeps } from '#features/people/hooks.ts';
import type { LeavingDeps } from '#features/people/leaving/hooks.ts';
import { listKnownEntries } from '#features/vault/history/list-known-entries.ts';
import { markLostAccess } from '#features/vault/rotation/mark-lost-access.ts';

/** Connects people with leave, accounts and the vault. */
export const connectPeople = <D extends Deps>(deps: D): D & PeopleDeps => ({
  ...deps,
  hooks: {
    ...leaveHooks(deps),
    renameEmployee,
    markLostSecrets: (tx, lost) => markLostAccess(tx, deps, lost),
  },
});

/** Connects departures with leave, accounts and the vault. */
export const connectLeaving = <D extends Deps>(deps: D): D & LeavingDeps => ({
  ...connectPeople(deps),
  leaving: {
    listLeaves: listLeavesOfLeaver,
    shortenLeave,
    listDecidable,
    listDeciders,
    lockAccount: lockLeaversAccount,
    deleteAccount: deleteLeaversAccount,
    deletePhoto: (photoKey) => deleteStored(deps.files, PHOTOS, photoKey),
    listOwnedItems,
    listOwnAnnouncements,
    listKnownSecrets: async (db, accountId) => {
      const known = await listKnownEntries({ db, vaultSealer: deps.vaultSealer }, accountId);
      return known.map(({ id, platform, user }) => ({ id, platform, user }));
    },
  },
});

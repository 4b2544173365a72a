import type { User } from '@intranet/contract/accounts/schemas.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import { claimTabStorage, clearTabStorage } from '@intranet/ui/hooks/tab-storage.ts';
import { useState, useSyncExternalStore } from 'react';
import { clearReplies } from './etag-cache.ts';
import { forgetVisit } from './last-visit.ts';
import { forgetRecent } from './recent.ts';
import { createStore } from './store.ts';

/** The signed-in user in browser storage (spec §3). It only decides what is shown. */
export interface StoredUser {
  username: string;
  email: string;
  role: Role;
  profile_photo: string;
  /** True for administrators, and for everybody while the vault is shared (D59). */
  uses_vault?: boolean;
}

const KEYS = ['username', 'email', 'role', 'profile_photo'] as const;
/** Holds the username after the session expired, until a new sign-in. */
const ENDED = 'session_ended';
/** Set while the user may decide leave, so that the menu can offer Approvals at once. */
const APPROVER = 'can_approve';
/** Set while the user may use the vault. */
const VAULT = 'uses_vault';
const OF_USER = [...KEYS, APPROVER, VAULT];
const current = createStore(readStored());
applyToTab(current.get());

function readStored(): StoredUser | null {
  const [username, email, role, photo] = KEYS.map((key) => localStorage.getItem(key));
  if (!username || !role) return null;
  // The guard opens public pages only to a role that this version doesn't know (D68).
  return {
    username,
    email: email ?? '',
    role: role as Role,
    profile_photo: photo ?? '',
    uses_vault: localStorage.getItem(VAULT) !== null,
  };
}

/** True for one account, also after it was renamed: a rename keeps the email address. */
export const isSamePerson = (one: StoredUser | null, other: StoredUser | null): boolean =>
  one?.email === other?.email;

/** True after the session expired, until somebody signs in or out. */
export function sessionHasEnded(): boolean {
  return localStorage.getItem(ENDED) !== null;
}

/** Drafts in this tab survive an expired session, but no sign-out or other person's sign-in. */
function applyToTab(user: StoredUser | null): void {
  if (user) claimTabStorage(user.email);
  else if (!sessionHasEnded()) clearTabStorage();
}

/** True if the role differs, or whether the vault opens. */
export const hasOtherRights = (one: StoredUser | null, other: StoredUser | null): boolean =>
  one?.role !== other?.role || one?.uses_vault !== other?.uses_vault;

type OnChange = (before: StoredUser | null, user: StoredUser | null) => unknown;
const onChange = new Set<OnChange>();

function changed(user: StoredUser | null): void {
  const before = current.get();
  if (user?.username !== before?.username || hasOtherRights(before, user)) clearReplies();
  // Also runs when another tab signs in or out.
  applyToTab(user);
  current.set(user);
  for (const listener of onChange) listener(before, user);
}

export const storedUser = current.get;

/** @returns a function that stops it */
export function onUserChange(listener: OnChange): () => void {
  onChange.add(listener);
  return () => onChange.delete(listener);
}

function setFlag(key: string, isSet: boolean): void {
  if (isSet) localStorage.setItem(key, 'true');
  else localStorage.removeItem(key);
}

/** @param user from a server that may be older and not know the last field */
export function storeUser(user: Omit<User, 'uses_vault'> & Partial<User>): void {
  localStorage.removeItem(ENDED);
  for (const key of KEYS) localStorage.setItem(key, user[key]);
  const { username, email, role, profile_photo, uses_vault = false } = user;
  setFlag(VAULT, uses_vault);
  changed({ username, email, role, profile_photo, uses_vault });
}

/** @param profile_photo empty for none */
export function storePhoto(profile_photo: string): void {
  const user = current.get();
  if (!user) return;
  localStorage.setItem('profile_photo', profile_photo);
  changed({ ...user, profile_photo });
}

export function forgetUser(): void {
  localStorage.removeItem(ENDED);
  for (const key of OF_USER) localStorage.removeItem(key);
  forgetRecent();
  forgetVisit();
  changed(null);
}

export function storedApprover(): boolean {
  return localStorage.getItem(APPROVER) !== null;
}

export const storeApprover = (canApprove: boolean): void => setFlag(APPROVER, canApprove);

/** The session has expired: the same person can sign in again and continue with their drafts. */
export function endSession(): void {
  const user = current.get();
  if (!user) return;
  localStorage.setItem(ENDED, user.username);
  for (const key of OF_USER) localStorage.removeItem(key);
  changed(null);
}

/** A 401 on logout deletes everything that this site stored (spec §4). */
export function forgetEverything(): void {
  localStorage.clear();
  changed(null);
}

function subscribe(listener: () => void): () => void {
  const onStorage = () => changed(readStored());
  const unsubscribe = current.subscribe(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}

export function useStoredUser(): StoredUser | null {
  return useSyncExternalStore(subscribe, storedUser);
}

/** The signed-in user, or the last one after the session expires, so the page keeps its input. */
export function useLastUser(): StoredUser | null {
  const user = useStoredUser();
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  return user ?? last;
}

export function usePageUser(): StoredUser {
  const user = useLastUser();
  if (!user) throw new Error('This page is only shown to somebody signed in');
  return user;
}

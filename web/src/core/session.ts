import type { User } from '@intranet/contract/accounts/schemas.ts';
import { ROLES, type Role } from '@intranet/contract/core/roles.ts';
import { useState, useSyncExternalStore } from 'react';
import { clearReplies } from './etag-cache.ts';
import { claimTabStorage, clearTabStorage } from './tab-storage.ts';

/** What the browser keeps of the signed-in person (spec §3). It decides what is drawn, no more. */
export interface StoredUser {
  username: string;
  email: string;
  role: Role;
  profile_photo: string;
}

const KEYS = ['username', 'email', 'role', 'profile_photo'] as const;
const listeners = new Set<() => void>();
/** Holds the username while a session that ended by itself waits for a new sign-in. */
const ENDED = 'session_ended';
let current: StoredUser | null = readStored();
applyToTab(current);

function readStored(): StoredUser | null {
  const [username, email, role, photo] = KEYS.map((key) => localStorage.getItem(key));
  const known = ROLES.find((name) => name === role);
  if (!username || !known) return null;
  return { username, email: email ?? '', role: known, profile_photo: photo ?? '' };
}

/** True after a session ended by itself, until somebody signs in or out. */
export function sessionHasEnded(): boolean {
  return localStorage.getItem(ENDED) !== null;
}

/**
 * Drafts in this tab belong to one person. They are deleted at sign-out and when another person signs in,
 * and stay when a session ends by itself.
 */
function applyToTab(user: StoredUser | null): void {
  if (user) claimTabStorage(user.username);
  else if (!sessionHasEnded()) clearTabStorage();
}

function changed(user: StoredUser | null): void {
  if (user?.username !== current?.username || user?.role !== current?.role) clearReplies();
  current = user;
  // Also when another tab signed in or out.
  applyToTab(user);
  for (const listener of listeners) listener();
}

export function storedUser(): StoredUser | null {
  return current;
}

export function storeUser(user: User): void {
  localStorage.removeItem(ENDED);
  for (const key of KEYS) localStorage.setItem(key, user[key]);
  const { username, email, role, profile_photo } = user;
  changed({ username, email, role, profile_photo });
}

/** The signed-in person has another photo, or none (empty). */
export function storePhoto(profile_photo: string): void {
  if (!current) return;
  localStorage.setItem('profile_photo', profile_photo);
  changed({ ...current, profile_photo });
}

export function forgetUser(): void {
  localStorage.removeItem(ENDED);
  for (const key of KEYS) localStorage.removeItem(key);
  changed(null);
}

/** The session has ended by itself: the same person can sign in again and go on with their drafts. */
export function endSession(): void {
  if (!current) return;
  localStorage.setItem(ENDED, current.username);
  for (const key of KEYS) localStorage.removeItem(key);
  changed(null);
}

/** A 401 on logout leaves nothing of this site behind (spec §4). */
export function forgetEverything(): void {
  localStorage.clear();
  changed(null);
}

function subscribe(listener: () => void): () => void {
  const onStorage = () => changed(readStored());
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The signed-in person; follows sign-in and sign-out, in other tabs too. */
export function useStoredUser(): StoredUser | null {
  return useSyncExternalStore(subscribe, storedUser);
}

/**
 * The person whom a page was opened for. It stays the same when the session ends meanwhile, so that
 * the page keeps what was typed until its reader leaves it.
 */
export function usePageUser(): StoredUser {
  const [user] = useState(storedUser);
  if (!user) throw new Error('This page is only shown to somebody signed in');
  return user;
}

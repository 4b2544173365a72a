import { readTabStorage, writeTabStorage } from '@intranet/ui/hooks/tab-storage.ts';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRecent, recordRecent } from './recent.ts';
import {
  endSession,
  forgetEverything,
  forgetUser,
  sessionHasEnded,
  storeApprover,
  storedUser,
  storeUser,
  useStoredUser,
} from './session.ts';

const userOf = (username: string) => ({
  username,
  email: `${username.toLowerCase()}@example.com`,
  role: 'full_access' as const,
  profile_photo: '',
  force_password_change: false,
});

beforeEach(() => {
  storeUser(userOf('Ana'));
  writeTabStorage('draft', 'half filled');
});

describe('what a person typed in this tab', () => {
  it('stays when the session ends by itself, and the same person finds it again', () => {
    endSession();
    expect(storedUser()).toBeNull();
    expect(localStorage.getItem('username')).toBeNull();
    expect(sessionHasEnded()).toBe(true);
    storeUser(userOf('Ana'));
    expect(readTabStorage('draft')).toBe('half filled');
    expect(sessionHasEnded()).toBe(false);
  });

  it('is deleted when another person signs in', () => {
    endSession();
    storeUser(userOf('Bia'));
    expect(readTabStorage('draft')).toBeNull();
  });

  it.each([
    ['signs out', forgetUser],
    ['finds the session gone while signing out', forgetEverything],
  ])('is deleted when they %s', (_, leave) => {
    leave();
    expect(readTabStorage('draft')).toBeNull();
    expect(sessionHasEnded()).toBe(false);
  });

  it.each([
    ['stays when the session ended by itself in another tab', 'Ana', 'half filled'],
    ['is deleted when they signed out in another tab', null, null],
  ])('%s', (_, endedFor, left) => {
    // An open page listens to the storage that both tabs share.
    const { unmount } = renderHook(useStoredUser);
    for (const key of ['username', 'email', 'role', 'profile_photo']) localStorage.removeItem(key);
    if (endedFor) localStorage.setItem('session_ended', endedFor);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'username' })));
    expect(readTabStorage('draft')).toBe(left);
    unmount();
  });
});

describe('spec-a G, J11: the pages and links a person opened in this browser', () => {
  const ANA = userOf('Ana');

  it.each([
    ['signs out', forgetUser],
    ['finds the session gone while signing out', forgetEverything],
  ])('are deleted when they %s', (_, leave) => {
    localStorage.setItem('recent:Bia', '["/people"]');
    recordRecent(ANA, 'weekly');
    leave();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('recent'))).toEqual([]);
  });

  it('stay when the session ends by itself, and after a rename', () => {
    recordRecent(ANA, 'weekly');
    endSession();
    storeUser({ ...ANA, username: 'Ana Beatriz' });
    expect(readRecent(ANA)).toEqual(['weekly']);
  });

  it('are neither shown to another person nor kept beside theirs', () => {
    recordRecent(ANA, 'weekly');
    const bia = userOf('Bia');
    expect(readRecent(bia)).toEqual([]);
    recordRecent(bia, 'bs');
    expect(JSON.stringify({ ...localStorage })).not.toContain('weekly');
  });
});

it('spec-a G: nothing in this browser names a person after sign-out', () => {
  recordRecent(userOf('Ana'), 'weekly');
  storeApprover(true);
  localStorage.setItem('sidebarOpen', 'false');
  localStorage.setItem('mantine-color-scheme-value', 'dark');
  forgetUser();
  expect({ ...localStorage }).toEqual({
    sidebarOpen: 'false',
    'mantine-color-scheme-value': 'dark',
  });
  expect({ ...sessionStorage }).toEqual({});
});

it('D68: a role that this version doesn’t know stays signed in', () => {
  storeUser({ ...userOf('Ana'), role: 'auditor' as 'admin' });
  const { unmount } = renderHook(useStoredUser);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'role' })));
  expect(storedUser()?.role).toBe('auditor');
  unmount();
});

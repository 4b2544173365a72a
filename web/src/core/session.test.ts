import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  endSession,
  forgetEverything,
  forgetUser,
  sessionHasEnded,
  storedUser,
  storeUser,
  useStoredUser,
} from './session.ts';
import { readTabStorage, writeTabStorage } from './tab-storage.ts';

const userOf = (username: string) => ({
  username,
  email: '',
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

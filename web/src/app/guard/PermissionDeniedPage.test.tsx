import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetUser, storeUser } from '#core/session.ts';
import { renderInApp } from '../../../test/render-app.tsx';
import PermissionDeniedPage from './PermissionDeniedPage.tsx';

const COPY = { name: 'Copy link for an administrator' };

function open(role: 'admin' | 'tudo_menos_fin' | null) {
  const user = { username: 'Ana', email: '', profile_photo: '', force_password_change: false };
  if (role) storeUser({ ...user, role });
  return renderInApp(<PermissionDeniedPage />, {
    '/api/current_user': { user: { ...user, role }, account_id: 7, employee: null },
  });
}

afterEach(forgetUser);

test('D72: the user copies a link that opens their account for an administrator', async () => {
  const { user } = open('tudo_menos_fin');
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', COPY));
  expect(write).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/admin?account=7`);
  expect(await screen.findByText('Copied')).toBeVisible();
});

test.each(['admin', null] as const)('%s gets no such link', async (role) => {
  open(role);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', COPY)).toBeNull();
});

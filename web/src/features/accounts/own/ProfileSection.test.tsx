import type { Role } from '@intranet/contract/core/roles.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import { ProfileSection } from './ProfileSection.tsx';

const PERSON = {
  username: 'Ana',
  email: 'ana@example.com',
  profile_photo: '',
  force_password_change: false,
};
const ACCOUNT = {
  email: 'ana@example.com',
  employee: null,
  has_password: true,
  two_factor: null,
  sessions: [],
  passkeys: [],
};

async function open(role: Role) {
  const account = ACCOUNT as never;
  const page = renderInApp(<ProfileSection user={{ ...PERSON, role }} account={account} />, {});
  await screen.findByText('ana@example.com');
  return page;
}

it('an administrator is sent to the pages that change a profile', async () => {
  await open('admin');
  const admin = screen.getByRole('link', { name: 'Admin' });
  expect(admin).toHaveAttribute('href', '/admin?tab=update-username');
  expect(screen.getByRole('link', { name: 'Vacation Admin' })).toHaveAttribute(
    'href',
    '/vacation_admin',
  );
});

it('others ask an administrator, and everybody can change their photo', async () => {
  const { user } = await open('full_access');
  expect(screen.getByText('Something wrong? Ask an administrator to change it.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change photo' }));
  expect(await screen.findByRole('dialog', { name: 'Change photo' })).toBeVisible();
});

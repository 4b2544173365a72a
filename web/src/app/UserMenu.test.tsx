import type { Role } from '@intranet/contract/roles.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../test/render-app.tsx';
import { UserMenu } from './UserMenu.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each<[Role, string[]]>([
  ['admin', ['Admin', 'File Update', 'Change Photo', 'Vacation Admin']],
  ['full_access', ['Change Photo']],
  ['apenas_people', ['Change Photo']],
])('spec §2: the dropdown of %s, in order', async (role, own) => {
  const person = { username: 'Ana', email: 'ana@example.com', role, profile_photo: '' };
  const { user } = renderInApp(<UserMenu user={person} />, {});
  await user.click(await screen.findByRole('button', { name: 'Account of Ana' }));
  expect(await screen.findByText('ana@example.com')).toBeInTheDocument();
  const items = await screen.findAllByRole('menuitem');
  const expected = [...own, 'My leave', 'My account', 'Dark colours', 'Logout'];
  expect(items.map((item) => item.textContent)).toEqual(expected);
});

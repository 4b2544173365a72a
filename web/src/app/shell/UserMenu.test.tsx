import type { Role } from '@intranet/contract/core/roles.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../test/render-app.tsx';
import { UserMenu } from './UserMenu.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each<[Role, string[]]>([
  ['admin', ['Admin', 'File Update', 'Change Photo', 'Vacation Admin']],
  ['full_access', ['Change Photo']],
  ['apenas_people', ['Change Photo']],
])('spec §2: the dropdown of %s, in order', async (role, own) => {
  const person = { username: 'Ana', email: 'ana@example.com', role, profile_photo: '' };
  const { user } = renderInApp(<UserMenu user={person} />, {});
  await user.click(await screen.findByRole('button', { name: 'Ana’s account' }));
  expect(await screen.findByText('ana@example.com')).toBeInTheDocument();
  const items = await screen.findAllByRole('menuitem');
  const expected = ['My leave', 'My account', ...own, 'Dark mode', 'Language', 'Logout'];
  expect(items.map((item) => item.textContent)).toEqual(expected);
});

test('by keys: the first press opens it, Escape gives the focus back', async () => {
  const person = { username: 'Ana', email: '', role: 'full_access', profile_photo: '' } as const;
  const { user } = renderInApp(<UserMenu user={person} />, {});
  const button = await screen.findByRole('button', { name: 'Ana’s account' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await user.tab();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(menu).toHaveAttribute('id', button.getAttribute('aria-controls'));
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

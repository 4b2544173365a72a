import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetUser, storeUser } from '#core/session.ts';
import { renderRoutes } from '../../../../test/render-routes.tsx';
import AdminPage from './AdminPage.tsx';

const NAMES = ['Ana', 'Bia', 'Caio', 'Duda', 'Zoe'];
const account = (username: string, more: object = {}) => ({
  account_id: NAMES.indexOf(username) + 1,
  employee_id: null,
  username,
  email: `${username.toLowerCase()}@example.com`,
  role: 'full_access',
  area: 'Finance',
  two_factor: false,
  single_sign_on: false,
  employee_to_link: null,
  must_change_password: false,
  last_sign_in: '2026-11-20T12:30:00.000Z',
  invitation: null,
  ...more,
});
const users = [
  account('Ana', { role: 'admin', two_factor: true }),
  account('Bia', { area: null, last_sign_in: null }),
  account('Caio', { must_change_password: true }),
  account('Duda', { invitation: { withdrawn: false, expires_at: '2026-11-27T12:00:00.000Z' } }),
];
const panelOf = (user: object) => ({
  ...user,
  ...{ language: null, employee: null, has_password: true, sessions: 2, passkeys: 1 },
  can: { remove_access: true, delete: true },
});

let replies: Record<string, unknown>;
beforeEach(() => {
  storeUser({
    ...{ username: 'Ana', email: 'ana@example.com', role: 'admin' },
    ...{ profile_photo: '', force_password_change: false },
  });
  window.HTMLElement.prototype.scrollIntoView = () => undefined;
  const site = { company_name: 'Acme', time_zone: 'America/Sao_Paulo', today: '2026-11-21' };
  replies = {
    '/api/get_users_hub': { users },
    '/api/user-search': { users, more: false },
    '/api/long-lists': { lists: [] },
    '/api/areas': { areas: [] },
  };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(replies[address] ?? replies[address.split('?')[0] ?? ''] ?? site),
  );
});
afterEach(() => {
  forgetUser();
  vi.unstubAllGlobals();
});

async function open() {
  const { user, router } = renderRoutes({ '/admin': AdminPage }, { at: '/admin' });
  const row = async (name: string) =>
    within(await screen.findByRole('row', { name: new RegExp(name) }));
  return { user, row, router };
}

it('design 20: all accounts are listed with role, area, two-factor and state', async () => {
  const { row } = await open();
  const texts = async (name: string) =>
    (await row(name)).getAllByRole('cell').map((cell) => cell.textContent);
  expect((await texts('Ana')).slice(1, 4)).toEqual(['Administrator', 'Finance', 'On']);
  expect((await texts('Ana'))[5]).toBe('Active');
  expect((await texts('Bia')).slice(2, 6)).toEqual(['–', 'Off', '–', 'Never signed in']);
  expect((await texts('Caio'))[5]).toBe('Must change password');
  expect((await texts('Duda'))[5]).toBe('Invited');
});

it('design 20: an action opens one of the four specified forms for that person', async () => {
  const { user, row } = await open();
  const tabs = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
  expect(tabs).toEqual(['Reset Password', 'Delete User', 'Update Username', 'Register New User']);
  const act = async (name: string, action: string) => {
    await user.click(
      (await row(name)).getByRole('button', { name: new RegExp(`${name}$`), expanded: false }),
    );
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await act('Bia', 'Delete User');
  const form = await screen.findByRole('form', { name: 'Delete User' });
  expect(within(form).getByRole('combobox', { name: 'User' })).toHaveValue('Bia');
});

it('Edit opens the panel of an account, with its address, and asks before text is lost', async () => {
  const [, bia] = users;
  replies[`/api/accounts/${bia?.account_id}`] = panelOf(bia ?? {});
  const { user, row, router } = await open();
  await user.click((await row('Bia')).getByRole('button', { name: 'Edit Bia' }));
  const panel = within(await screen.findByRole('dialog', { name: /^Bia/ }));
  expect(router.state.location.search).toEqual({ account: String(bia?.account_id) });
  const email = panel.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveValue('bia@example.com');
  expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(panel.getByText(/^Departments: Reports, People, Legal/)).toBeVisible();
  await user.type(email, 'x');
  await user.click(panel.getByRole('button', { name: 'Close' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(email).toHaveValue('bia@example.comx');
});

it('an invited account offers its invitation and no password', async () => {
  const duda = users[3];
  replies[`/api/accounts/${duda?.account_id}`] = panelOf(duda ?? {});
  const { user, row } = await open();
  await user.click((await row('Duda')).getByRole('button', { name: 'Edit Duda' }));
  const panel = within(await screen.findByRole('dialog', { name: /^Duda/ }));
  expect(panel.getByRole('button', { name: 'Send again' })).toBeVisible();
  expect(panel.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  expect(panel.queryByRole('heading', { name: 'Reset Password' })).toBeNull();
});

it('an address of nobody’s account says so', async () => {
  renderRoutes({ '/admin': AdminPage }, { at: '/admin?account=x' });
  expect(await screen.findByText('There is no such account.')).toBeVisible();
});

it('D67: a long list comes in pages, whose actions fill in the forms too', async () => {
  const first = { total: 2_500, found: 2_500, next: 'n1', previous: null, rows: users };
  const second = { ...first, next: null, previous: 'p1', rows: [account('Zoe')] };
  replies['/api/long-lists'] = { lists: ['users'] };
  delete replies['/api/get_users_hub'];
  replies['/api/users?sort=username%3Aasc'] = first;
  replies['/api/users?sort=username%3Aasc&after=n1'] = second;
  const { user, row } = await open();
  expect(await screen.findByText('2,500 users')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await user.click((await row('Zoe')).getByRole('button', { name: /Zoe$/, expanded: false }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete User' }));
  const form = await screen.findByRole('form', { name: 'Delete User' });
  expect(within(form).getByRole('combobox', { name: 'User' })).toHaveValue('Zoe');
});

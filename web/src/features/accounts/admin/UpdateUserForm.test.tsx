import { notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { searchPeople } from '../../../../test/search-people.ts';
import { UpdateUserForm } from './UpdateUserForm.tsx';

const account = (username: string, more: object = {}) => ({
  username,
  email: `${username.toLowerCase()}@example.com`,
  role: 'full_access',
  area: null,
  two_factor: false,
  single_sign_on: false,
  employee_id: 3,
  employee_to_link: null,
  ...more,
});
const users = [account('Ana', { single_sign_on: true, employee_id: null }), account('Bia')];
const unlinked = ['Intern Assist', 'Head'].map((cargo, index) => ({
  employee_id: index + 1,
  name: 'Ana Lima',
  area: 'Finance',
  cargo,
}));
const sent = vi.fn<(body: unknown) => void>();

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (address.startsWith('/api/people-search')) {
      expect(address).toContain('among=without_account');
      return Response.json(searchPeople(address, unlinked));
    }
    if (method !== 'POST') return Response.json({ users, more: false });
    sent(JSON.parse(String(body)));
    return Response.json({ success: true, message: 'User updated successfully!' });
  });
});
afterEach(() => {
  notifications.clean();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('offers to link the employee and to unlink single sign-on, to the chosen user alone', async () => {
  const { user } = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <UpdateUserForm />
    </QueryClientProvider>,
  );
  const choose = async (username: string) => {
    await user.click(screen.getByRole('combobox', { name: 'User' }));
    await user.click(await screen.findByRole('option', { name: new RegExp(username) }));
  };
  const employees = () => screen.getByRole('combobox', { name: 'Employee (optional)' });
  await choose('Ana');
  await user.click(employees());
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Intern Assist'),
    expect.stringContaining('Head'),
  ]);
  await user.click(screen.getByRole('option', { name: /Head/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Unlink from the identity provider' }));

  await choose('Bia');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Employee (optional)' })).toBeNull();
  await choose('Ana');
  expect(employees()).toHaveValue('');
  await user.click(employees());
  await user.click(await screen.findByRole('option', { name: /Head/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      username: 'Ana',
      email: 'ana@example.com',
      role: 'full_access',
      link_employee: true,
      employee_id: 2,
      unlink_single_sign_on: false,
    }),
  );
});

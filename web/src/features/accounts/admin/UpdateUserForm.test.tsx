import { notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { UpdateUserForm } from './UpdateUserForm.tsx';

const account = (username: string, more: object = {}) => ({
  username,
  email: `${username.toLowerCase()}@example.com`,
  role: 'full_access',
  area: null,
  two_factor: false,
  single_sign_on: false,
  employee_to_link: null,
  ...more,
});
const users = [
  account('Ana', { single_sign_on: true, employee_to_link: 'Head, Finance' }),
  account('Bia'),
];
const sent = vi.fn<(body: unknown) => void>();

beforeEach(() => {
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json({ users });
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
  const link = { name: 'Link to the employee with this name' };
  await choose('Ana');
  expect(screen.getByText(/^Head, Finance/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', link));
  await user.click(screen.getByRole('checkbox', { name: 'Unlink from the identity provider' }));

  await choose('Bia');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await choose('Ana');
  expect(screen.getByRole('checkbox', link)).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', link));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      username: 'Ana',
      email: 'ana@example.com',
      role: 'full_access',
      link_employee: true,
      unlink_single_sign_on: false,
    }),
  );
});

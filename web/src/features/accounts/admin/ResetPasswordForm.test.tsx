import { notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const account = (username: string, two_factor: boolean) => ({
  username,
  email: `${username.toLowerCase()}@example.com`,
  role: 'full_access',
  area: null,
  two_factor,
  single_sign_on: false,
  employee_to_link: null,
});
const users = [account('Ana', true), account('Bia', false), account('Caio', true)];
const away = () =>
  Response.json({ error: 'The service is away.', code: 'unavailable' }, { status: 503 });
const sent = vi.fn<(body: unknown) => Response>();

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'POST') return sent(JSON.parse(String(body)));
    return address.startsWith('/api/user-search') ? Response.json({ users, more: false }) : away();
  });
});
afterEach(() => {
  notifications.clean();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

async function open() {
  const { user } = renderUi(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ResetPasswordForm />
    </QueryClientProvider>,
  );
  const choose = async (username: string) => {
    await user.click(screen.getByRole('combobox', { name: 'User' }));
    await user.click(await screen.findByRole('option', { name: new RegExp(username) }));
  };
  const submit = async () => {
    await user.click(screen.getByLabelText('New password'));
    await user.paste('a long enough secret');
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  };
  return { user, choose, submit };
}

it('choosing another user clears the two-factor checkbox', async () => {
  sent.mockReturnValue(Response.json({ success: true, message: 'Done' }));
  const { user, choose, submit } = await open();
  await choose('Ana');
  await user.click(screen.getByLabelText('Turn off two-factor sign-in'));
  await choose('Bia');
  expect(screen.queryByLabelText('Turn off two-factor sign-in')).toBeNull();
  await choose('Caio');
  expect(screen.getByLabelText('Turn off two-factor sign-in')).not.toBeChecked();
  await submit();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ username: 'Caio', disable_two_factor: false });
});

it('a success stays visible when the refresh fails', async () => {
  sent.mockReturnValue(Response.json({ success: true, message: 'Password reset successfully!' }));
  const { choose, submit } = await open();
  await choose('Ana');
  await submit();
  expect(await screen.findByText('Password reset successfully!')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Reset Password' });
  await waitFor(() => expect(button).not.toHaveAttribute('data-loading'));
  expect(screen.queryByText('The service is away.')).toBeNull();
  expect(screen.queryByText('An error occurred. Please try again.')).toBeNull();
});

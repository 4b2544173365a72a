import { notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { PasswordSection } from './PasswordSection.tsx';

const sent = vi.fn<(body: unknown) => void>();

beforeEach(() => {
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent(JSON.parse(String(body)));
    return Response.json({ success: true, message: 'Password changed' });
  });
});
afterEach(() => {
  notifications.clean();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function open(passkeys: number) {
  const { user } = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <PasswordSection username="Ana" hasPassword passkeys={passkeys} />
    </QueryClientProvider>,
  );
  const change = async () => {
    await user.click(screen.getByLabelText('Current password'));
    await user.paste('the current secret');
    await user.click(screen.getByLabelText('New password'));
    await user.paste('a long enough secret');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  };
  return { user, change };
}

const passwords = { current_password: 'the current secret', new_password: 'a long enough secret' };

it('somebody with passkeys can remove them together with the old password', async () => {
  const { user, change } = open(2);
  await user.click(screen.getByRole('checkbox', { name: 'Remove my 2 passkeys' }));
  await change();
  expect(sent).toHaveBeenCalledWith({ ...passwords, remove_passkeys: true });
});

it('passkeys stay unless the box is checked', async () => {
  const { change } = open(1);
  expect(screen.getByRole('checkbox', { name: 'Remove my passkey' })).not.toBeChecked();
  await change();
  expect(sent).toHaveBeenCalledWith({ ...passwords, remove_passkeys: false });
});

it('an account without passkeys has no checkbox', () => {
  open(0);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

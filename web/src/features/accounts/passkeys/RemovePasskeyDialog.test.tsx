import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';

const closed = vi.fn();
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('removing a passkey needs the password, and its name is shown as text', async () => {
  const passkey = { id: 7, name: '<b>Laptop</b>', created_at: '2026-03-02', last_used_at: null };
  const { user } = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <RemovePasskeyDialog passkey={passkey} onClose={closed} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('dialog', { name: 'Remove <b>Laptop</b>?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Enter your current password')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();

  fetched.mockResolvedValueOnce(
    Response.json(
      {
        error: 'This is not your current password',
        code: 'invalid_input',
        fields: { current_password: 'This is not your current password' },
      },
      { status: 400 },
    ),
  );
  await user.click(screen.getByLabelText('Current password'));
  await user.paste('wrong');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('This is not your current password')).toBeVisible();
  expect(closed).not.toHaveBeenCalled();

  fetched.mockResolvedValueOnce(Response.json({ success: true, message: 'Passkey removed' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(fetched).toHaveBeenLastCalledWith(
    '/api/passkeys/7',
    expect.objectContaining({ method: 'DELETE', body: '{"current_password":"wrong"}' }),
  );
});

import { startAuthentication } from '@simplewebauthn/browser';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: vi.fn() }));

const onProblem = vi.fn();
const fetched = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function press() {
  const { user } = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <PasskeyButton remember={false} onSignedIn={vi.fn()} onProblem={onProblem} />
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
}

it('says that the sign-in was cancelled', async () => {
  fetched.mockResolvedValue(Response.json({ options: {} }));
  const cancelled = Object.assign(new Error('for developers'), { name: 'NotAllowedError' });
  vi.mocked(startAuthentication).mockRejectedValue(cancelled);
  await press();
  await waitFor(() =>
    expect(onProblem).toHaveBeenLastCalledWith(
      'The passkey request was cancelled or took too long. Please try again.',
    ),
  );
});

it('hides technical error messages', async () => {
  fetched.mockResolvedValue({ ok: true, json: () => Promise.reject(new TypeError('x is not y')) });
  await press();
  await waitFor(() =>
    expect(onProblem).toHaveBeenLastCalledWith('An error occurred. Please try again.'),
  );
});

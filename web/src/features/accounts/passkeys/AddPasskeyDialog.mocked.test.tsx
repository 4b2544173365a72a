import { startRegistration } from '@simplewebauthn/browser';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';

vi.mock('@simplewebauthn/browser', () => ({ startRegistration: vi.fn() }));

const closed = vi.fn();
const fetched = vi.fn(async () => Response.json({ options: {} }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function refuse(error: Error) {
  vi.mocked(startRegistration).mockRejectedValue(error);
  const { user } = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <AddPasskeyDialog onClose={closed} />
    </QueryClientProvider>,
  );
  await user.click(screen.getByLabelText('Current password'));
  await user.paste('a long enough secret');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

it.each([
  ['NotAllowedError', 'The passkey request was cancelled or took too long. Please try again.'],
  ['InvalidStateError', 'This device already has a passkey here.'],
  ['SecurityError', 'This browser couldn’t use a passkey. Try another browser or device.'],
])('%s of the browser is explained in the dialog', async (name, sentence) => {
  await refuse(Object.assign(new Error('for developers'), { name }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Current password')).toHaveValue('a long enough secret');
  expect(fetched).toHaveBeenCalledOnce();
  expect(closed).not.toHaveBeenCalled();
});

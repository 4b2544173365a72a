import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { RenewCodesDialog } from './RenewCodesDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

const CODES = ['AAAAA-BBBBB-CCCCC-DDDDD', 'EEEEE-FFFFF-GGGGG-HHHHH'];
const closed = vi.fn();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const render = (dialog: ReactNode) =>
  renderUi(<QueryClientProvider client={new QueryClient()}>{dialog}</QueryClientProvider>);
type User = ReturnType<typeof render>['user'];

function wait() {
  const reply = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(reply.promise);
  return (body: unknown, status = 200) => reply.resolve(Response.json(body, { status }));
}

async function tryToLeave(user: User) {
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('.mantine-Modal-overlay') as Element);
  await user.click(document.querySelector('.mantine-Modal-inner') as Element);
  const close = document.querySelector('.mantine-Modal-close');
  if (close) await user.click(close);
}

it('new codes: the dialog stays open until they appear', async () => {
  const { user } = render(<RenewCodesDialog username="Ana" onClose={closed} />);
  const answer = wait();
  await user.click(screen.getByLabelText('Current password'));
  await user.paste('a long enough secret');
  await user.click(screen.getByRole('button', { name: 'Create new codes' }));
  await tryToLeave(user);
  expect(closed).not.toHaveBeenCalled();
  answer({ success: true, message: '', recovery_codes: CODES });
  expect(await screen.findByText('EEEEE-FFFFF-GGGGG-HHHHH')).toBeVisible();
});

it('the dialog can be closed after a failure', async () => {
  const { user } = render(<RenewCodesDialog username="Ana" onClose={closed} />);
  const answer = wait();
  await user.click(screen.getByLabelText('Current password'));
  await user.paste('not the password');
  await user.click(screen.getByRole('button', { name: 'Create new codes' }));
  answer({ error: 'The service is away.', code: 'unavailable' }, 503);
  expect(await screen.findByText('The service is away.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
});

it('setup: the dialog stays open while the app is being confirmed', async () => {
  const { user } = render(<SetUpDialog username="Ana" onClose={closed} />);
  const uri = 'otpauth://totp/Intranet:Ana?secret=ABCDEFGHIJKLMNOP';
  wait()({ secret: 'ABCDEFGHIJKLMNOP', uri });
  await user.click(screen.getByLabelText('Current password'));
  await user.paste('a long enough secret');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const code = await screen.findByLabelText('6-digit code from the app');
  const answer = wait();
  await user.click(code);
  await user.paste('123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await tryToLeave(user);
  expect(closed).not.toHaveBeenCalled();
  answer({ success: true, message: '', recovery_codes: CODES });
  expect(await screen.findByText('EEEEE-FFFFF-GGGGG-HHHHH')).toBeVisible();
});

import { ownAccount } from '@intranet/contract/accounts/own-endpoints.ts';
import { resendMail } from '@intranet/contract/outbox/endpoints.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '#core/call.ts';
import { renderInApp } from '../../../../test/render-app.tsx';
import { ConfirmationQuestion } from './ConfirmationQuestion.tsx';

let confirmed = false;
let sent: string[] = [];
const account = {
  email: 'ana@example.com',
  employee: null,
  has_password: true,
  sessions: [],
  two_factor: { enabled: false, required: false, recovery_codes_left: 0 },
  passkeys: [],
  has_single_sign_on: false,
};
const refused = { error: 'Please confirm that it’s you first.', code: 'confirm_password' };

async function open(ways: object) {
  const reads = {
    [ownAccount.path]: { ...account, ...ways },
    '/api/site': { company: 'Acme', today: '2026-03-02', single_sign_on: 'Entra' },
  };
  const drawn = renderInApp(<ConfirmationQuestion />, reads, { at: '/pipepass?transfer=export' });
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json(reads[address]);
    sent.push(address);
    if (address === '/api/password-confirmations') {
      confirmed = true;
      return Response.json({ success: true, message: 'Password confirmed' });
    }
    return confirmed
      ? Response.json({ success: true, message: 'Done' })
      : Response.json(refused, { status: 403 });
  });
  await screen.findByRole('main');
  return drawn;
}
const act = (id: number) => call(resendMail, { params: { id } });

beforeEach(() => {
  confirmed = false;
  sent = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('J1: calls that need a confirmation share one question, then go on by themselves', async () => {
  const { user } = await open({});
  const acts = Promise.all([act(1), act(2)]);
  await user.type(await screen.findByLabelText('Current password'), 'a password{Enter}');
  await expect(acts).resolves.toHaveLength(2);
  expect(sent.filter((address) => address.includes('confirm'))).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('J1: a cancelled question fails the call, and the next call asks again', async () => {
  const { user } = await open({});
  for (let n = 0; n < 2; n += 1) {
    const failed = expect(act(1)).rejects.toMatchObject({ code: 'confirm_password' });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await failed;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('J1: somebody without a password confirms at the identity provider and comes back', async () => {
  const { user } = await open({ has_password: false, has_single_sign_on: true });
  void act(1).catch(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Confirm with Entra' }));
  expect(screen.getByText(/return to this page. Then repeat/)).toBeVisible();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await waitFor(() => expect(sent).toContain('/api/single_sign_on/start'));
});

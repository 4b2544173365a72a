import type { Webhook } from '@intranet/contract/notifications/webhook-endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '../../../../test/render-routes.tsx';
import { ChannelsTab } from './ChannelsTab.tsx';

const SITE = { company_name: 'Acme', time_zone: 'America/Sao_Paulo', today: '2026-11-18' };
const channel = (details: Partial<Webhook> = {}): Webhook => ({
  ...{ id: 1, name: 'Approvals', service: 'slack', host: 'hooks.slack.com', ending: 'WXYZ' },
  ...{ requests: true, decisions: false, announcements: true, enabled: true, version: 4 },
  ...{ sent_at: null, failed_at: null, problem: null, status: null, waiting: 0, failed: 0 },
  ...details,
});

let webhooks: Webhook[];
let listFails: boolean;
const sent = vi.fn<(call: string, body: unknown) => Response | undefined>();
beforeEach(() => {
  webhooks = [];
  listFails = false;
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      const reply = sent(`${method} ${address}`, body && JSON.parse(String(body)));
      return reply ?? Response.json({ success: true, message: 'Done', id: 9 });
    }
    if (address === '/api/site') return Response.json(SITE);
    if (listFails) {
      return Response.json({ error: 'Not now', code: 'unavailable' }, { status: 503 });
    }
    return Response.json({ webhooks });
  });
});
afterEach(() => {
  sent.mockReset();
  vi.unstubAllGlobals();
});

const open = () => renderRoutes({ '/notifications': ChannelsTab }, { at: '/notifications' }).user;
const card = (name = 'Approvals') => screen.findByRole('region', { name });

test('a channel is added with what it gets', async () => {
  const user = open();
  expect(await screen.findByText('No channels yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add channel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New channel' }));
  for (const label of ['New leave requests', 'Announcements for everybody']) {
    await user.click(dialog.getByLabelText(label));
  }
  await user.click(dialog.getByRole('button', { name: 'Add channel' }));
  expect(await dialog.findByText('Enter a name')).toBeVisible();
  expect(dialog.getByText('The address must begin with https://')).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), 'Approvals');
  await user.type(dialog.getByLabelText('Address of the webhook'), 'https://hooks.slack.com/x');
  await user.click(dialog.getByRole('button', { name: 'Add channel' }));
  expect(await dialog.findByText('Choose at least one kind of message.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByLabelText('Decided leave requests'));
  await user.click(dialog.getByRole('button', { name: 'Add channel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith('POST /api/webhooks', {
    ...{ name: 'Approvals', service: 'teams', address: 'https://hooks.slack.com/x' },
    ...{ requests: false, decisions: true, announcements: false, enabled: true },
  });
});

test('an address is replaced, not shown; empty keeps it', async () => {
  webhooks = [channel()];
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Approvals' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  const address = dialog.getByLabelText('New address');
  expect(address).toHaveValue('');
  expect(dialog.getByText(/^Leave it empty to keep hooks\.slack\.com\/…WXYZ\./)).toBeVisible();
  await user.type(address, 'http://hooks.slack.com/x');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The address must begin with https://')).toBeVisible();
  await user.clear(address);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith('PUT /api/webhooks/1', {
    ...{ name: 'Approvals', service: 'slack', address: '', version: 4 },
    ...{ requests: true, decisions: false, announcements: true, enabled: true },
  });
});

test.each<[Partial<Webhook>, string[]]>([
  [{ enabled: false }, ['Off']],
  [{}, ['Not used yet', 'New leave requests · Announcements for everybody']],
  [
    { sent_at: '2026-11-18T12:30:00.000Z', waiting: 1 },
    ['Working', 'Last message delivered: 18 Nov 2026, 09:30', '1 message is waiting'],
  ],
  [
    { problem: 'gone', status: 410, failed_at: '2026-11-18T12:30:00.000Z', failed: 2 },
    [
      'Failing',
      'hooks.slack.com says that this address no longer exists (410). Create a new webhook there and replace the address.',
      'Last attempt: 18 Nov 2026, 09:30',
      '2 messages of the last 30 days were not delivered',
    ],
  ],
])('%j shows as %j', async (details, texts) => {
  webhooks = [channel(details)];
  open();
  const shown = within(await card());
  for (const text of texts) expect(await shown.findByText(text)).toBeVisible();
});

test('a test message tells its outcome', async () => {
  webhooks = [channel()];
  const user = open();
  const button = await screen.findByRole('button', { name: 'Send a test message to Approvals' });
  const message = 'hooks.slack.com accepted the test message. Look for it in the channel.';
  sent.mockReturnValueOnce(Response.json({ success: true, message }));
  await user.click(button);
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith('POST /api/webhooks/1/test', undefined);
  const error = 'hooks.slack.com refused the message (403). Check the service and the address.';
  sent.mockReturnValueOnce(Response.json({ error, code: 'conflict' }, { status: 409 }));
  await user.click(button);
  expect(await screen.findByText(error)).toBeVisible();
});

test('a channel is removed after a question', async () => {
  webhooks = [channel()];
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Approvals' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Approvals?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove channel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith('DELETE /api/webhooks/1', undefined);
});

test('a list that fails can be loaded again', async () => {
  listFails = true;
  const user = open();
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  listFails = false;
  await user.click(retry);
  expect(await screen.findByText('No channels yet')).toBeVisible();
});

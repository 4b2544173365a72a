import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetUser, storeUser } from '#core/session.ts';
import { renderRoutes } from '../../../../test/render-routes.tsx';
import ItemPage from './ItemPage.tsx';

const replies: Record<string, { status: number; body: unknown }> = {};
const sent = vi.fn();
beforeEach(() => {
  storeUser({
    ...{ username: 'Ana', email: 'ana@example.com', role: 'apenas_people' },
    ...{ profile_photo: '', force_password_change: false },
  });
  replies['/api/favourites'] = { status: 200, body: { links: [], items: [] } };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent(`${method} ${address}`, JSON.parse(String(body)));
    const { status, body: reply } = replies[address] ?? { status: 500, body: {} };
    return Response.json(reply, { status });
  });
});
afterEach(() => {
  for (const key of Object.keys(replies)) delete replies[key];
  sent.mockReset();
  forgetUser();
  vi.unstubAllGlobals();
});

const open = (address: string) => renderRoutes({ '/item': ItemPage }, { at: address }).user;
const reply = (body: unknown, status = 200) => ({ status, body });
const REFUSED = {
  ...{ access: 'refused', id: 7, name: 'Deals {a}', department: 'mea' },
  ...{ requested: false, may_request: true },
};

test('D72: a refused item names itself, and a request is sent once', async () => {
  replies['/api/items/7'] = reply(REFUSED);
  const user = open('/item?id=7');
  expect(await screen.findByRole('heading', { name: 'Deals {a}' })).toBeVisible();
  await user.type(screen.getByLabelText('Why you need it (optional)'), 'Audit');
  replies['/api/items/7/access-requests'] = reply({ success: true, message: 'Request sent' });
  replies['/api/items/7'] = reply({ ...REFUSED, requested: true });
  await user.click(screen.getByRole('button', { name: 'Request access' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Request access' })).toBeNull());
  expect(screen.getByText(/^You’ve requested access/)).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith('POST /api/items/7/access-requests', {
    reason: 'Audit',
  });
});

test.each(['/item?id=8', '/item?id=x', '/item'])('%s: no such item', async (address) => {
  replies['/api/items/8'] = reply({ error: 'No.', code: 'not_found' }, 404);
  open(address);
  expect(await screen.findByText('This item doesn’t exist.')).toBeVisible();
});

test('a granted item is framed, and offers to report a problem', async () => {
  replies['/api/items/7'] = reply({
    ...{ access: 'granted', id: 7, name: 'Deals', department: 'mea', heading: '', icon: 'report' },
    ...{
      opens: 'embedded',
      url: 'https://example.com/',
      provider: null,
      problem: null,
      owner: 'Olga',
    },
  });
  const user = open('/item?id=7');
  await waitFor(() =>
    expect(document.querySelector('iframe')).toHaveAttribute('src', 'https://example.com/'),
  );
  await user.click(screen.getByRole('button', { name: 'Report a problem: Deals' }));
  expect(await screen.findByText(/^Olga owns this item/)).toBeVisible();
});

test('owners see what readers reported', async () => {
  replies['/api/site'] = reply({ company_name: 'A', time_zone: 'UTC', today: '2026-11-21' });
  const item = { id: 7, name: 'Deals', department: 'mea' };
  const details = { text: 'It is empty', reported_by: 'Bia', reported_at: '2026-11-20T12:30:00Z' };
  replies['/api/item-problems'] = reply({ problems: [{ id: 8, item, ...details }] });
  open('/item?show=problems');
  expect(await screen.findByRole('heading', { name: 'Reported problems' })).toBeVisible();
  expect(await screen.findByText('It is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deals' })).toHaveAttribute('href', '/item?id=7');
});

test('nothing was reported', async () => {
  replies['/api/item-problems'] = reply({ problems: [] });
  open('/item?show=problems');
  expect(await screen.findByText('No open problems.')).toBeVisible();
});

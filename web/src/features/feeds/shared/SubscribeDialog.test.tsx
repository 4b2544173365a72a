import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import { SubscribeDialog } from './SubscribeDialog.tsx';

beforeEach(() => vi.unstubAllGlobals());

const SITE = { company_name: 'Acme', time_zone: 'America/Sao_Paulo', today: '2026-11-17' };
const FEEDS = '/api/calendar_feeds';
const created_at = '2026-11-16T12:00:00Z';
const URL = 'https://intranet.acme.com/api/calendar_feed/secret.ics';

function open(offered: string[], had: boolean) {
  const drawn = renderInApp(<SubscribeDialog onClose={() => {}} />, {});
  let has = had;
  const methods: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    if (address === '/api/site') return Response.json(SITE);
    if (method !== 'GET') methods.push(`${method} ${address}`);
    if (method === 'POST') has = true;
    if (method === 'POST') return Response.json({ url: URL });
    if (method === 'DELETE') has = false;
    if (method === 'DELETE')
      return Response.json({ success: true, message: 'Calendar link removed' });
    return Response.json({ feeds: has ? [{ kind: 'own', created_at }] : [], offered });
  });
  return { ...drawn, methods };
}

test('creates an offered address and shows it once with a warning', async () => {
  const { user } = open(['own'], false);
  await user.click(await screen.findByRole('button', { name: 'Create link' }));
  expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(URL);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.getByText('Anyone with the link can read this calendar')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'My area' })).toBeNull();
});

test('shows an address’s age; renewal and removal need confirmation', async () => {
  const { user, methods } = open(['own', 'area'], true);
  const own = within(await screen.findByRole('region', { name: 'My leave' }));
  expect(await own.findByText('Link created on 16 Nov 2026, 09:00')).toBeVisible();
  await user.click(own.getByRole('button', { name: 'Remove: My leave' }));
  await user.click(own.getByRole('button', { name: 'Cancel' }));
  expect(methods).toEqual([]);
  await user.click(own.getByRole('button', { name: 'Renew: My leave' }));
  await user.click(own.getByRole('button', { name: 'Create new link' }));
  expect(await own.findByRole('textbox', { name: 'Link' })).toHaveValue(URL);
  await user.click(own.getByRole('button', { name: 'Remove: My leave' }));
  await user.click(own.getByRole('button', { name: 'Remove link' }));
  expect(await own.findByRole('button', { name: 'Create link' })).toBeVisible();
  expect(own.queryByRole('textbox', { name: 'Link' })).toBeNull();
  expect(methods).toEqual([`POST ${FEEDS}`, `DELETE ${FEEDS}/own`]);
});

test('D12: shows no subscription without an employee record', async () => {
  open([], false);
  expect(await screen.findByText(/You don’t have an employee record/)).toBeVisible();
});

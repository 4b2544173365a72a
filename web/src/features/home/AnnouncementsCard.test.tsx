import type { ReadAnnouncement } from '@intranet/contract/announcements/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '../../../test/render-routes.tsx';
import { AnnouncementsCard } from './AnnouncementsCard.tsx';

const announcement = (details: Partial<ReadAnnouncement> = {}): ReadAnnouncement => ({
  ...{ id: 1, title: 'Travel policy', text: 'Book **early**.', from: '2026-11-18', until: null },
  ...{ pinned: false, confirm_by: null, text_hash: 'a1', read: false, confirmed_at: null },
  ...details,
});

let announcements: ReadAnnouncement[];
const sent = vi.fn<(call: string, body: unknown) => Response | undefined>();
beforeEach(() => {
  announcements = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ announcements });
    const reply = sent(`${method} ${address}`, JSON.parse(String(body)));
    return reply ?? Response.json({ success: true, message: 'Done' });
  });
});
afterEach(() => {
  sent.mockReset();
  vi.unstubAllGlobals();
});

const open = (at = '/home') => renderRoutes({ '/home': AnnouncementsCard }, { at }).user;

test('D57: one confirms a text, which stays with the day for this visit', async () => {
  announcements = [announcement({ confirm_by: '2026-11-20' })];
  const user = open();
  expect(await screen.findByText('early')).toBeVisible();
  const button = screen.getByRole('button', { name: 'I have read and confirm: Travel policy' });
  sent.mockImplementationOnce(() => {
    announcements = [
      announcement({
        ...{ confirm_by: '2026-11-20', read: true },
        confirmed_at: '2026-11-18T15:00:00.000Z',
      }),
    ];
    return undefined;
  });
  await user.click(button);
  expect(await screen.findByText(/^You confirmed this on/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Travel policy' })).toHaveFocus();
  expect(sent).toHaveBeenCalledExactlyOnceWith('POST /api/announcements/1/confirmation', {
    text_hash: 'a1',
  });
});

test('a text that changed meanwhile is said and shown', async () => {
  announcements = [announcement({ confirm_by: '2026-11-20' })];
  const user = open();
  const button = await screen.findByRole('button', { name: /^I have read and confirm/ });
  const error = 'The text was changed in the meantime. Please read the new text.';
  sent.mockImplementationOnce(() => {
    announcements = [
      announcement({ confirm_by: '2026-11-20', text: 'Book late.', text_hash: 'b2' }),
    ];
    return Response.json({ error, code: 'stale_version' }, { status: 409 });
  });
  await user.click(button);
  expect(await screen.findByText('Book late.')).toBeVisible();
  expect(screen.getByText(error)).toBeVisible();
});

test('read ones are shown on request, pinned ones always', async () => {
  announcements = [
    announcement({ id: 2, title: 'Pinned one', pinned: true, read: true }),
    announcement(),
    announcement({ id: 3, title: 'Old one', read: true }),
  ];
  const user = open();
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  await screen.findByText('Travel policy');
  expect(titles()).toEqual(['Pinned one', 'Travel policy']);
  await user.click(screen.getByRole('button', { name: 'Mark as read: Travel policy' }));
  expect(sent).toHaveBeenCalledWith('POST /api/announcements/1/reading', { text_hash: 'a1' });
  await user.click(screen.getByRole('button', { name: 'Show 1 read announcement' }));
  expect(titles()).toEqual(['Pinned one', 'Travel policy', 'Old one']);
});

test('a notification leads to a read one', async () => {
  announcements = [announcement({ id: 3, title: 'Old one', read: true })];
  open('/home?announcement=3');
  expect(await screen.findByRole('article', { name: 'Old one' })).toBeVisible();
});

test('there is no card without announcements, and a failure can be retried', async () => {
  open();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  vi.stubGlobal('fetch', async () => Response.json({ error: 'No', code: 'x' }, { status: 503 }));
  open();
  const card = within(await screen.findByRole('region', { name: 'Announcements' }));
  expect(await card.findByText('Couldn’t load announcements')).toBeVisible();
});

import type { ManagedAnnouncement } from '@intranet/contract/announcements/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '../../../test/render-routes.tsx';
import AnnouncementsPage from './AnnouncementsPage.tsx';

const SITE = { company_name: 'Acme', time_zone: 'America/Sao_Paulo', today: '2026-11-18' };
const announcement = (details: Partial<ManagedAnnouncement> = {}): ManagedAnnouncement => ({
  ...{ id: 1, title: 'Travel policy', text: 'Book early.', readers: null, pinned: true },
  ...{ from: '2026-11-18', until: null, confirm_by: '2026-11-20', people: 5, confirmed: 2 },
  ...{ version: 3, updated_at: '2026-11-18T12:30:00.000Z', updated_by: 'Ada' },
  ...details,
});

let announcements: ManagedAnnouncement[];
const sent = vi.fn<(call: string, body: unknown) => Response | undefined>();
beforeEach(() => {
  announcements = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      const reply = sent(`${method} ${address}`, body && JSON.parse(String(body)));
      return reply ?? Response.json({ success: true, message: 'Done', id: 9 });
    }
    if (address === '/api/site') return Response.json(SITE);
    if (address === '/api/groups') {
      return Response.json({ groups: [{ id: 5, name: 'Deal team' }], roles: [] });
    }
    if (address.startsWith('/api/announcements/1/unconfirmed')) {
      const person = { name: 'Ana', area: 'Legal', cargo: 'Head', photo: '' };
      return Response.json({
        people: [{ ...person, employee_id: 1, confirmed_earlier: true }],
        unlisted: 0,
      });
    }
    return Response.json({ announcements });
  });
});
afterEach(() => {
  sent.mockReset();
  vi.unstubAllGlobals();
});

const open = () =>
  renderRoutes({ '/announcements': AnnouncementsPage }, { at: '/announcements' }).user;

test('D57: an announcement for a group, with a preview', async () => {
  const user = open();
  const start = await screen.findByRole('button', { name: 'New announcement' });
  await waitFor(() => expect(start).toBeEnabled());
  await user.click(start);
  const dialog = within(await screen.findByRole('dialog', { name: 'New announcement' }));
  await user.click(dialog.getByRole('button', { name: 'Add announcement' }));
  expect(await dialog.findByText('Enter a title')).toBeVisible();
  expect(dialog.getByText('Write the text')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText('Title'), 'Travel policy');
  await user.type(dialog.getByLabelText('Text'), 'Book **early**.');
  const preview = within(dialog.getByRole('region', { name: 'Preview' }));
  expect((await preview.findByText('early')).tagName).toBe('STRONG');
  await user.click(dialog.getByLabelText('Chosen roles, groups and people'));
  expect(dialog.getByText('Choose at least one role, group or person.')).toBeVisible();
  await user.click(dialog.getByLabelText('Groups', { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: 'Deal team' }));
  await user.type(dialog.getByLabelText('Confirm by (optional)'), '20/11/2026');
  await user.click(dialog.getByRole('button', { name: 'Add announcement' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith('POST /api/announcements', {
    ...{ title: 'Travel policy', text: 'Book **early**.', from: '2026-11-18', until: '' },
    ...{ pinned: false, confirm_by: '2026-11-20' },
    readers: { roles: [], people: [], groups: [5] },
  });
});

test('an audience that reaches nobody is said at its field', async () => {
  announcements = [announcement()];
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Travel policy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  const error = 'Nobody in this audience can sign in. Choose other people.';
  const refused = { error, code: 'invalid_input', fields: { readers: error } };
  sent.mockReturnValueOnce(Response.json(refused, { status: 400 }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(error)).toBeVisible();
  expect(sent).toHaveBeenCalledWith('PUT /api/announcements/1', {
    ...{ title: 'Travel policy', text: 'Book early.', from: '2026-11-18', until: '' },
    ...{ pinned: true, confirm_by: '2026-11-20', readers: null, version: 3 },
  });
});

test('the list has states and confirmations, and who is missing', async () => {
  announcements = [
    announcement(),
    announcement({ id: 2, title: 'Soon', from: '2026-12-01', confirm_by: null, pinned: false }),
    announcement({ id: 3, title: 'Past', from: '2026-01-01', until: '2026-02-01' }),
  ];
  const user = open();
  const table = within(await screen.findByRole('table', { name: 'Announcements' }));
  await table.findByText('Travel policy');
  const states = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(4, 7).map((cell) => cell.textContent));
  expect(states).toEqual([
    ['Pinned', '2 of 5', 'Shown'],
    ['–', 'Not required', 'Planned'],
    ['Pinned', '2 of 5', 'Ended'],
  ]);
  await user.click(table.getByRole('button', { name: 'Actions for Travel policy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Who hasn’t confirmed' }));
  const people = await screen.findByRole('list', { name: 'Who hasn’t confirmed Travel policy' });
  expect(within(people).getByText('Confirmed an earlier text')).toBeVisible();
  expect(screen.getByText('Confirmed: 2 of 5')).toBeVisible();
});

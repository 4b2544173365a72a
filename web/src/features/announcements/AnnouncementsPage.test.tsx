import type {
  Confirmation,
  ManagedAnnouncement,
} from '@intranet/contract/announcements/endpoints.ts';
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

const person = (employee_id: number, name: string, details: Partial<Confirmation> = {}) => ({
  ...{ employee_id, name, area: 'Legal', cargo: 'Head', photo: '', confirmed_at: null },
  ...{ confirmed_earlier_at: null, on_leave: false, ...details },
});
function confirmations(list: string | null, page: string | null) {
  const counts = { confirmed: 2, missing: 3 };
  if (list === 'missing') {
    const earlier = person(3, 'Cleo', { confirmed_earlier_at: '2026-11-18T12:10:00.000Z' });
    const people = [earlier, person(4, 'Davi', { on_leave: true }), person(5, 'Eva')];
    return { people, ...counts, next: null };
  }
  const people =
    page === '2'
      ? [person(2, 'Bia', { confirmed_at: '2026-11-19T09:00:00.000Z' })]
      : [person(1, 'Ana', { confirmed_at: '2026-11-18T12:45:00.000Z' })];
  return { people, ...counts, next: page === '2' ? null : 2 };
}

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
    if (address.startsWith('/api/announcements/1/confirmations')) {
      const query = new URL(address, 'http://intranet.test').searchParams;
      return Response.json(confirmations(query.get('list'), query.get('page')));
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
  expect(
    dialog.getByText(/^Everybody in the audience is notified as soon as you save/),
  ).toBeVisible();
  expect(dialog.queryByLabelText('Confirm by')).toBeNull();
  await user.click(dialog.getByRole('switch', { name: /^Ask readers to confirm/ }));
  const confirmBy = dialog.getByLabelText('Confirm by');
  expect(confirmBy).toHaveValue('25/11/2026');
  await user.clear(confirmBy);
  await user.click(dialog.getByRole('button', { name: 'Add announcement' }));
  expect(await dialog.findByText('Enter the day by which readers should confirm')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.type(confirmBy, '20/11/2026');
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

test('the form says how people learn of it, and asks for confirmation only while the switch is on', async () => {
  announcements = [announcement()];
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Travel policy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Travel policy' }));
  expect(dialog.getByText(/^Saving notifies people again only if/)).toBeVisible();
  const from = dialog.getByLabelText('First day');
  await user.clear(from);
  await user.type(from, '01/12/2026');
  expect(dialog.getByText(/is notified on the morning of the first day/)).toBeVisible();
  await user.click(dialog.getByRole('switch', { name: /^Ask readers to confirm/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith('PUT /api/announcements/1', {
    ...{ title: 'Travel policy', text: 'Book early.', from: '2026-12-01', until: '' },
    ...{ pinned: true, confirm_by: '', readers: null, version: 3 },
  });
});

test('the list has states and confirmations', async () => {
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
    .map((row) => [...row.children].slice(4, 8).map((cell) => cell.textContent));
  expect(states).toEqual([
    ['Pinned', '20 Nov 2026', '2 of 5', 'Shown'],
    ['–', '–', 'Not required', 'Planned'],
    ['Pinned', '20 Nov 2026', '2 of 5', 'Ended'],
  ]);
  await user.click(table.getByRole('button', { name: 'Actions for Soon' }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
});

test('who confirmed and when, and who hasn’t and why', async () => {
  announcements = [announcement()];
  const user = open();
  await user.click(
    await screen.findByRole('button', { name: '2 of 5, Confirmations for “Travel policy”' }),
  );
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Confirmations for “Travel policy”' }),
  );
  const confirmed = within(await dialog.findByRole('list', { name: 'Confirmed (2)' }));
  const texts = () => confirmed.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts()).toEqual(['ANAna · Legal · HeadConfirmed the current text on 18 Nov 2026, 09:45']);
  await user.click(dialog.getByRole('button', { name: 'Show more' }));
  await waitFor(() =>
    expect(texts()[1]).toBe('BIBia · Legal · HeadConfirmed the current text on 19 Nov 2026, 06:00'),
  );
  expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull();
  await user.click(dialog.getByRole('radio', { name: 'Not confirmed (3)' }));
  const missing = within(await dialog.findByRole('list', { name: 'Not confirmed (3)' }));
  expect(missing.getByText('Confirmed an earlier text on 18 Nov 2026, 09:10')).toBeVisible();
  expect(missing.getByText('Not confirmed · On leave today')).toBeVisible();
  expect(missing.getByText('Not confirmed')).toBeVisible();
});

test('an admin reminds those who haven’t confirmed', async () => {
  announcements = [announcement()];
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Travel policy' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remind now' }));
  await user.click(await screen.findByRole('button', { name: 'Remind now' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith('POST /api/announcements/1/reminders', undefined),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

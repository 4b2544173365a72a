import type { Group } from '@intranet/contract/groups/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '../../../test/render-routes.tsx';
import { searchPeople } from '../../../test/search-people.ts';
import GroupsPage from './GroupsPage.tsx';

const PEOPLE = ['Ana', 'Bia'].map((name, index) => ({
  ...{ employee_id: index + 1, name, area: 'Legal', cargo: 'Head', has_left: false },
}));
const group = (details: Partial<Group> = {}): Group => ({
  ...{ id: 5, name: 'Deal team', description: '', members: [], rule: null, people: 0 },
  ...{ used_by: [], version: 2, updated_at: '2026-11-20T12:30:00.000Z', updated_by: 'Ada' },
  ...details,
});

let groups: Group[];
const sent = vi.fn<(call: string, body: unknown) => Response | undefined>();
beforeEach(() => {
  groups = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      const reply = sent(`${method} ${address}`, body && JSON.parse(String(body)));
      return reply ?? Response.json({ success: true, message: 'Done', id: 9 });
    }
    if (address.startsWith('/api/people-search')) {
      return Response.json(searchPeople(address, PEOPLE));
    }
    if (address === '/api/areas') return Response.json({ areas: ['Legal', 'Finance'] });
    if (address.startsWith('/api/groups/5/people')) {
      return Response.json({ people: PEOPLE.map((one) => ({ ...one, photo: '' })), unlisted: 3 });
    }
    return Response.json({ groups, roles: [{ role: 'admin', people: 1 }] });
  });
});
afterEach(() => {
  sent.mockReset();
  vi.unstubAllGlobals();
});

const open = () => renderRoutes({ '/groups': GroupsPage }, { at: '/groups' }).user;
const choose = async (user: ReturnType<typeof open>, action: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Deal team' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

test('D56: a group with two members is added, and one of them removed again', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'New group' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), 'Deal team');
  for (const name of ['Ana', 'Bia']) {
    await user.type(dialog.getByLabelText('Members', { selector: 'input' }), name);
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  }
  await user.click(dialog.getByRole('button', { name: 'Remove Ana' }));
  await user.click(dialog.getByRole('button', { name: 'Add group' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith('POST /api/groups', {
    ...{ name: 'Deal team', description: '', members: [2], rule: null },
  });
});

test('a rule needs an area or a position', async () => {
  groups = [group({ rule: { areas: ['Legal'], positions: [] } })];
  const user = open();
  expect(await screen.findByText('By rule: Area: Legal')).toBeVisible();
  await choose(user, 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('Area is one of', { selector: 'input' }));
  await user.keyboard('{Backspace}');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose an area or a position')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('who belongs, and why; the others are counted', async () => {
  groups = [group({ people: 5 })];
  const user = open();
  await choose(user, 'Members');
  const list = await screen.findByRole('list', { name: 'Members of Deal team' });
  expect(within(list).getAllByText('Chosen as a member')).toHaveLength(2);
  expect(screen.getByText('3 more people: search by name.')).toBeVisible();
});

test('a refused removal says what uses the group', async () => {
  groups = [group({ used_by: ['Deals'] })];
  const user = open();
  expect(await screen.findByText('Reads: Deals')).toBeVisible();
  await choose(user, 'Remove');
  const error = 'Deal team is among the readers of Deals. Remove it there first.';
  sent.mockReturnValueOnce(Response.json({ error, code: 'conflict' }, { status: 409 }));
  await user.click(await screen.findByRole('button', { name: 'Remove group' }));
  expect(await screen.findByText(error)).toBeVisible();
});

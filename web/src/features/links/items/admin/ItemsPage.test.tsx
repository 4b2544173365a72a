import type { ItemSettings } from '@intranet/contract/links/item-admin-endpoints.ts';
import type { ItemProblem } from '@intranet/contract/links/item-endpoints.ts';
import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '../../../../../test/render-routes.tsx';
import ItemsPage from './ItemsPage.tsx';
import { movedTo } from './use-order.ts';

const item = (id: number, name: string, details: Partial<ItemSettings> = {}): ItemSettings => ({
  ...{ id, name, department: 'legal', heading: '', icon: 'report', opens: 'embedded' },
  ...{ url: `https://${id}.example.com/`, hidden: false, readers: null, owner: null },
  ...{ provider: null, embed: null },
  check: { state: 'ok', reason: null, at: '2026-11-20T12:30:00.000Z' },
  ...{ version: 1, updated_at: '2026-11-20T12:30:00.000Z', updated_by: 'Ada' },
  ...details,
});

let items: ItemSettings[];
let providers: string[];
let problems: ItemProblem[];
const write = vi.fn<(call: string, body: unknown) => Response | undefined>();
beforeEach(() => {
  providers = [];
  problems = [];
  items = [item(1, 'Deals'), item(2, 'Sales', { hidden: true }), item(3, 'Audit')];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') {
      const reply = write(`${method} ${address}`, body && JSON.parse(String(body)));
      return reply ?? Response.json({ success: true, message: 'Done', id: 9 });
    }
    if (address === '/api/item-settings') return Response.json({ items, providers });
    if (address === '/api/access-requests') return Response.json({ requests: [] });
    if (address === '/api/item-problems') return Response.json({ problems });
    if (address === '/api/groups') return Response.json({ groups: [], roles: [] });
    if (address === '/api/site') {
      return Response.json({ company_name: 'A', time_zone: 'UTC', today: '2026-11-21' });
    }
    return Response.json({ people: [], more: false });
  });
});
afterEach(() => {
  notifications.clean();
  write.mockReset();
  vi.unstubAllGlobals();
});

const open = () => renderRoutes({ '/items': ItemsPage }, { at: '/items?department=legal' }).user;
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Items of Legal' })).getAllByRole('listitem');
const names = async () => (await rows()).map((row) => row.querySelector('p')?.textContent);

test.each([
  [1, 0, [1, 2, 3]],
  [1, 2, [2, 3, 1]],
  [3, 0, [3, 1, 2]],
])('%i moved to place %i', (id, index, expected) => {
  expect(movedTo([1, 2, 3], id, index)).toEqual(expected);
});

test('an item moves by its buttons, which keep the focus', async () => {
  const user = open();
  expect(await names()).toEqual(['Deals', 'Sales', 'Audit']);
  const down = () => screen.getByRole('button', { name: 'Move down: Deals' });
  items = [items[1], items[0], items[2]] as ItemSettings[];
  await user.click(down());
  expect(write).toHaveBeenCalledExactlyOnceWith('PUT /api/item-order', {
    department: 'legal',
    ids: [2, 1, 3],
    former_ids: [1, 2, 3],
  });
  await waitFor(async () => expect(await names()).toEqual(['Sales', 'Deals', 'Audit']));
  expect(down()).toHaveFocus();
  expect(screen.getByText('Deals is now 2 of 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move up: Sales' }));
  expect(write).toHaveBeenCalledOnce();
});

test('quick presses all count', async () => {
  const user = open();
  await rows();
  write.mockImplementation((_, body) => {
    const { ids } = body as { ids: number[] };
    items = items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    return undefined;
  });
  await user.dblClick(screen.getByRole('button', { name: 'Move down: Deals' }));
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
  expect(write.mock.calls.map(([, body]) => body)).toEqual([
    { department: 'legal', ids: [2, 1, 3], former_ids: [1, 2, 3] },
    { department: 'legal', ids: [2, 3, 1], former_ids: [2, 1, 3] },
  ]);
  await waitFor(async () => expect(await names()).toEqual(['Sales', 'Audit', 'Deals']));
});

test('a refused move says why, and the list comes back as it is now', async () => {
  const user = open();
  await rows();
  const error = 'Somebody else changed this list in the meantime.';
  write.mockReturnValueOnce(Response.json({ error, code: 'stale_version' }, { status: 409 }));
  items = [item(3, 'Audit'), item(1, 'Deals')];
  await user.click(screen.getByRole('button', { name: 'Move down: Deals' }));
  await waitFor(async () => expect(await names()).toEqual(['Audit', 'Deals']));
});

test('a new item has the readers of its page; a bad address stays in the form', async () => {
  const user = open();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), 'Data room');
  await user.type(dialog.getByLabelText('Address'), 'http://example.com');
  await user.click(dialog.getByRole('button', { name: 'Add item' }));
  expect(await dialog.findByText('Informe um endereço https válido.')).toBeVisible();
  expect(write).not.toHaveBeenCalled();
  await user.clear(dialog.getByLabelText('Address'));
  await user.type(dialog.getByLabelText('Address'), 'https://example.com/room');
  await user.click(dialog.getByRole('button', { name: 'Add item' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(write).toHaveBeenCalledExactlyOnceWith('POST /api/items', {
    ...{ department: 'legal', name: 'Data room', url: 'https://example.com/room', heading: '' },
    ...{ icon: 'report', opens: 'embedded', readers: null, owner_id: null, hidden: false },
  });
});

test('items that don’t open are listed above, with the reason', async () => {
  items = [
    item(1, 'Deals', {
      department: 'it',
      check: {
        state: 'broken',
        reason: { code: 'unknown_host', host: 'a.com' },
        at: '2026-11-20T12:30:00.000Z',
      },
    }),
  ];
  open();
  expect(await screen.findByRole('link', { name: 'IT › Deals' })).toBeVisible();
  expect(screen.getByText('The server couldn’t find a.com (DNS error).')).toBeVisible();
});

test('a reported problem is listed, named on its item, and marked as solved', async () => {
  const of = { item: { id: 1, name: 'Deals', department: 'legal' as const }, reported_by: 'Bia' };
  problems = [
    { id: 8, ...of, text: 'The page is empty', reported_at: '2026-11-20T12:30:00.000Z' },
    { id: 9, ...of, text: 'Still empty', reported_at: '2026-11-21T12:30:00.000Z' },
  ];
  const user = open();
  const list = within(await screen.findByRole('list', { name: 'Reported problems' }));
  expect(list.getByText('The page is empty')).toBeVisible();
  expect(await list.findByText('Bia · Legal · 20 Nov 2026, 12:30')).toBeVisible();
  expect(await screen.findByText('2 reported problems.')).toBeVisible();
  expect((await rows())[0]).toHaveTextContent('2 reported problems');
  problems = problems.slice(1);
  const [solve] = list.getAllByRole('button', { name: 'Mark as solved: Deals, reported by Bia' });
  await user.click(solve as HTMLElement);
  await waitFor(() => expect(list.queryByText('The page is empty')).toBeNull());
  expect(write).toHaveBeenCalledExactlyOnceWith('POST /api/item-problems/8/solution', undefined);
  expect((await rows())[0]).toHaveTextContent('1 reported problem');
});

test('without providers, the form is about addresses only', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add item' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('combobox', { name: 'Shows' })).toBeNull();
  expect(within(dialog).getByLabelText('Address')).toBeVisible();
});

test('an item can show a dashboard of a provider that is set up', async () => {
  providers = ['metabase', 'powerbi'];
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add item' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), 'Sales by area');
  await user.click(dialog.getByRole('combobox', { name: 'Shows' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['An address', 'Metabase dashboard', 'Power BI report']),
  );
  expect(screen.queryByRole('option', { name: 'Superset dashboard' })).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Metabase dashboard' }));
  expect(dialog.queryByLabelText('Address')).toBeNull();
  expect(dialog.queryByRole('combobox', { name: 'Opens' })).toBeNull();
  const number = dialog.getByLabelText('Dashboard number');
  await user.type(number, 'twelve');
  await user.click(dialog.getByRole('button', { name: 'Add item' }));
  expect(await screen.findByText('Enter the number of the dashboard')).toBeVisible();
  expect(write).not.toHaveBeenCalled();
  await user.clear(number);
  await user.type(number, '12');
  await user.type(dialog.getByLabelText('Pass the area as'), 'area');
  await user.click(dialog.getByRole('button', { name: 'Add item' }));
  await waitFor(() => expect(write).toHaveBeenCalledOnce());
  const [, body] = write.mock.calls[0] ?? [];
  expect(body).toMatchObject({
    name: 'Sales by area',
    embed: {
      ...{ provider: 'metabase', dashboard: 12 },
      identity: { username: '', area: 'area', groups: '' },
    },
  });
  expect(body).not.toHaveProperty('url');
});

test('an item whose provider isn’t set up any more says so, and keeps its dashboard', async () => {
  const identity = { username: '', area: '', groups: '' };
  const embed = { provider: 'superset', dashboard: 'd1', identity } as const;
  items = [item(1, 'Deals', { url: '', provider: 'superset', embed })];
  const user = open();
  const [row] = await rows();
  expect(row).toHaveTextContent(
    'This server isn’t set up for Superset, so nobody can open the item.',
  );
  expect(screen.getByRole('region', { name: 'Needs attention' })).toHaveTextContent('Deals');
  await user.click(screen.getByRole('button', { name: /Deals/, expanded: false }));
  expect(screen.queryByRole('menuitem', { name: 'Check the address' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('combobox', { name: 'Shows' })).toHaveValue(
    'Superset dashboard (not set up on this server)',
  );
});

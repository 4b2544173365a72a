import type { Role } from '@intranet/contract/core/roles.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { recordRecent } from '#core/recent.ts';
import { renderInApp } from '../../../../test/render-app.tsx';
import { searchPeople } from '../../../../test/search-people.ts';
import { CommandPalette } from './CommandPalette.tsx';
import './Results.tsx';

const SITE = { company_name: 'Acme', time_zone: 'America/Sao_Paulo', today: '2026-11-21' };
const PEOPLE = [
  { id: 1, name: 'Bia Legal', area: 'Finance', photo: '' },
  { id: 2, name: 'Caio', area: 'Legal', photo: '' },
];
const leave = (person: number, start: string, end: string, pending = false) => ({
  id: person,
  person,
  type: 'Vacation',
  start,
  end,
  pending,
  cancelling: false,
});
const calendar = (leaves: unknown[], people = PEOPLE) => ({
  today: SITE.today,
  people,
  leaves,
  holidays: [],
  limits: [],
  own: null,
});
const TODAY = `from=${SITE.today}&to=${SITE.today}`;
const NEXT_WEEK = 'from=2026-11-23&to=2026-11-29';
const firstAway = (range: string) =>
  `/api/calendar/people?${range}&away=approved&sort=name%3Aasc&limit=8`;
const peoplePage = (found: number, leaves: object[]) => ({
  rows: leaves.length > 0 ? [{ ...PEOPLE[0], cargo: 'Head', leaves }] : [],
  found,
});
const AWAY_TODAY = [
  leave(1, '2026-11-20', '2026-11-22'),
  leave(2, '2026-11-01', '2026-12-01', true),
];
const LINKS = [
  { name: 'weekly', opens: 'embedded', url: 'https://example.com/weekly' },
  { name: 'bs', opens: 'tab', url: 'https://example.com/bs' },
];
const VAULT = {
  entries: [
    { id: 7, platform: 'Banco Horizonte', user: 'ana@acme.example' },
    { id: 8, platform: 'Legal Archive', user: '' },
  ],
  deleted: [{ id: 9, platform: 'Banco Velho', user: 'x' }],
};
const tab = { opener: window as Window | null };
const openTab = vi.fn(() => tab);
const calls = vi.fn();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function draw(
  role: Role,
  {
    canApprove = true,
    byBox = false,
    people = PEOPLE,
    waiting = 0,
    isLong = false,
    /** What an address replies instead, by its path. */
    instead = (_path: string): Promise<Response> | undefined => undefined,
  } = {},
) {
  const person = { username: 'Ana', email: '', role, profile_photo: '' };
  const drawn = renderInApp(<CommandPalette user={person} withBox />, {
    '/api/site': SITE,
    '/api/current_user': { can_approve: canApprove },
    '/api/approvals/count': { count: waiting },
    '/api/links': { links: LINKS },
    '/api/vault': VAULT,
    '/api/vault/7/password': { password: 'secret' },
    '/api/long-lists': { lists: isLong ? ['calendar'] : [] },
    '/api/own_approvers': { approvers: ['Hugo Head', 'Helga Head'] },
    [`/api/calendar?${TODAY}`]: calendar(AWAY_TODAY, people),
    [`/api/calendar?${NEXT_WEEK}`]: calendar([leave(2, '2026-11-24', '2026-11-24')], people),
    [firstAway(TODAY)]: peoplePage(1_204, [leave(1, '2026-11-20', '2026-11-22')]),
    [firstAway(NEXT_WEEK)]: peoplePage(0, []),
    [`/api/team_leave?${TODAY}`]: { holidays: [], away: [] },
    [`/api/team_leave?${NEXT_WEEK}`]: {
      holidays: [],
      away: [{ name: 'Dora', start: '2026-11-23', end: '2026-11-27', pending: false }],
    },
  });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, request?: RequestInit) => {
    calls(address.split('?')[0], request?.body);
    const path = address.split('?')[0] ?? '';
    if (path === '/api/people-search' && !instead(path)) {
      const found = people.map(({ id, ...one }) => ({
        employee_id: id,
        cargo: '',
        balance: 12.5,
        ...one,
      }));
      return Promise.resolve(Response.json(searchPeople(address, found)));
    }
    return instead(path) ?? answer(address);
  });
  vi.stubGlobal('open', openTab);
  await screen.findByRole('main');
  if (byBox) await drawn.user.click(screen.getByRole('button', { name: 'Search' }));
  else await drawn.user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox');
  await waitFor(() => expect(input).toHaveFocus());
  await screen.findByRole('listbox');
  return { ...drawn, input };
}
const find = (name: string | RegExp) => screen.findByRole('option', { name });
const selected = () => screen.getByRole('option', { selected: true });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const headings = () =>
  screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));

test('actions come first, then recent pages; the first is selected', async () => {
  recordRecent({ email: '' }, 'weekly');
  const { user, input } = await draw('full_access');
  await find('Approve requests');
  expect(headings()).toEqual(['Actions', 'Recently opened', 'Pages']);
  expect(selected()).toHaveTextContent('Request leave');
  expect(input).toHaveAttribute('aria-activedescendant', selected().id);
  await user.keyboard('{ArrowDown}');
  expect(selected()).toHaveTextContent('Approve requests');
  expect(input).toHaveAttribute('aria-activedescendant', selected().id);
});

test('letters typed right after Ctrl+K are kept', async () => {
  const { user, input } = await draw('full_access');
  await user.keyboard('{Escape}{Control>}k{/Control}cash');
  expect(await screen.findByRole('combobox')).not.toBe(input);
  expect(screen.getByRole('combobox')).toHaveValue('cash');
});

test('Approve requests says how many wait', async () => {
  await draw('full_access', { waiting: 7 });
  await find('Approve requests 7 waiting');
});

test('D72: a person opens their profile; their leave and balance are below', async () => {
  const { user, router } = await draw('full_access');
  await user.keyboard('bia');
  await find('Balance of Bia Legal 12.5 days');
  expect(headings()).toEqual(['Colleagues']);
  expect(options()).toHaveLength(3);
  expect(selected()).toHaveAccessibleName('Bia Legal See profile Finance');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/people?person=1'));
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('people are searched on the server; a search under way says so', async () => {
  const people = [{ id: 1, name: 'Zélia Brito', area: 'Finance', photo: '' }];
  const { user } = await draw('full_access', { people });
  await user.keyboard('zelia');
  await find(/^Zélia Brito/);
  await user.keyboard('zzz');
  expect(screen.getByText('Searching…')).toBeVisible();
  expect(await screen.findByText('No results for “zeliazzz”')).toBeVisible();
  expect(calls).not.toHaveBeenCalledWith('/api/saldo', undefined);
});

test('for admins, a person also leads to their statement and record', async () => {
  const { user, router } = await draw('admin');
  await user.keyboard('bia');
  await find('Employee record of Bia Legal');
  await user.click(await find('Statement of Bia Legal'));
  await waitFor(() => expect(router.state.location.href).toBe('/vacation_admin?statement=1'));
});

test('D71: admins add a person from here, others don’t', async () => {
  const { user, router, unmount } = await draw('admin');
  await user.keyboard('convidar');
  await user.click(await find('Add a person'));
  await waitFor(() => expect(router.state.location.href).toBe('/vacation_admin?dialog=person'));
  unmount();
  const other = await draw('full_access');
  await other.user.keyboard('convidar');
  await screen.findByText('No results for “convidar”');
});

test.each(['hire', 'new colleague', 'admit', 'contratar', 'admitir', 'contratacion', 'admissão'])(
  '“%s” finds the form of a new person',
  async (typed) => {
    const { user } = await draw('admin');
    await user.keyboard(typed);
    expect(await find('Add a person')).toBeVisible();
  },
);

test('a page comes before people and passwords of the same name; an area finds no people', async () => {
  const { user } = await draw('admin');
  await user.keyboard('legal');
  await find('Copy password of Legal Archive');
  expect(headings()).toEqual(['Pages', 'Colleagues', 'Vault', 'Reports and links']);
  expect(selected()).toHaveTextContent('Legal');
  expect(screen.queryByRole('option', { name: /^Caio/ })).toBeNull();
});

test.each<Role>(['tudo_menos_fin', 'full_access'])('D4: %s finds no passwords', async (role) => {
  const { user } = await draw(role, { canApprove: false });
  await user.keyboard('horizonte');
  await screen.findByText('No results for “horizonte”');
  expect(calls).not.toHaveBeenCalledWith('/api/vault', undefined);
});

test('D4, D72: a role that may not read the lists finds people and opens their profiles only', async () => {
  const { user } = await draw('tudo_menos_fin', { canApprove: false });
  await user.keyboard('caio');
  await find(/^Caio .*See profile/);
  expect(options()).toHaveLength(1);
  expect(calls).not.toHaveBeenCalledWith('/api/calendar', undefined);
});

test('D36: a platform’s password is read by the recorded call when it’s copied', async () => {
  const { user } = await draw('admin');
  await user.keyboard('banco');
  await find('Copy user of Banco Horizonte ana@acme.example');
  expect(options()).toHaveLength(2);
  const password = '/api/vault/7/password';
  expect(calls).not.toHaveBeenCalledWith(password, expect.anything());
  await user.keyboard('{Enter}');
  await screen.findByText('Copied to clipboard: secret');
  expect(calls).toHaveBeenCalledWith(password, JSON.stringify({ purpose: 'copy' }));
  expect(await navigator.clipboard.readText()).toBe('secret');
  await user.keyboard('{Control>}k{/Control}banco{ArrowDown}{Enter}');
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('ana@acme.example'));
});

test.each(['away', 'who is out today', 'quem está fora', 'quién está fuera hoy'])(
  '%j says who is away today',
  async (question) => {
    const { user, router } = await draw('full_access');
    await user.keyboard(question);
    await find('Who’s away today 1 person');
    expect(options().slice(0, 2)).toEqual(['Who’s away today1 person', 'BLBia Legal20–22 Nov']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/calendar'));
  },
);

test.each([
  'away next week',
  'quem está fora na próxima semana',
  'quién está fuera la próxima semana',
])('%j says who is away then', async (question) => {
  const { user } = await draw('full_access');
  await user.keyboard(question);
  await find('Who’s away next week 1 person');
  expect(options()).toEqual(['Who’s away next week1 person', 'CACaio24 Nov']);
});

test('of many people, it asks for the count and the first eight only', async () => {
  const { user } = await draw('full_access', { isLong: true });
  await user.keyboard('away');
  await find('Who’s away today 1,204 people');
  expect(options().slice(0, 2)).toEqual(['Who’s away today1,204 people', 'BLBia Legal20–22 Nov']);
  expect(calls).not.toHaveBeenCalledWith('/api/calendar', undefined);
});

test('D30: a role without the lists sees the absences of its own area', async () => {
  const { user, router } = await draw('tudo_menos_fin');
  await user.keyboard('away next week');
  await user.click(await find('Dora 23–27 Nov'));
  await waitFor(() => expect(router.state.location.href).toBe('/vacation'));
  await user.keyboard('{Control>}k{/Control}away');
  await find('Who’s away today In your area Nobody');
  expect(calls).not.toHaveBeenCalledWith('/api/calendar', undefined);
});

test.each(['who decides', 'quem decide meus pedidos', 'quién aprueba'])(
  'D23: %j names the approvers',
  async (question) => {
    const { user, router } = await draw('tudo_menos_fin');
    await user.keyboard(question);
    await find('Who decides your leave requests Hugo Head or Helga Head');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/myleave'));
  },
);

test('arrows move and wrap around, and Ctrl+Enter opens a new tab', async () => {
  const { user, router } = await draw('full_access');
  await user.keyboard('ferias{ArrowDown}');
  expect(selected()).toHaveTextContent('Who’s away today');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getAllByRole('option').at(-1)).toBe(selected());
  await user.keyboard('{ArrowDown}');
  const before = router.state.location.href;
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(openTab).toHaveBeenCalledExactlyOnceWith('/vacation', '_blank', 'noopener');
  expect(router.state.location.href).toBe(before);
});

test('Change language lists the languages, and Dark mode switches at once', async () => {
  const { user } = await draw('full_access');
  await user.click(await find(/^Change language/));
  expect(await find('Language: Español')).toBeVisible();
  await user.clear(screen.getByRole('combobox'));
  await user.keyboard('dark{Enter}');
  await waitFor(() =>
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'),
  );
  await user.keyboard('{Control>}k{/Control}light{Enter}');
  await waitFor(() =>
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light'),
  );
});

test('Escape closes and returns the focus', async () => {
  const { user } = await draw('full_access', { byBox: true });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
});

test('the header’s box opens it; the number of results is announced; a page gets the focus', async () => {
  const { user, router, input } = await draw('full_access', { byBox: true });
  await user.type(input, 'balance');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 results'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/verificar_saldo'));
  expect(screen.queryByRole('combobox')).toBeNull();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('an embed opens by the router, a tab item in a new tab', async () => {
  const { user, router } = await draw('full_access', { byBox: true });
  await user.keyboard('cash flow{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/reports?open=weekly'));
  await user.keyboard('{Control>}k{/Control}accounting sharepoint');
  await user.click(await find(/Accounting › Sharepoint \(opens in a new tab\)/));
  expect(openTab).toHaveBeenCalledExactlyOnceWith('https://example.com/bs', '_blank');
  expect(tab.opener).toBeNull();
});

test('spec §8: an item without an address says so, and so does choosing it', async () => {
  const { user } = await draw('full_access');
  await user.keyboard('power bi');
  await user.click(await find(/Power BI no address yet/));
  expect(
    await screen.findByText('Erro: O link retornado está vazio ou no formato incorreto.'),
  ).toBeVisible();
});

test('an empty result is announced; only pages of the role are found', async () => {
  const { user, input } = await draw('tudo_menos_fin', { canApprove: false });
  await user.keyboard('fluxo de caixa');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results'));
  await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'));
});

test('spec §2: hits in a name come before synonyms, which are marked as related; each page once', async () => {
  const { user, input } = await draw('admin');
  await user.keyboard('vacation');
  expect(headings()).toEqual(['Pages', 'Reports and links', 'Actions', 'Related']);
  const [pages, , , related] = screen.getAllByRole('group') as HTMLElement[];
  if (!pages || !related) throw new Error('a group is missing');
  expect(within(pages).getAllByRole('option').at(0)).toHaveTextContent('Vacation');
  expect(within(related).getByRole('option', { name: 'Balance' })).toBeVisible();
  expect(within(related).queryByText(/^vacation/i)).toBeNull();
  await user.clear(input);
  await user.keyboard('pipeline password');
  expect(options()).toHaveLength(1);
});

test('a name comes before synonyms', async () => {
  const people = [{ id: 1, name: 'Fernanda', area: 'Finance', photo: '' }];
  const { user } = await draw('full_access', { people });
  await user.keyboard('fer');
  await find('Fernanda See profile Finance');
  expect(headings()).toEqual(['Colleagues', 'Actions', 'Answers', 'Related']);
});

test('a click after pasting with Ctrl+V opens the result in this tab', async () => {
  const { user } = await draw('full_access');
  await user.keyboard('{Control>}v{/Control}calendar');
  await user.click(await find(/^Calendar/));
  expect(openTab).not.toHaveBeenCalled();
});

test('a reply that adds results keeps the selected one', async () => {
  let send = (_response: Response) => {};
  const late = new Promise<Response>((resolve) => {
    send = resolve;
  });
  const { user } = await draw('full_access', {
    instead: (path) => (path === '/api/calendar' ? late.then((one) => one.clone()) : undefined),
  });
  await user.keyboard('away');
  await find(/^Who’s away today/);
  await user.keyboard('{ArrowDown}');
  expect(selected()).toHaveTextContent('Who’s away next week');
  send(Response.json(calendar(AWAY_TODAY)));
  await find(/Bia Legal/);
  await waitFor(() => expect(selected()).toHaveTextContent('Who’s away next week'));
});

test('says that it searches, and which search has failed', async () => {
  let fail = () => {};
  const failing = new Promise<Response>((_, reject) => {
    fail = () => reject(new TypeError('offline'));
  });
  const { user } = await draw('full_access', {
    instead: (path) => (path === '/api/people-search' ? failing : undefined),
  });
  await user.keyboard('bia');
  expect(await screen.findByText('Searching…')).toBeVisible();
  expect(screen.queryByText(/No results/)).toBeNull();
  fail();
  expect(await screen.findByRole('alert')).toHaveTextContent('Some results couldn’t be loaded');
});

import type { Message } from '@intranet/contract/core/i18n/t.ts';
import type { Role } from '@intranet/contract/core/roles.ts';
import type { DepartmentId } from '@intranet/contract/links/departments.ts';
import { DEPARTMENTS } from '@intranet/contract/links/departments.ts';
import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import { type LinkItem, listItems } from '@intranet/contract/links/items.ts';
import { LINKS } from '@intranet/contract/links/registry.ts';
import type { Team } from '@intranet/contract/links/team-endpoints.ts';
import { findPage } from '@intranet/contract/pages.ts';
import { createBrowserHistory, Outlet } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordRecent } from '#core/recent.ts';
import { forgetUser, storeUser } from '#core/session.ts';
import { renderRoutes } from '../../../test/render-routes.tsx';
import DepartmentPage from './DepartmentPage.tsx';
import { kindOf } from './item-kind.ts';
import { purposeOf } from './item-purpose.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  forgetUser();
  window.history.replaceState(null, '', '/');
});

const person = { photo: '' };
const team: Team = {
  today: '2026-11-18',
  people: [
    { ...person, employee_id: 1, name: 'Léa', cargo: 'Head', away: null },
    {
      ...person,
      employee_id: 2,
      name: 'Bia',
      cargo: 'Senior Assist',
      away: { start: '2026-11-16', end: '2026-11-20' },
    },
    {
      ...person,
      employee_id: 3,
      name: 'Caio',
      cargo: 'Junior Assist',
      away: { start: '2026-11-26', end: '2026-11-27' },
    },
  ],
  unlisted: 0,
};

function addresses(changed: Record<string, Partial<LinkState>> = {}) {
  const links = LINKS.map(({ name, opens }) => ({
    name,
    opens,
    url: `https://reports.example/${name}`,
    ...changed[name],
  }));
  fetched.mockImplementation(async (address) =>
    Response.json(String(address).endsWith('/team') ? team : { links, items: [] }),
  );
}

function open(address: string, role: Role = 'full_access') {
  storeUser({
    username: 'Ana',
    email: 'ana@example.com',
    role,
    profile_photo: '',
    force_password_change: false,
  });
  window.history.pushState(null, '', address);
  const elsewhere = ['/vacation', '/benefits', '/communication', '/adminmea', '/adminit'];
  const pages = {
    ...Object.fromEntries(DEPARTMENTS.map(({ path }) => [path, DepartmentPage])),
    ...Object.fromEntries(elsewhere.map((path) => [path, () => path])),
  };
  const Root = () => (
    <>
      <p>{window.location.search}</p>
      <Outlet />
    </>
  );
  return renderRoutes(pages, { history: createBrowserHistory(), root: { component: Root } });
}

const items = async () => {
  const [list] = await screen.findAllByRole('list');
  return within(list as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.mantine-Group-root > :first-child')?.textContent);
};

// From spec §2, §6, D2 and D4: the items for everyone, except ONLY_FOR.
const OFFERED: Record<DepartmentId, string[]> = {
  reports: ['Cash Flow (Weekly)', 'Accounting', 'Comprehensive Financials'],
  people: ['Vacation', 'Compensation', 'KPI', 'Benefits', 'Communication'],
  legal: ['Client Status', 'Associate Documents', 'BU Documents'],
  it: ['myDeal', 'Projects'],
  mea: ['Excel', 'BI-Deals', 'BI-Thesis', 'MyDeal'],
  commercial: ['Sales Funnel', 'Excel', 'BI', 'Mydeal'],
  marketing: ['Institucional PT', 'Ecommerce', 'EN'],
  projects: [
    ...['Commission', 'Sharepoint', 'Valuations', 'Mgmt Fee', 'Agenda'],
    ...['All Hands WIP', 'Pipeline Password'],
  ],
};
const OFFICE: Role[] = ['admin', 'full_access', 'tudo_menos_fin'];
const ONLY_FOR: Record<string, Role[]> = {
  Compensation: ['admin', 'full_access'],
  Benefits: OFFICE,
  Communication: OFFICE,
  'Pipeline Password': ['admin'],
};
/** These items appear once their pages exist. */
const PAGES: Record<string, string> = {
  Projects: '/pipeline',
  Communication: '/communication',
  'All Hands WIP': '/allhands',
  'Pipeline Password': '/pipepass',
};
const FINANCE =
  'weekly frp frp-actual frp-fullyear frp-q0 frp-q1 frp-ytd frp-scale frp-latam frp-euro bs2 bs comprehensivefinancials comprehensivefinancialsbi compensation'.split(
    ' ',
  );
const OPEN_TO_ALL =
  'vacation metas social1 social2 support-reports support-finance support-people support-it allhands-kpi allhands-vacation allhands-commercial allhands-mea'.split(
    ' ',
  );
const VISITS = DEPARTMENTS.flatMap(({ id }) => {
  const readers: Role[] = id === 'reports' ? ['admin', 'full_access'] : OFFICE;
  const all: Role[] = id === 'people' ? [...readers, 'apenas_people'] : readers;
  return all.map((role) => [id, role] as const);
});

it.each(VISITS)('spec §2, §6, D4: %s as %s sees it', async (id, role) => {
  addresses();
  open(`/${id}`, role);
  const expected = OFFERED[id].filter(
    (label) =>
      (ONLY_FOR[label] ?? [role]).includes(role) && (!PAGES[label] || findPage(PAGES[label])),
  );
  expect(await items()).toEqual(expected);
});

it('lists the team and who is away, now or soon', async () => {
  addresses();
  open('/legal');
  const card = within(await screen.findByRole('region', { name: 'Team' }));
  const rows = card.getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent('LéaHead');
  expect(rows[1]).toHaveTextContent('BiaSenior AssistAway until 20 Nov');
  expect(rows[2]).toHaveTextContent('CaioJunior AssistAway 26–27 Nov');
  expect(card.getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', '/calendar');
});

it('counts the people of a large team who aren’t listed', async () => {
  fetched.mockImplementation(async (address) =>
    Response.json(
      String(address).endsWith('/team') ? { ...team, unlisted: 4_950 } : { links: [], items: [] },
    ),
  );
  open('/legal');
  expect(await screen.findByText('4,950 other people aren’t listed here.')).toBeVisible();
});

it('lists what was opened elsewhere, once there is something', async () => {
  addresses();
  for (const link of ['status', 'weekly']) recordRecent({ email: 'ana@example.com' }, link);
  open('/legal');
  const card = within(await screen.findByRole('region', { name: 'Recently opened elsewhere' }));
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/reports?open=weekly',
  ]);
  cleanup();
  localStorage.clear();
  recordRecent({ email: 'ana@example.com' }, 'status');
  open('/legal');
  await screen.findByRole('region', { name: 'Team' });
  expect(screen.queryByRole('region', { name: 'Recently opened elsewhere' })).toBeNull();
  localStorage.clear();
});

it('newcomer 9: every item of a department says what it is for, also a link with only its row', () => {
  const listed = DEPARTMENTS.flatMap(({ id }) => listItems(id, { role: 'admin' }, 'card'));
  const all = listed.flatMap((item) => (item.kind === 'group' ? [item, ...item.items] : [item]));
  expect(
    all.filter((item) => !purposeOf(item)).map(({ label }) => label),
    'Say what these items are for, in item-purpose.ts',
  ).toEqual([]);
  const link = { ...LINKS[0], name: 'new' } as LinkItem['link'];
  for (const opens of ['tab', 'embedded'] as const) {
    const item: LinkItem = { kind: 'link', label: 'New' as Message, link: { ...link, opens } };
    expect(purposeOf(item)).toMatch(/\w{6}/);
    expect(purposeOf(item)).not.toBe(kindOf(item).label);
  }
});

it.each([
  ['tudo_menos_fin', FINANCE],
  [
    'apenas_people',
    LINKS.map(({ name }) => String(name)).filter((name) => !OPEN_TO_ALL.includes(name)),
  ],
] as const)('D4: by no address does %s get at a link of others', async (role, forbidden) => {
  addresses();
  for (const name of forbidden) {
    open(`/people?open=${name}`, role);
    expect(await items(), name).not.toContain('Compensation');
    expect(document.querySelector('iframe'), name).toBeNull();
    expect(document.body.innerHTML, name).not.toContain(`https://reports.example/${name}"`);
    cleanup();
  }
});

it('spec §2: a group opens a modal with its items, and Escape closes it', async () => {
  addresses({ bs2: { url: '' } });
  const { user } = open('/reports');
  await user.click(await screen.findByRole('button', { name: 'Accounting' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accounting' });
  expect(window.location.search).toBe('?choose=accounting');
  const tab = await within(dialog).findByRole('link', { name: /^Sharepoint.*new tab/ });
  expect(tab).toHaveAttribute('href', 'https://reports.example/bs');
  expect(tab).toHaveAttribute('target', '_blank');
  expect(tab).toHaveAttribute('rel', 'noopener noreferrer');
  expect(within(dialog).queryByRole('link', { name: 'Balance Sheet Excel' })).toBeNull();
  expect(within(dialog).getByText('No address')).toBeVisible();
  expect(within(dialog).queryByRole('link', { name: /Set address/ })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accounting' })).toHaveFocus());
  expect(window.location.search).toBe('');
});

it('pitfall 27: closing an embed unloads it and focuses its item', async () => {
  addresses();
  const { user } = open('/mea');
  await user.click(await screen.findByRole('link', { name: 'BI-Deals' }));
  const frame = await screen.findByTitle('BI-Deals · M&A');
  expect(frame).toBeInTheDocument();
  expect(window.location.search).toBe('?open=meabi');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Voltar' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'BI-Deals' })).toHaveFocus());
  expect(document.querySelector('iframe')).toBeNull();
});

it('pitfall 27: an embed opened from a modal returns to its item there', async () => {
  addresses();
  const { user } = open('/people');
  await user.click(await screen.findByRole('button', { name: 'Vacation' }));
  await user.click(await screen.findByRole('link', { name: 'BI' }));
  await user.click(await screen.findByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'BI' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Vacation' })).toHaveFocus());
});

it('D33: the views of BI GGP with an address are choices, kept in the URL', async () => {
  addresses({ 'frp-q0': { url: '' }, 'frp-latam': { url: '' } });
  const { user } = open('/reports?open=frp&view=frp-ytd');
  const choice = await screen.findByRole('radiogroup', { name: 'Report view' });
  const labels = within(choice)
    .getAllByRole('radio')
    .map((radio) => radio.closest('div')?.textContent);
  expect(labels).toEqual(['Overall', 'Actual', 'FullYear', 'Q1', 'YTD', 'Scale', 'Euro']);
  const source = () => document.querySelector('iframe')?.getAttribute('src');
  expect(source()).toBe('https://reports.example/frp-ytd');
  await user.click(within(choice).getByRole('radio', { name: 'Scale' }));
  await waitFor(() => expect(source()).toBe('https://reports.example/frp-scale'));
  expect(window.location.search).toBe('?open=frp&view=frp-scale');
});

it('D33: views work without the whole report, each with its own opening', async () => {
  addresses({ frp: { url: '' }, 'frp-ytd': { opens: 'tab' } });
  open('/reports?choose=accounting');
  expect(await screen.findByRole('link', { name: 'BI GGP' })).toHaveAttribute(
    'href',
    expect.stringContaining('/reports?open=frp'),
  );
  cleanup();
  open('/reports?open=frp&view=frp-ytd');
  const tab = await screen.findByRole('link', { name: 'Abrir em nova aba' });
  expect(tab).toHaveAttribute('href', 'https://reports.example/frp-ytd');
  expect(screen.getByRole('radio', { name: 'YTD' })).toBeChecked();
});

it('spec §2: a report is read-only and offers no files', async () => {
  addresses({ weekly: { url: 'https://firm.sharepoint.com/:x:/s/fin/EXY' } });
  open('/reports?open=weekly');
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
  const frame = document.querySelector('iframe');
  expect(frame?.src).toContain('action=embedview&wdAllowInteractivity=False');
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-downloads');
  expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation');
});

it.each([
  ['another department’s', '/mea?open=status', {}, 'https://reports.example/status'],
  ['moved to a tab', '/mea?open=meabi', { meabi: { opens: 'tab' as const } }, /meabi$/],
])('D32: a link that is %s is offered as a tab', async (_, address, changed, href) => {
  addresses(changed);
  open(address);
  const tab = await screen.findByRole('link', { name: 'Abrir em nova aba' });
  expect(tab.getAttribute('href')).toMatch(href);
  expect(document.querySelector('iframe')).toBeNull();
});

it.each(['/mea?open=nothing', '/mea?open=weekly', '/mea?choose=nothing'])(
  '%s, which is not there or not theirs, is the list',
  async (address) => {
    addresses();
    open(address, 'tudo_menos_fin');
    expect(await items()).toHaveLength(4);
  },
);

it('an item without an address says so, and an admin gets the way to its form', async () => {
  addresses({ meabi: { url: '' }, mydeal: { url: '' } });
  const { user } = open('/mea', 'admin');
  const mydeal = await screen.findByRole('link', { name: 'Set address: MyDeal' });
  expect(mydeal).toHaveAttribute('href', '/adminit?link=mydeal');
  expect(screen.queryByRole('link', { name: 'BI-Deals' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Set address: BI-Deals' }));
  expect(await screen.findByText('/adminmea')).toBeVisible();
  expect(window.location.search).toBe('?link=meabi');
});

it('spec §8: an embed without an address', async () => {
  addresses({ meabi: { url: '' } });
  open('/mea?open=meabi');
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao obter o link.');
  expect(document.querySelector('iframe')).toBeNull();
});

it('spec §8: the list stays when the addresses fail to load, with retry', async () => {
  fetched.mockImplementation(async () =>
    Response.json({ error: 'The service is away.', code: 'unexpected' }, { status: 500 }),
  );
  const { user } = open('/legal');
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro: The service is away.');
  expect(screen.getByRole('link', { name: 'Client Status' })).toHaveAccessibleDescription(
    'Where each client stands',
  );
  expect(screen.getAllByText('Address unavailable')).toHaveLength(2);
  addresses();
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('link', { name: /BU Documents/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [
    '/legal',
    'status',
    'Client Status',
    'Erro: O link retornado está vazio ou no formato incorreto.',
  ],
  ['/reports', 'weekly', 'Cash Flow (Weekly)', 'Erro ao obter o link.'],
  ['/commercial', 'funnel', 'Sales Funnel', 'Não foi possível abrir este item agora.'],
])(
  'spec §8: on %s an item without an address says so when it is pressed',
  async (page, name, label, text) => {
    addresses({ [name]: { url: '' } });
    const { user } = open(page);
    await user.click(await screen.findByRole('button', { name: new RegExp(label.slice(0, 9)) }));
    expect(await screen.findByText(text)).toBeVisible();
  },
);

it.each([
  ['/legal', 'Client Status', /^Erro ao abrir o link: ./],
  ['/reports', 'Sharepoint', /^Erro: ./],
  ['/commercial', 'Sales Funnel', /^Não foi possível abrir este item agora\.$/],
])('spec §8: on %s a failed call says so when an item is pressed', async (page, label, text) => {
  addresses({ status: { url: '' }, bs: { url: '' }, funnel: { url: '' } });
  const { user } = open(page === '/reports' ? '/reports?choose=accounting' : page);
  const item = await screen.findByRole('button', { name: new RegExp(label) });
  fetched.mockRejectedValue(new TypeError('offline'));
  await user.click(item);
  expect(await screen.findByText(text)).toBeVisible();
  // D40: the button is in the language of its text.
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

it('spec-a I, D42: addresses that can’t be loaded are one failure, also after a press', async () => {
  fetched.mockRejectedValue(new TypeError('offline'));
  const { user } = open('/commercial');
  await screen.findByRole('alert');
  const before = fetched.mock.calls.length;
  await user.click(screen.getByRole('button', { name: /Sales Funnel/ }));
  await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(before));
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
});

it('an item opens at once after it got an address', async () => {
  addresses({ meabi: { url: '' } });
  const { user } = open('/mea');
  const item = await screen.findByRole('button', { name: /BI-Deals/ });
  addresses();
  await user.click(item);
  expect(await screen.findByTitle('BI-Deals · M&A')).toBeInTheDocument();
});

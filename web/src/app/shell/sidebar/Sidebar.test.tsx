import { ROLES, type Role } from '@intranet/contract/core/roles.ts';
import { listSearchEntries } from '@intranet/contract/core/search.ts';
import { DEPARTMENTS } from '@intranet/contract/links/departments.ts';
import { LINKS } from '@intranet/contract/links/registry.ts';
import { findPage, TECHNOLOGY_PAGES } from '@intranet/contract/pages.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StoredUser } from '#core/session.ts';
import { renderInApp } from '../../../../test/render-app.tsx';
import type { CurrentLocation } from './current-item.ts';
import { Sidebar } from './Sidebar.tsx';

/** One letter for each role that sees an item: admin, full_access, tudo_menos_fin, apenas_people. */
const LETTERS: Record<Role, string> = {
  admin: 'A',
  full_access: 'F',
  tudo_menos_fin: 'N',
  apenas_people: 'P',
};
/** Rows of unbuilt pages are skipped until the page exists. */
type Row = [label: string, who: string, page?: string];

/** The menu, in order (spec §2 and §6 with D2 to D4), after the most used pages. */
const MENU: Row[] = [
  ['Home', 'AFNP'],
  ['My leave', 'AFNP'],
  ['Calendar', 'AFP'],
  ['Approvals', 'AFNP'],
  ['All Hands', 'AFNP'],
  ['Reports', 'AF'],
  ['Reports › Cash Flow (Weekly)', 'AF'],
  ['Reports › Accounting › BI GGP', 'AF'],
  ['Reports › Accounting › Balance Sheet Excel', 'AF'],
  ['Reports › Accounting › Sharepoint', 'AF'],
  ['Reports › Comprehensive Financials › Excel', 'AF'],
  ['Reports › Comprehensive Financials › Power BI', 'AF'],
  ['People', 'AFNP'],
  // Beyond the specification (decision 54).
  ['People › Directory', 'AFNP'],
  ['People › Vacation › BI', 'AFNP'],
  ['People › Vacation › Form', 'AFNP'],
  ['People › Calendar', 'AFP'],
  ['People › Leave report', 'AF'],
  ['People › Compensation', 'AF'],
  ['People › KPI', 'AFNP'],
  ['People › Benefits', 'AFN'],
  ['People › Communication', 'AFN', '/communication'],
  ['Legal', 'AFN'],
  ['Legal › Client Status', 'AFN'],
  ['Legal › Associate Documents', 'AFN'],
  ['Legal › BU Documents', 'AFN'],
  ['IT', 'AFN'],
  ['IT › myDeal', 'AFN'],
  ['IT › Projects', 'AFN', '/pipeline'],
  ['IT › PipeGPT', 'AFN'],
  ['M&A', 'AFN'],
  ['M&A › Excel', 'AFN'],
  ['M&A › BI-Deals', 'AFN'],
  ['M&A › BI-Thesis', 'AFN'],
  ['M&A › MyDeal', 'AFN'],
  ['Commercial', 'AFN'],
  ['Commercial › Sales Funnel', 'AFN'],
  ['Commercial › Excel', 'AFN'],
  ['Commercial › BI', 'AFN'],
  ['Commercial › Mydeal', 'AFN'],
  ['Marketing', 'AFN'],
  ['Marketing › Institucional PT', 'AFN'],
  ['Marketing › Ecommerce', 'AFN'],
  ['Marketing › EN', 'AFN'],
  ['Projects', 'AFN'],
  ['Projects › Commission', 'AFN'],
  ['Projects › Sharepoint', 'AFN'],
  ['Projects › Valuations', 'AFN'],
  ['Projects › Mgmt Fee', 'AFN'],
  ['Projects › Agenda', 'AFN'],
  ['Projects › All Hands WIP', 'AFN', '/allhands'],
  ['Projects › Pipeline Password', 'A', '/pipepass'],
  ['To Do', 'AFN'],
  ['Kanban', 'AFN'],
  ['Admin', 'A'],
  ['File Update', 'A'],
  // Beyond the specification (decision 56).
  ['Items', 'A'],
  ['Vacation Admin', 'A'],
  ['Departures', 'A'],
  ['Announcements', 'A'],
  ['Chatbot', 'A'],
  ['Manage decks', 'A'],
  ['Audit log', 'A'],
  ['Outbox', 'A'],
];
/** The pages that only the search lists, in order. */
const FOUND_PAGES: Row[] = [
  ['Home', 'AFNP'],
  ['All Hands', 'AFNP'],
  ['Reports', 'AF'],
  ['People', 'AFNP'],
  ...['Legal', 'IT', 'M&A', 'Commercial', 'Marketing', 'Projects'].map((one): Row => [one, 'AFN']),
  ['Benefits', 'AFN'],
  ['Communication', 'AFN', '/communication'],
  ['IT projects', 'AFN'],
  ...TECHNOLOGY_PAGES.map(([, title]): Row => [title, 'AFN']),
  ['Vacation', 'AFNP'],
  ['Scheduled Vacations', 'AFP'],
  ['Balance', 'AFP'],
  ['Conflicts', 'AFP'],
  ['Calendar', 'AFP'],
  ['My leave', 'AFNP'],
  ['Leave report', 'AF'],
  ['Approvals', 'AFNP'],
  ['My account', 'AFNP'],
  ['Notifications', 'AFNP'],
  ['Admin', 'A'],
  ['Register New User', 'A'],
  ['Vacation Admin', 'A'],
  ['Departures', 'A'],
  ['File Update', 'A'],
  ...['Report', 'People', 'Legal', 'IT', 'M&A', 'Commercial', 'Marketing', 'Projects'].map(
    (area): Row => [`${area} links`, 'A'],
  ),
  ['Items', 'A'],
  ['Groups', 'A'],
  ['Announcements', 'A'],
  ['Pipeline Passwords', 'A'],
  ['Chatbot', 'A'],
  ['Manage decks', 'A'],
  ['Audit log', 'A'],
  ['Outbox', 'A'],
];
/** The search finds the page of the same name instead of these links. */
const PAGE_INSTEAD = [
  'People › Calendar',
  'People › Leave report',
  'People › Benefits',
  'People › Communication',
];
const BLOCKS = ['Reports and departments', 'To Do', 'Administration'];
const ENTRIES = 'a, button:not([aria-expanded], [aria-controls])';

const labelsFor = (rows: Row[], role: Role) =>
  rows
    .filter(([, who, page]) => who.includes(LETTERS[role]) && (!page || findPage(page)))
    .map(([label]) => label);

/** Menus that open together, because a menu closes the others. */
const MENUS = [
  ['reports', 'reports/accounting', 'reports/comprehensive-financials'],
  ['people', 'people/vacation'],
  ...DEPARTMENTS.slice(2).map(({ id }) => [id]),
  ['administration'],
];
const ME = { can_approve: true };
const STATES = LINKS.map(({ name, opens }) => ({
  name,
  opens,
  url: name === 'funnel' ? '' : `https://example.com/${name}`,
}));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function draw(role: Role, place: CurrentLocation, links: unknown = { links: STATES }) {
  const { path, ...part } = place;
  const search = new URLSearchParams(part as Record<string, string>);
  const person = { username: 'Ana', email: 'ana@example.com', role, profile_photo: '' };
  return renderInApp(
    <nav>
      <Sidebar user={person} location={place} />
    </nav>,
    { '/api/current_user': ME, '/api/links': links },
    { at: search.size > 0 ? `${path}?${search}` : path },
  );
}

const LABELS = new Map<string, string>(DEPARTMENTS.map(({ id, label }) => [id, label]));
const ADMINISTRATION = MENU.slice(MENU.findIndex(([label]) => label === 'Admin')).map(
  ([label]) => label,
);

/** True for an entry that is shown while this menu is open, and the others are closed. */
const isShownWith = (menu: string) => (label: string) =>
  label.includes(' › ')
    ? label.startsWith(`${LABELS.get(menu)} › `)
    : menu === 'administration' || !ADMINISTRATION.includes(label);

/** The visible menu entries, with the names of their lists. */
function shownLabels(): string[] {
  const menu = screen.getByRole('navigation');
  const entries = menu.querySelectorAll(ENTRIES);
  return [...entries].map((entry) => {
    const trail: string[] = [];
    for (let list = entry.closest('ul'); list; list = list.parentElement?.closest('ul') ?? null) {
      const name = list.getAttribute('aria-label');
      if (name && !BLOCKS.includes(name)) trail.unshift(name);
    }
    return [...trail, entry.textContent?.replace('(opens in a new tab)', '').trim()].join(' › ');
  });
}

describe('spec §2, §6, D2: what each role is shown', () => {
  test.each(ROLES)('%s: the menu', async (role) => {
    const all = labelsFor(MENU, role);
    for (const menus of MENUS) {
      localStorage.setItem('openMenus', JSON.stringify(menus));
      const { unmount } = draw(role, { path: '/home' });
      // Queries by text, because queries by role are slow in a menu of this length.
      await screen.findByText('Approvals');
      expect(shownLabels()).toEqual(all.filter(isShownWith(menus[0] ?? '')));
      unmount();
    }
  });

  test.each(ROLES)('%s: the search', (role) => {
    const entries = listSearchEntries({ role, canApprove: true });
    const labels = (section: string) =>
      entries
        .filter((entry) => entry.section === section)
        .map(({ trail, title }) => [...trail, title].join(' › '));
    expect(labels('pages')).toEqual(labelsFor(FOUND_PAGES, role));
    const items = labelsFor(MENU, role).filter(
      (label) =>
        (label.includes(' › ') || label === 'To Do' || label === 'Kanban') &&
        !PAGE_INSTEAD.includes(label),
    );
    expect(labels('items')).toEqual(items);
  });
});

test.each([
  ['full_access', 'Pipeline Password'],
  ['apenas_people', 'Pipeline Passwords'],
] as const)('D59: while the vault is shared, the menu of %s leads to it', async (role, name) => {
  localStorage.setItem('openMenus', JSON.stringify(['projects']));
  const person = { username: 'Ana', email: 'ana@example.com', role, profile_photo: '' };
  renderInApp(
    <Sidebar user={{ ...person, uses_vault: true }} location={{ path: '/home' }} />,
    { '/api/current_user': ME, '/api/links': { links: STATES }, '/api/items': { items: [] } },
    { at: '/home' },
  );
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/pipepass');
  const searched = listSearchEntries({ role, uses_vault: true, canApprove: true });
  expect(searched.map(({ title }) => title)).toContain('Pipeline Passwords');
});

test('submenus open beside the link to the page, and stay so in this browser', async () => {
  const { user, unmount } = draw('full_access', { path: '/home' });
  const toggle = await screen.findByRole('button', { name: 'Reports submenu' });
  expect(screen.getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/reports');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  await user.click(screen.getByRole('button', { name: 'Accounting' }));
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  unmount();
  draw('full_access', { path: '/home' });
  const accounting = await screen.findByRole('list', { name: 'Accounting' });
  const sharepoint = await within(accounting).findByRole('link', {
    name: 'Sharepoint (opens in a new tab)',
  });
  expect(sharepoint).toHaveAttribute('target', '_blank');
  expect(sharepoint).toHaveAttribute('rel', 'noopener noreferrer');
  expect(within(accounting).getByRole('link', { name: 'BI GGP' })).toHaveAttribute(
    'href',
    '/reports?open=frp',
  );
});

test.each<[string, CurrentLocation, string]>([
  ['a page', { path: '/reports' }, 'Reports'],
  ['an embed', { path: '/reports', open: 'frp' }, 'BI GGP'],
  ['a view of an embed', { path: '/reports', open: 'frp-q1' }, 'BI GGP'],
  ['a page among the items', { path: '/vacation' }, 'Form'],
  ['a part of a page', { path: '/people', show: 'directory' }, 'Directory'],
  ['a page with parts', { path: '/people' }, 'People'],
  ['a page of administration', { path: '/outbox' }, 'Outbox'],
  ['an unknown embed', { path: '/reports', open: 'no-such' }, 'Reports'],
])('%s is marked as present, and its submenu is open', async (_, place, marked) => {
  draw('admin', place);
  const link = await screen.findByRole('link', { name: marked });
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('navigation').querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('a menu closes the others, until a page of another one is opened', async () => {
  const { user, unmount } = draw('admin', { path: '/legal' });
  const [legal, people, rest] = await Promise.all(
    ['Legal submenu', 'People submenu', 'Administration'].map((name) =>
      screen.findByRole('button', { name }),
    ),
  );
  const open = () => [legal, people, rest].map((one) => one?.getAttribute('aria-expanded'));
  expect(open()).toEqual(['true', 'false', 'false']);
  await user.click(people as HTMLElement);
  expect(open()).toEqual(['false', 'true', 'false']);
  await user.click(rest as HTMLElement);
  expect(open()).toEqual(['false', 'false', 'true']);
  unmount();
  draw('admin', { path: '/legal' });
  expect(await screen.findByRole('button', { name: 'Legal submenu' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a menu that is opened while a page loads stays open when the page arrives', async () => {
  const person = { username: 'Ana', email: 'ana@example.com', role: 'admin', profile_photo: '' };
  function Loading() {
    const [shown, setShown] = useState('/home');
    return (
      <>
        <Sidebar user={person as StoredUser} location={{ path: shown }} />
        <button type="button" onClick={() => setShown('/legal')}>
          Arrive
        </button>
      </>
    );
  }
  const { user } = renderInApp(
    <Loading />,
    { '/api/current_user': ME, '/api/links': { links: STATES } },
    { at: '/legal' },
  );
  await user.click(await screen.findByRole('button', { name: 'Administration' }));
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(screen.getByRole('link', { name: 'Legal' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Outbox' })).toBeVisible();
});

test('the submenu of the present page can be closed', async () => {
  const { user } = draw('admin', { path: '/legal' });
  const toggle = await screen.findByRole('button', { name: 'Legal submenu' });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

describe('spec §8: a link that cannot open shows why', () => {
  const EMPTY = 'Erro: O link retornado está vazio ou no formato incorreto.';

  test('an item without an address', async () => {
    const { user } = draw('tudo_menos_fin', { path: '/commercial' });
    await user.click(await screen.findByRole('button', { name: 'Sales Funnel' }));
    expect(await screen.findByText(EMPTY)).toBeVisible();
  });

  test('addresses that could not be read are read again on demand', async () => {
    // Imitates a browser that blocks a popup long after the click.
    const refused = vi.fn(() => null);
    const { user } = draw('tudo_menos_fin', { path: '/legal' }, null);
    vi.stubGlobal('open', refused);
    await user.click(await screen.findByRole('button', { name: /BU Documents/ }));
    const message = 'Erro ao abrir o link: Ocorreu um erro. Tente novamente mais tarde.';
    expect(await screen.findByText(message)).toBeVisible();
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ links: STATES })));
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('BU Documents is ready.')).toBeVisible();
    expect(refused).toHaveBeenCalledExactlyOnceWith('https://example.com/bu', '_blank');
    const link = screen.getByRole('link', { name: 'Open in a new tab' });
    expect(link).toHaveAttribute('href', 'https://example.com/bu');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await user.click(link);
    await waitFor(() => expect(link).not.toBeInTheDocument());
  });

  test('an invalid reply shows a sentence for users, not for developers', async () => {
    const { user } = draw('tudo_menos_fin', { path: '/legal' }, null);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>')));
    await user.click(await screen.findByRole('button', { name: /BU Documents/ }));
    expect(
      await screen.findByText('Erro ao abrir o link: Ocorreu um erro. Tente novamente mais tarde.'),
    ).toBeVisible();
  });
});

test('design 6: the icons of the rail keep their names and say them on hover', async () => {
  const person = { username: 'Ana', email: 'ana@example.com', role: 'admin', profile_photo: '' };
  const { user } = renderInApp(
    <nav>
      <Sidebar user={person as StoredUser} location={{ path: '/home' }} rail />
    </nav>,
    { '/api/current_user': ME, '/api/links': { links: STATES } },
  );
  await user.hover(await screen.findByRole('link', { name: 'Legal' }));
  expect(await screen.findByRole('tooltip', { name: 'Legal' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^To Do/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Administration' })).toBeInTheDocument();
});

import type { Home } from '@intranet/contract/home/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordRecent } from '#core/recent.ts';
import { forgetUser, storeUser } from '#core/session.ts';
import { renderRoutes } from '../../../test/render-routes.tsx';
import HomePage from './HomePage.tsx';

const SITE = { company_name: 'Acme', time_zone: 'America/Sao_Paulo', today: '2026-11-18' };
const QUIET: Home = {
  today: '2026-11-18',
  week: { start: '2026-11-16', end: '2026-11-22' },
  leave: { area: 'Finance', balance: 12.5, next_accrual: null, next: null },
  away: [],
  birthdays: [],
  unlisted: { today: 0, later: 0, birthdays: 0 },
};
const failed = { status: 503, body: { error: 'Not available right now.', code: 'unavailable' } };

let replies: Record<string, unknown>;
const fetched = vi.fn(async (address: string) => {
  const reply = replies[address];
  return reply === failed
    ? Response.json(failed.body, { status: failed.status })
    : Response.json(reply);
});

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', fetched);
  replies = {
    '/api/site': SITE,
    '/api/home': QUIET,
    '/api/announcements': { announcements: [] },
    '/api/home/group': { people: 46, map: null },
  };
  signIn({ can_approve: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
  forgetUser();
});

function signIn({
  can_approve,
  role = 'full_access',
}: {
  can_approve: boolean;
  role?: 'admin' | 'full_access' | 'tudo_menos_fin';
}) {
  const user = { username: 'Ana', email: '', role, profile_photo: '' };
  storeUser({ ...user, force_password_change: false });
  replies['/api/current_user'] = { user, employee: null, can_approve };
}

async function open(width?: number) {
  const { user } = renderRoutes({}, { root: { component: HomePage }, width });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  return user;
}

const card = (name: string) => within(screen.getByRole('region', { name }));

it('D1: without a session it shows the welcome and sends no personal request', async () => {
  forgetUser();
  const company = document.createElement('meta');
  Object.assign(company, { name: 'application-name', content: 'Acme' });
  document.head.append(company);
  await open();
  expect(await screen.findByRole('heading', { name: 'Welcome to Acme' })).toBeVisible();
  company.remove();
  expect(screen.getByRole('link', { name: 'Acessar' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByRole('link', { name: 'All Hands' })).toHaveAttribute('href', '/allhands');
  expect(fetched).not.toHaveBeenCalled();
});

it('every card shows its empty state', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Welcome, Ana' })).toBeVisible();
  expect(await screen.findByText(/^Wednesday,? 18 November$/)).toBeVisible();
  expect(card('My leave').getByText('12.5 days')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request leave' })).toHaveAttribute('href', '/vacation');
  expect(card('My leave').getByRole('link', { name: 'See all: My leave' })).toBeVisible();
  expect(card('My leave').queryByText('Next accrual')).toBeNull();
  expect(card('Away').getByText('No one else is away.')).toBeVisible();
  expect(
    card('Recently opened').getByText(/^Reports that you open will appear here/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'All Hands' })).toHaveAttribute('href', '/allhands');
  expect(card('Birthdays').getByText('No birthdays this week.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Approvals' })).toBeNull();
  expect(fetched.mock.calls.map(([address]) => address)).not.toContain('/api/approvals/count');
});

it('D59: passwords to rotate are counted for those who can change them', async () => {
  signIn({ can_approve: false, role: 'admin' });
  replies['/api/setup-steps'] = { steps: [], links_missing: 0, sends_mail: true };
  replies['/api/vault/to-rotate'] = { entries: 2 };
  await open();
  const rotate = card('Passwords to rotate');
  expect(rotate.getByText(/^2 entries need new passwords/)).toBeVisible();
  expect(rotate.getByRole('link')).toHaveAttribute('href', '/pipepass?rotate=yes');
});

it('every card shows its entries', async () => {
  signIn({ can_approve: true });
  replies['/api/approvals/count'] = { count: 2 };
  replies['/api/approvals'] = { approvals: [] };
  const person = { area: 'Legal', photo: '' };
  const away = [
    { ...person, employee_id: 10, name: 'Back', start: '2026-11-16', end: '2026-11-17' },
    ...Array.from({ length: 8 }, (_, n) => ({
      ...person,
      employee_id: n,
      name: `Away ${n}`,
      start: '2026-11-18',
      end: n ? '2026-11-20' : '2026-11-18',
    })),
    { ...person, employee_id: 11, name: 'Later', start: '2026-11-20', end: '2026-11-20' },
  ];
  const next = { leave_type: 'Medical Certificate', start: '2026-11-17', end: '2026-11-19' };
  replies['/api/home'] = {
    ...QUIET,
    leave: {
      ...QUIET.leave,
      next_accrual: { on: '2026-12-12', days: 2.5 },
      next: { ...next, days: 3, approved: true },
    },
    away,
    birthdays: [
      { employee_id: 1, name: 'Bia', birthday: '11-18', day: '2026-11-18', photo: '' },
      { employee_id: 2, name: 'Leo', birthday: '02-29', day: '2026-11-20', photo: '' },
    ],
  };
  const user = await open();
  const mine = card('My leave');
  expect(mine.getByText('17–19 Nov').parentElement).toHaveTextContent(
    '17–19 Nov Medical Leave · 3 days On leave now',
  );
  expect(mine.getByText('+2.5 days').parentElement).toHaveTextContent('+2.5 days on 12 Dec');
  expect(mine.getByRole('link', { name: 'See all: My leave' })).toHaveAttribute('href', '/myleave');

  const others = card('Away');
  const today = within(others.getByRole('list', { name: 'Today' }));
  expect(today.getAllByRole('listitem')).toHaveLength(6);
  expect(today.getAllByRole('listitem')[0]).toHaveTextContent('Away 0Legal18 Nov');
  await user.click(others.getByRole('button', { name: 'Show 2 more' }));
  expect(today.getAllByRole('listitem')).toHaveLength(8);
  const later = within(others.getByRole('list', { name: 'Later this week' }));
  expect(later.getAllByRole('listitem')).toHaveLength(1);
  expect(others.queryByText('Back')).toBeNull();

  expect(await card('Approvals').findByText('2 requests need your approval')).toBeVisible();
  expect(card('Approvals').getByRole('link')).toHaveAttribute('href', '/approvals');
  const [bia, leo] = card('Birthdays').getAllByRole('listitem');
  expect(bia).toHaveTextContent('BiaTodayWed 18 Nov');
  expect(leo).toHaveTextContent('Leo29 Feb');
});

it('counts the people of a large firm who aren’t listed', async () => {
  const person = { name: 'Bia', area: 'Legal', cargo: '', photo: '', end: '2026-11-20' };
  replies['/api/home'] = {
    ...QUIET,
    away: [
      { ...person, employee_id: 1, start: '2026-11-18' },
      { ...person, employee_id: 2, start: '2026-11-20' },
    ],
    birthdays: [{ ...person, employee_id: 3, birthday: '11-20', day: '2026-11-20' }],
    unlisted: { today: 1_212, later: 1, birthdays: 0 },
  } satisfies Home;
  await open();
  const away = card('Away');
  expect(away.getByText('1,212 other people aren’t listed here.')).toBeVisible();
  expect(away.getByText('1 other person isn’t listed here.')).toBeVisible();
  expect(card('Birthdays').queryByText(/listed here/)).toBeNull();
});

it('a recently opened report is offered again, if the role may still read it', async () => {
  for (const link of ['bs', 'weekly']) recordRecent({ email: '' }, link);
  recordRecent({ email: '' }, '/people');
  replies['/api/links'] = {
    links: [
      { name: 'weekly', opens: 'embedded', url: 'https://example.com/weekly' },
      { name: 'bs', opens: 'tab', url: 'https://example.com/bs' },
    ],
  };
  await open();
  const links = () => card('Recently opened').getAllByRole('link');
  await waitFor(() => expect(links()).toHaveLength(2));
  const [first, second] = links();
  expect(first).toHaveAttribute('href', '/reports?open=weekly');
  expect(second).toHaveAttribute('href', 'https://example.com/bs');
  expect(second).toHaveTextContent('Sharepoint · AccountingReports');
  expect(second).toHaveAttribute('target', '_blank');
});

it('the next week, on request', async () => {
  const person = { name: 'Bia', area: 'Legal', cargo: '', photo: '' };
  const next = { start: '2026-11-23', end: '2026-11-29' };
  replies['/api/home?week=next'] = failed;
  const user = await open();
  const week = card('Away and birthdays');
  expect(week.getByText('16–22 Nov')).toBeVisible();
  await user.click(week.getByRole('radio', { name: 'Next week' }));
  expect(await week.findByRole('alert')).toHaveTextContent('Couldn’t load next week');
  replies['/api/home?week=next'] = {
    ...{ ...QUIET, week: next },
    away: [{ ...person, employee_id: 1, start: '2026-11-18', end: '2026-11-24' }],
    birthdays: [{ ...person, employee_id: 2, birthday: '11-23', day: '2026-11-23' }],
  } satisfies Home;
  await user.click(week.getByRole('button', { name: 'Try again' }));
  const list = await week.findByRole('list', { name: 'Next week' });
  expect(list).toHaveTextContent('BiaLegal18–24 Nov');
  expect(week.getByText('23–29 Nov')).toBeVisible();
  expect(week.queryByText('Today')).toBeNull();
  expect(card('Birthdays').getByRole('listitem')).toHaveTextContent('BiaMon 23 Nov');
});

it('the map of the newest deck, with the size of the group today', async () => {
  const places = [
    {
      region: 'Brasil',
      city: 'São Paulo',
      country: 'Brasil',
      people: 40,
      longitude: -46,
      latitude: -23,
    },
    { region: 'Europa', city: 'Madrid', country: 'Spain', people: 6, longitude: -4, latitude: 40 },
  ];
  replies['/api/home/group'] = { people: 47, map: { quarter: '4Q2024', places } };
  const away = { employee_id: 1, name: 'Bia', area: 'Legal', cargo: '', photo: '' };
  replies['/api/home'] = {
    ...QUIET,
    away: [
      { ...away, start: '2026-11-16', end: '2026-11-18' },
      { ...away, start: '2026-11-19', end: '2026-11-20' },
    ],
    unlisted: { ...QUIET.unlisted, today: 2 },
  } satisfies Home;
  await open();
  const group = within(await screen.findByRole('region', { name: 'The group' }));
  expect(group.getByText('47 people · 3 away today')).toBeVisible();
  const map = await group.findByRole('img', { name: 'Map of people’s locations' });
  expect(map).toHaveTextContent('São Paulo');
  expect(group.getByRole('link', { name: 'Places in 4Q2024' })).toHaveAttribute(
    'href',
    '/allhands',
  );
});

it('what is new since the last visit', async () => {
  const seen = '2020-01-02T12:00:00.000Z';
  localStorage.setItem('homeVisit', JSON.stringify({ owner: '', since: null, seen }));
  const links = ['/myleave', '/item?id=3', 'https://example.com/deals', '/people?person=7'];
  replies[`/api/home/news?since=${encodeURIComponent(seen)}`] = {
    news: [
      { kind: 'notification', title: 'Your leave was approved', path: '/myleave' },
      { kind: 'item', title: 'New item: Sales', path: '/item?id=3' },
      { kind: 'item', title: 'New item: Deals', path: 'https://example.com/deals' },
      { kind: 'person', title: 'Bia joined Legal', path: '/people?person=7' },
    ],
  };
  await open();
  await screen.findByRole('region', { name: 'Since your last visit' });
  const shown = card('Since your last visit').getAllByRole('link');
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(links);
});

it('D12: without an employee record a hint replaces leave', async () => {
  replies['/api/home'] = { ...QUIET, leave: null };
  await open();
  expect(card('My leave').getByText(/no employee record for/)).toHaveTextContent(
    'There’s no employee record for Ana. Ask an administrator to create one.',
  );
  expect(screen.queryByRole('region', { name: 'Away' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Request leave' })).toBeNull();
});

it('D2: shows only links that the guard allows', async () => {
  signIn({ can_approve: false, role: 'tudo_menos_fin' });
  await open();
  expect(card('Away').queryByRole('link')).toBeNull();
  expect(card('Away').getByText('No one else in Finance is away.')).toBeVisible();
});

it('each card says that it failed, with a retry, beside the loaded content', async () => {
  signIn({ can_approve: true });
  replies['/api/approvals/count'] = { count: 0 };
  replies['/api/approvals'] = { approvals: [] };
  replies['/api/home'] = failed;
  const user = await open();
  for (const [name, text] of [
    ['My leave', 'Couldn’t load your leave'],
    ['Away and birthdays', 'Couldn’t load who’s away'],
  ] as const) {
    const alert = await card(name).findByRole('alert');
    expect(alert).toHaveTextContent(`${text}Not available right now.`);
  }
  expect(await screen.findByText('You’re all caught up.')).toBeVisible();
  replies['/api/home'] = QUIET;
  await user.click(card('My leave').getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12.5 days')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an unknown approver status affects only its own card', async () => {
  signIn({ can_approve: true });
  const known = replies['/api/current_user'];
  replies['/api/current_user'] = failed;
  replies['/api/approvals/count'] = { count: 0 };
  replies['/api/approvals'] = { approvals: [] };
  const user = await open();
  expect(card('My leave').getByText('12.5 days')).toBeVisible();
  expect(await card('Approvals').findByRole('alert')).toHaveTextContent('Not available');
  replies['/api/current_user'] = known;
  await user.click(card('Approvals').getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You’re all caught up.')).toBeVisible();
});

it('spec §2: the popup takes no focus, closes by Escape within it, and stays away', async () => {
  const user = await open();
  const tip = screen.getByRole('complementary', { name: 'Tip' });
  expect(await within(tip).findByText(/^Use the sidebar to get around\./)).toHaveRole('status');
  expect(tip).not.toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(tip).toBeInTheDocument();
  const close = within(tip).getByLabelText('Close tip');
  close.focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(localStorage.getItem('sidebarHintDismissed')).toBe('true');
});

it.each([
  ['a wide window', 1280, 'true', 'left'],
  ['one whose sidebar is closed', 1280, 'false', 'up'],
  ['one whose sidebar is a rail of icons', 1024, 'false', 'left'],
  ['a phone', 360, 'true', 'up'],
])('the arrow in %s', async (_, width, sidebarOpen, to) => {
  localStorage.setItem('sidebarOpen', sidebarOpen);
  await open(width);
  expect(document.querySelector('svg[data-to]')).toHaveAttribute('data-to', to);
  expect(localStorage.getItem('sidebarOpen')).toBe(sidebarOpen);
});

const SETUP = {
  steps: [
    { step: 'employees', done: true },
    { step: 'mail', done: false },
    { step: 'links', done: false },
    { step: 'backup', done: false },
  ],
  links_missing: 3,
  sends_mail: false,
};

it('newcomer 14: an admin of a new installation sees what comes next', async () => {
  signIn({ can_approve: false, role: 'admin' });
  replies['/api/setup-steps'] = SETUP;
  replies['/api/home'] = { ...QUIET, leave: null };
  const user = await open();
  const steps = card('Next steps');
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Add your employeesDone',
    'Send a test emailTo doSet MAIL_URL first. Until then, emails are written to files and reach nobody.',
    'Add the addresses of reportsTo do3 items have no address.',
    'Make a backupTo doOn the server, run “node intranet.js backup” and plan it for every night.',
  ]);
  expect(steps.getByRole('link', { name: 'Send a test email' })).toHaveAttribute('href', '/outbox');
  expect(card('My leave').getByRole('link', { name: 'Create one' })).toBeVisible();
  replies['/api/setup-steps'] = { ...SETUP, steps: [] };
  await user.click(steps.getByRole('button', { name: 'Hide this list' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull());
});

it('newcomer 14: when all is done, or the call fails, home has no list', async () => {
  signIn({ can_approve: false, role: 'admin' });
  replies['/api/setup-steps'] = failed;
  await open();
  expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
  expect(card('My leave')).toBeDefined();
});

import type { CalendarPerson } from '@intranet/contract/leave/calendar-endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeServer, openPage, refused, server } from '../leave-screens.fixture.tsx';
import CalendarPage from './CalendarPage.tsx';

fakeServer();

const TODAY = '2026-11-17';
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const DECEMBER = { from: '2026-12-01', to: '2026-12-31' };

const person = (id: number, name: string, area: string, leave?: [string, string]) => ({
  ...{ id, name, area, cargo: 'Head', photo: '' },
  leaves: leave
    ? [
        {
          ...{ id: id * 10, type: 'Vacation' as const, start: leave[0], end: leave[1] },
          ...{ pending: false, cancelling: false },
        },
      ]
    : [],
});
const ANA = person(1, 'Ana', 'Finance', ['2026-11-10', '2026-11-20']);
const BIA = person(2, 'Bia', 'IT');
const CAIO = person(3, 'Caio', 'IT', ['2026-11-16', '2026-11-18']);
const DORA = person(4, 'Dora', 'IT', ['2026-11-17', '2026-11-17']);
const ZOE = person(5, 'Zoé', 'Finance');

/** In each area, three are away on the 17th. */
const countsOf = (range: typeof NOVEMBER, days: number) => ({
  ...{ ...range, today: TODAY, holidays: [] },
  areas: ['Finance', 'IT', 'Legal'].map((area) => ({
    ...{ area, people: 1_500, max_away: null, away_today: range === NOVEMBER ? 3 : null },
    away: Array.from({ length: days }, (_, day) => (range === NOVEMBER && day === 16 ? 3 : 0)),
  })),
});
const pageOf = (rows: CalendarPerson[], more: object = {}) => ({
  ...{ ...NOVEMBER, rows, own: null, found: rows.length, total: 4_500 },
  ...{ next: null, previous: null, ...more },
});

const people = (query: string, range = NOVEMBER) =>
  `/api/calendar/people?from=${range.from}&to=${range.to}&${query}`;
const AWAY = 'away=active&away_from=2026-11-01&away_to=2026-11-30';
const OWN_PAGE = people(`area=IT&${AWAY}`);
const REPLIES: Record<string, unknown> = {
  '/api/site': {
    ...{ company_name: 'Acme', time_zone: 'America/Sao_Paulo', today: TODAY },
    ...{ single_sign_on: null, demo: null },
  },
  '/api/long-lists': { lists: ['calendar'] },
  '/api/areas': { areas: ['Finance', 'IT', 'Legal'] },
  '/api/current_user': {
    user: { username: 'Bia', email: '', role: 'full_access', profile_photo: '' },
    employee: { employee_id: 2, name: 'Bia', area: 'IT', cargo: 'Head' },
    can_approve: false,
  },
  '/api/calendar/areas?from=2026-11-01&to=2026-11-30': countsOf(NOVEMBER, 30),
  '/api/calendar/areas?from=2026-12-01&to=2026-12-31': countsOf(DECEMBER, 31),
  [OWN_PAGE]: pageOf([CAIO], { own: BIA, found: 101, next: 'n1' }),
  [`${OWN_PAGE}&after=n1`]: pageOf([DORA], { found: 101, previous: 'p1' }),
  [people(`area=Finance&${AWAY}`)]: pageOf([ANA]),
  [people('area=IT')]: pageOf([BIA, CAIO, DORA], { own: BIA }),
  [people('area=Finance')]: pageOf([ANA, ZOE]),
  [people('name=zoe')]: pageOf([ZOE]),
  [people('name=nobody')]: pageOf([]),
  [people('area=IT&away=active&away_from=2026-12-01&away_to=2026-12-31', DECEMBER)]: {
    ...pageOf([], { own: BIA }),
    ...DECEMBER,
  },
};

function open(query = '', more: Record<string, unknown> = {}) {
  Object.assign(server.replies, REPLIES, more);
  return openPage(CalendarPage, `/calendar?month=2026-11${query}`, 1280);
}
const address = () => window.location.pathname + window.location.search;
const chart = async () => within(await screen.findByRole('grid'));
/** Rows without initials. */
const rows = () =>
  screen.getAllByRole('rowheader').map((row) => {
    const copy = row.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
    return copy.textContent;
  });
const header = (area: string) => `${area}1,500 people3 away today`;

describe('many people', () => {
  test('all areas have their counts; the user’s own is open, with a page of those away', async () => {
    open();
    await chart();
    expect(rows()).toEqual([
      ...[header('IT'), 'BiaYou', 'Caio', header('Finance'), header('Legal')],
    ]);
    expect(screen.getAllByText('Two or more away on 1 day')).toHaveLength(3);
    expect(
      screen.getByRole('button', { name: /^Caio: Vacation.*others in the area are away too$/ }),
    ).toBeVisible();
    expect(screen.getByText('1,399 people in IT aren’t away')).toBeVisible();
    expect(screen.getByText('Drag over free days in your row to request leave.')).toBeVisible();
    expect(server.reads.filter((path) => path.startsWith('/api/calendar'))).toEqual([
      ...['/api/calendar/areas', '/api/calendar/people'],
    ]);
  });

  test('the other people of the area come in pages', async () => {
    const { user } = open();
    await chart();
    const pages = within(screen.getByRole('navigation', { name: 'Pages of Calendar' }));
    expect(pages.getByText('1–1 of 101')).toBeVisible();
    await user.click(pages.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Dora')).toBeVisible();
    expect(rows()).toEqual([header('IT'), 'Dora', header('Finance'), header('Legal')]);
    expect(address()).toContain('after=n1&page=2');
    await user.click(pages.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByText('Caio')).toBeVisible();
    expect(address()).toBe('/calendar?month=2026-11');
  });

  test('another area opens in place of it, from its first page; its header closes it', async () => {
    const { user } = open('&after=n1&page=2');
    const grid = await chart();
    await user.click(grid.getByRole('button', { name: 'Finance', expanded: false }));
    expect(await screen.findByText('Ana')).toBeVisible();
    expect(rows()).toEqual([header('IT'), header('Finance'), 'Ana', header('Legal')]);
    expect(address()).toBe('/calendar?month=2026-11&open=Finance');
    expect(screen.queryByRole('navigation', { name: 'Pages of Calendar' })).toBeNull();
    await user.click(grid.getByRole('button', { name: 'Finance', expanded: true }));
    await waitFor(() => expect(screen.queryByText('Ana')).toBeNull());
    await user.click(grid.getByRole('button', { name: 'IT' }));
    expect(await screen.findByText('Caio')).toBeVisible();
    expect(address()).toBe('/calendar?month=2026-11');
  });

  test('a switch shows the people of the area who aren’t away too', async () => {
    const { user } = open();
    await chart();
    await user.click(screen.getByRole('switch', { name: 'Only people on leave' }));
    expect(await screen.findByText('Dora')).toBeVisible();
    expect(rows().slice(0, 4)).toEqual([header('IT'), 'BiaYou', 'Caio', 'Dora']);
    expect(address()).toContain('who=all');
  });

  test('other days are read by themselves, from the first page on', async () => {
    const { user } = open('&after=n1&page=2');
    await chart();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await screen.findByRole('grid', { name: 'Leave, December 2026' });
    await waitFor(() => expect(rows()[0]).toBe('IT1,500 people'));
    expect(await screen.findByText('Bia')).toBeVisible();
    expect(address()).toBe('/calendar?month=2026-12');
  });
});

describe('filters', () => {
  test('pitfall 16: a name is searched in all areas, and areas without it have no header', async () => {
    open('&name=zoe');
    await chart();
    expect(rows()).toEqual([header('Finance'), 'Zoé']);
    expect(screen.queryByRole('switch', { name: 'Only people on leave' })).toBeNull();
  });

  test('an area is chosen from all, with all of its people', async () => {
    const { user } = open();
    await chart();
    await user.click(screen.getByRole('combobox', { name: 'Area' }));
    await user.click(await screen.findByRole('option', { name: 'Finance' }));
    expect(await screen.findByText('Zoé')).toBeVisible();
    expect(rows()).toEqual([header('Finance'), 'Ana', 'Zoé']);
    expect(address()).toContain('area=Finance');
  });

  test('a name that nobody has shows a message and a reset', async () => {
    const { user } = open('&name=nobody');
    expect(await screen.findByText('Nothing matches “nobody”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Caio')).toBeVisible();
  });
});

test('without an employee record, the first area is open', async () => {
  open('', {
    '/api/current_user': { ...(REPLIES['/api/current_user'] as object), employee: null },
  });
  await chart();
  expect(rows()).toEqual([header('Finance'), 'Ana', header('IT'), header('Legal')]);
});

test('a page that isn’t part of the list says so, and leads to the first', async () => {
  const sentence = 'This page doesn’t exist. Load the list again.';
  const { user } = open('&after=old&page=3', {
    [`${OWN_PAGE}&after=old`]: refused('invalid_input', sentence, undefined, 400),
  });
  expect(await screen.findByText(sentence)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Caio')).toBeVisible();
});

test('by keyboard: an area opens by its header, and arrows move over its people', async () => {
  const { user } = open();
  const grid = await chart();
  grid.getByRole('button', { name: 'Finance' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Ana')).toBeVisible();
  const node = screen.getByRole('grid');
  node.focus();
  await user.keyboard('{ArrowDown}');
  const cell = document.getElementById(node.getAttribute('aria-activedescendant') ?? '');
  expect(cell).toHaveAccessibleName(/^Tuesday, 17 November 2026. Ana: Vacation/);
});

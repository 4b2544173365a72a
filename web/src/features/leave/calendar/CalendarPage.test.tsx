import type { Calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import CalendarPage from './CalendarPage.tsx';

beforeEach(() => vi.unstubAllGlobals());

const SITE = {
  company_name: 'Acme',
  time_zone: 'America/Sao_Paulo',
  today: '2026-11-17',
  single_sign_on: null,
  demo: null,
};
const LONG = 'Maria Eduarda Cavalcanti de Albuquerque Vasconcelos Montenegro';
const NOVEMBER: Calendar = {
  today: '2026-11-17',
  people: [
    { id: 1, name: LONG, area: 'IT', cargo: 'Head', photo: '' },
    { id: 2, name: 'Bia', area: 'IT', cargo: 'Head', photo: '' },
    { id: 3, name: 'João', area: 'M&A', cargo: 'Head', photo: '/api/profile_photos/joao.webp' },
  ],
  leaves: [
    {
      id: 11,
      person: 1,
      type: 'Vacation',
      start: '2026-11-10',
      end: '2026-11-20',
      pending: false,
      cancelling: false,
    },
    {
      id: 12,
      person: 2,
      type: 'Medical Certificate',
      start: '2026-11-17',
      end: '2026-11-17',
      pending: true,
      cancelling: false,
    },
  ],
  holidays: [{ day: '2026-11-20', name: 'Dia da Consciência Negra' }],
  limits: [],
  own: 2,
};
const CALL = '/api/calendar?from=2026-11-01&to=2026-11-30';
const AROUND_TODAY = '/api/calendar?from=2026-11-09&to=2026-12-13';
const IN_NOVEMBER = '/calendar?month=2026-11';

const open = (at = IN_NOVEMBER, replies: Record<string, unknown> = { [CALL]: NOVEMBER }) =>
  renderInApp(
    <CalendarPage />,
    { '/api/site': SITE, '/api/long-lists': { lists: [] }, ...replies },
    { at },
  );
const address = (router: ReturnType<typeof open>['router']) => router.state.location.href;

/** An element's text without its decoration, such as initials. */
function textToRead(element: HTMLElement): string | null {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent;
}

describe('the chart', () => {
  test('shows people in rows, the user first, with a full text for each bar', async () => {
    open();
    const chart = await screen.findByRole('grid', { name: 'Leave, November 2026' });
    const rows = within(chart).getAllByRole('rowheader').map(textToRead);
    expect(rows).toEqual(['IT2 people1 away today', 'BiaYou', LONG, 'M&A1 person', 'João']);
    const bars = [...chart.querySelectorAll('[data-bar]')].map((bar) =>
      bar.getAttribute('aria-label'),
    );
    expect(bars).toEqual([
      'Bia: Medical Leave, 17 Nov 2026 · 1 day, pending, others in the area are away too',
      `${LONG}: Vacation, 10–20 Nov 2026 · 11 days, others in the area are away too`,
    ]);
    expect(
      within(chart).getByRole('gridcell', { name: 'Two or more away on 1 day' }),
    ).toBeVisible();
  });

  test('design 4: with 40 people or more, it opens with those on leave; a switch shows all', async () => {
    const others = Array.from({ length: 40 }, (_, at) => ({
      ...{ id: 100 + at, name: `Person ${at}`, area: 'M&A', cargo: 'Head', photo: '' },
    }));
    const many = { ...NOVEMBER, people: [...NOVEMBER.people, ...others] };
    const { user, router } = open(IN_NOVEMBER, { [CALL]: many });
    const chart = await screen.findByRole('grid');
    const rows = () => within(chart).getAllByRole('rowheader').length;
    expect(within(chart).getAllByRole('rowheader').map(textToRead)).toEqual([
      ...['IT2 people1 away today', 'BiaYou', LONG],
    ]);
    expect(screen.getByText('41 people aren’t away')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Only people on leave' }));
    await waitFor(() => expect(rows()).toBeGreaterThan(3));
    expect(address(router)).toContain('who=all');
  });

  test('design 4: with few people, all are shown; the switch leaves those on leave', async () => {
    const { user, router } = open('/calendar', { [AROUND_TODAY]: NOVEMBER });
    await screen.findByRole('grid');
    const only = screen.getByRole('switch', { name: 'Only people on leave' });
    expect(only).not.toBeChecked();
    await user.click(only);
    await waitFor(() => expect(screen.queryByText('João')).toBeNull());
    expect(address(router)).toContain('who=away');
    expect(screen.getByText('1 person isn’t away')).toBeVisible();
  });

  test('design 4: an area folds, and the address keeps it', async () => {
    const { user, router } = open('/calendar', { [AROUND_TODAY]: NOVEMBER });
    const chart = within(await screen.findByRole('grid'));
    await user.click(chart.getByRole('button', { name: 'IT', expanded: true }));
    await waitFor(() => expect(screen.queryByText('Bia')).toBeNull());
    expect(address(router)).toContain('closed=IT');
    await user.click(chart.getByRole('button', { name: 'IT', expanded: false }));
    expect(await screen.findByText('Bia')).toBeVisible();
    expect(address(router)).not.toContain('closed');
  });

  test('a hint below the chart says how to request leave', async () => {
    open();
    await screen.findByRole('grid');
    expect(screen.getByText('Drag over free days in your row to request leave.')).toBeVisible();
  });

  test('people have their photos, if any', async () => {
    open();
    const chart = await screen.findByRole('grid');
    const photos = [...chart.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    expect(photos).toEqual(['/api/profile_photos/joao.webp']);
  });

  test('the legend opens from a button, with the holidays in a list', async () => {
    const { user } = open();
    await screen.findByRole('grid');
    expect(screen.queryByRole('region', { name: 'Legend' })).toBeNull();
    const button = screen.getByRole('button', { name: 'Legend', expanded: false });
    await user.click(button);
    const legend = within(screen.getByRole('region', { name: 'Legend' }));
    expect(legend.getByText('Dia da Consciência Negra')).toHaveAttribute('lang', 'pt-BR');
    expect(legend.getByRole('list', { name: 'Holiday' })).toBeVisible();
    expect(legend.getByRole('list', { name: 'Legend' })).toBeVisible();
    await user.click(button);
    expect(screen.queryByRole('region', { name: 'Legend' })).toBeNull();
    for (const leaving of [() => user.keyboard('{Escape}'), () => user.click(document.body)]) {
      await user.click(button);
      expect(screen.getByRole('region', { name: 'Legend' })).toBeVisible();
      await leaving();
      expect(screen.queryByRole('region', { name: 'Legend' })).toBeNull();
    }
  });

  test('a bar opens its leave in the URL', async () => {
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: /^Bia: Medical/ }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ leave: '12' }));
  });

  test('pitfall 16, 17: filters are in the URL and ignore accents', async () => {
    open('/calendar?month=2026-11&area=M%26A&name=joao');
    const chart = await screen.findByRole('grid');
    expect(within(chart).getAllByRole('rowheader')).toHaveLength(2);
    expect(screen.getByRole('searchbox', { name: 'Name' })).toHaveValue('joao');
  });

  test('an empty result shows a message and a reset', async () => {
    const { user } = open('/calendar?name=nobody', { [AROUND_TODAY]: NOVEMBER });
    expect(await screen.findByText('Nothing matches “nobody”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  test('a failed request shows an error with retry', async () => {
    open('/calendar', {});
    expect(await screen.findByText('An error occurred. Please try again later.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('opens on five weeks around today', async () => {
    const { user, router } = open('/calendar', { [AROUND_TODAY]: NOVEMBER });
    expect(await screen.findByRole('grid', { name: 'Leave, 9 Nov – 13 Dec 2026' })).toBeVisible();
    expect(screen.getByRole('radio', { name: '5 weeks' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Next 5 weeks' }));
    await waitFor(() => expect(address(router)).toBe('/calendar?from=2026-12-14'));
    await user.click(screen.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(address(router)).toBe('/calendar'));
    await user.click(screen.getByRole('radio', { name: 'Month' }));
    await waitFor(() => expect(address(router)).toBe('/calendar?month=2026-11'));
  });

  test('month and view are in the URL', async () => {
    const { user, router } = open();
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(address(router)).toContain('month=2026-12'));
    await user.click(screen.getByRole('radio', { name: 'Quarter' }));
    expect(await screen.findByRole('heading', { name: /^Oct\s–\sDec\s2026$/ })).toBeVisible();
  });
});

describe('by pointer', () => {
  async function press(from: number, to: number, { calledOff = false } = {}) {
    const opened = open();
    await screen.findByRole('grid');
    const track = document.querySelector<HTMLElement>('[data-track]') as HTMLElement;
    track.setPointerCapture = () => {};
    track.getBoundingClientRect = () => new DOMRect(0, 0, 300, 36);
    const at = (day: number) => ({ clientX: day * 10 - 5, button: 0, pointerId: 1 });
    fireEvent.pointerDown(track, at(from));
    fireEvent.pointerMove(track, at(to));
    if (calledOff) await opened.user.keyboard('{Escape}');
    fireEvent.pointerUp(track, at(to));
    return opened;
  }

  test('dragging requests days up to the next leave', async () => {
    const { router } = await press(20, 15);
    await waitFor(() =>
      expect(address(router)).toBe('/vacation?type=Vacation&start=2026-11-18&end=2026-11-20'),
    );
  });

  test('Escape cancels a drag', async () => {
    const { router } = await press(5, 9, { calledOff: true });
    expect(screen.queryByText('5 days')).toBeNull();
    expect(address(router)).toBe(IN_NOVEMBER);
  });

  test('a click on one day needs confirmation', async () => {
    const { user, router } = await press(5, 5);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address(router)).toBe(IN_NOVEMBER);
  });

  test('a confirmed click requests the day', async () => {
    const { user, router } = await press(5, 5);
    expect(address(router)).toBe(IN_NOVEMBER);
    await user.click(await screen.findByText('Request this day'));
    await waitFor(() =>
      expect(address(router)).toBe('/vacation?type=Vacation&start=2026-11-05&end=2026-11-05'),
    );
  });
});

test('a quarter’s header marks and numbers today', async () => {
  open('/calendar?view=quarter', {
    '/api/calendar?from=2026-10-01&to=2026-12-31': NOVEMBER,
  });
  const today = await screen.findByRole('columnheader', { name: /^Tuesday, 17 November/ });
  expect(today).toHaveAttribute('aria-current', 'date');
  expect(within(today).getByText('17')).toBeVisible();
  const monday = screen.getByRole('columnheader', { name: /^Monday, 16 November/ });
  expect(within(monday).queryByText('16')).toBeNull();
});

describe('by keyboard', () => {
  const cell = () =>
    document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '');

  async function enter(...place: Parameters<typeof open>) {
    const opened = open(...place);
    const chart = await screen.findByRole('grid');
    chart.focus();
    await opened.user.keyboard('{ArrowDown}');
    return opened;
  }

  test('the cursor starts at the user today; arrows move it', async () => {
    const { user } = await enter();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(cell()).toHaveAccessibleName(
      'Tuesday, 17 November 2026. Bia: Medical Leave, 17 Nov 2026 · 1 day, pending, others in the area are away too',
    );
    await user.keyboard('{ArrowDown}{ArrowDown}{Home}');
    expect(cell()).toHaveAccessibleName('Sunday, 1 November 2026. João: no leave');
    await user.keyboard('{ArrowLeft}{End}');
    expect(cell()).toHaveAccessibleName('Monday, 30 November 2026. João: no leave');
  });

  test('Enter opens a leave, and does nothing on another person’s free day', async () => {
    const { user, router } = await enter();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address(router)).toBe(IN_NOVEMBER);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ leave: '11' }));
  });

  test('Shift and arrows select days up to the next leave; Enter requests them', async () => {
    const { user, router } = await enter();
    await user.keyboard('{ArrowUp}{ArrowUp}{Home}');
    await user.keyboard('{Shift>}{End}{/Shift}');
    expect(screen.getByRole('status')).toHaveTextContent(
      '1 Nov to 16 Nov selected. Press Enter to request them.',
    );
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(address(router)).toBe('/vacation?type=Vacation&start=2026-11-01&end=2026-11-16'),
    );
  });

  test('a leave’s tooltip goes with its bar', async () => {
    const december = '/api/calendar?from=2026-12-01&to=2026-12-31';
    const replies = { [CALL]: NOVEMBER, [december]: { ...NOVEMBER, leaves: [] } };
    const { user, router } = await enter(IN_NOVEMBER, replies);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await screen.findByRole('tooltip')).toHaveTextContent('17 Nov 2026 · 1 day');
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(address(router)).toContain('month=2026-12'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  test('Escape clears the selection, and Page Down shows the next month', async () => {
    const { user, router } = await enter();
    await user.keyboard('{ArrowUp}{ArrowUp}{Home}{Shift>}{ArrowRight}{/Shift}{Escape}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(address(router)).toContain('month=2026-12'));
  });
});

import type { LeaveDetail } from '@intranet/contract/leave/own-endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, leaveOf, openPage, refused, server } from '../leave-screens.fixture.tsx';
import MyLeavePage from './MyLeavePage.tsx';

fakeServer();

const step = { at: '2026-11-02T12:00:00.000Z', note: '', warnings: [] };
const PENDING = leaveOf({
  id: 1,
  version: 3,
  state: 'pending',
  start: '2026-12-01',
  waits_for: ['Demo Head', 'Caio', 'زهرة'],
  can: { move: true, withdraw: true },
  history: [
    { ...step, event: 'requested', actor: 'Ana', start: '2026-11-30', end: '2026-12-04' },
    { ...step, event: 'moved', actor: 'Ana', start: '2026-12-01', end: '2026-12-05' },
  ],
});
const APPROVED = leaveOf({
  id: 2,
  leave_type: 'Medical Certificate',
  start: '2026-11-21',
  end: '2026-11-21',
  days: 1,
  decision: { by: 'Demo Head', at: '2026-11-03T15:30:00.000Z', note: 'Get well.' },
  can: { ask_cancellation: true },
  history: [
    {
      ...step,
      event: 'approved',
      actor: 'Demo Head',
      start: '2026-11-21',
      end: '2026-11-21',
      note: 'Get well.',
      warnings: ['Two are away.', 'So is Bia.'],
    },
  ],
});
const PAST = leaveOf({ id: 3, start: '2026-03-01', end: '2026-03-02', days: 2 });
const REJECTED = leaveOf({ id: 4, state: 'rejected', start: '2026-02-01', end: '2026-02-02' });

function open(leaves: LeaveDetail[], query = '', width?: number) {
  server.replies['/api/my_leaves'] = { leaves };
  for (const leave of leaves) server.replies[`/api/leaves/${leave.id}`] = leave;
  return openPage(MyLeavePage, `/myleave${query}`, width).user;
}

const cards = () => screen.queryAllByRole('article');
const dialog = async () => within(await screen.findByRole('dialog'));

it('D26: shows each leave with its state, approvers, decision and actions', async () => {
  open([PENDING, APPROVED, PAST]);
  await screen.findByText(/^Waiting for/);
  const pending = within(cards()[0] as HTMLElement);
  expect(pending.getByText('1–5 Dec')).toBeVisible();
  expect(pending.getByText(/^Waiting for/)).toHaveTextContent(
    'Waiting for Demo Head, Caio or زهرة',
  );
  expect(pending.getByRole('link', { name: /^Change dates/ })).toHaveAttribute(
    'href',
    '/vacation?tab=change-vacation&old=2026-12-01&from=2026-12-01&to=2026-12-05',
  );
  expect(pending.queryByRole('button', { name: /^Request cancellation/ })).toBeNull();
  const medical = within(screen.getByRole('article', { name: 'Medical Leave' }));
  expect(medical.getByText('21 Nov')).toBeVisible();
  expect(medical.getByText(/^Approved by/)).toHaveTextContent(
    'Approved by Demo Head on 3 Nov 2026, 12:30',
  );
  expect(medical.getByText('Get well.')).toBeVisible();
  expect(medical.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Request leave' })).toHaveAttribute('href', '/vacation');
});

it.each([
  ['Pending', 'waiting', '1–5 Dec'],
  ['Upcoming', 'approved', '21 Nov'],
  ['Past', 'past', '1–2 Mar'],
  ['Not taken', 'closed', '1–2 Feb'],
])('the leaves that are %s; the address keeps the choice', async (label, show, dates) => {
  const user = open([PENDING, APPROVED, PAST, REJECTED]);
  await user.click(await screen.findByRole('radio', { name: label }));
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(within(cards()[0] as HTMLElement).getByText(dates)).toBeVisible();
  expect(window.location.search).toBe(`?show=${show}`);
});

it('shows an empty filter, and an empty list with a request link', async () => {
  const { unmount } = openWith([PAST], '?show=waiting');
  expect(await screen.findByText('Nothing in this view.')).toBeVisible();
  unmount();
  openWith([]);
  expect(await screen.findByRole('link', { name: 'Request your first leave' })).toHaveAttribute(
    'href',
    '/vacation',
  );
});

it('lists pending, upcoming and past leave and leave not taken under headings, soonest first', async () => {
  const LATER = leaveOf({ id: 5, start: '2027-01-04', end: '2027-01-05' });
  open([LATER, PENDING, APPROVED, PAST, REJECTED]);
  await screen.findByText(/^Waiting for/);
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map((one) => one.textContent)).toEqual([
    'Year at a glance',
    'Pending',
    'Upcoming',
    'Past',
    'Not taken',
    'Plan ahead',
  ]);
  const ids = [...document.querySelectorAll<HTMLElement>('[data-leave]')];
  expect(ids.map((one) => one.dataset.leave)).toEqual(['1', '2', '5', '3', '4']);
});

it('draws pending and approved leave of the twelve months around today', async () => {
  open([PENDING, APPROVED, PAST, REJECTED]);
  const card = await screen.findByRole('region', { name: 'Year at a glance' });
  expect(within(card).getByText('Jul 2026 – Jun 2027')).toBeVisible();
  const bars = [...card.querySelectorAll<HTMLElement>('[aria-hidden] > [data-pattern]')];
  expect(bars.map(({ dataset }) => dataset.pending)).toEqual(['true', undefined]);
  for (const label of ['Vacation', 'Medical Leave', 'Pending'])
    expect(within(card).getByText(label)).toBeVisible();
});

it('starts with the balance, the next accrual and the next leave', async () => {
  server.replies['/api/statement'] = {
    name: 'Ana',
    area: 'Finance',
    today: '2026-11-21',
    balance: 22.5,
    overdraft: 0,
    entries: [],
    accrual: { start_date: '2025-02-22', after: '2026-10-22' },
    pending: [],
    due: null,
    sales: null,
  };
  open([PENDING, PAST]);
  const summary = within(await screen.findByRole('region', { name: 'Summary' }));
  expect(await summary.findByText('22.5 days')).toBeVisible();
  const figure = (label: string) => summary.getByText(label).nextSibling;
  expect(figure('Next accrual')).toHaveTextContent('+2.5 days on 22 Nov');
  await waitFor(() => expect(figure('Next leave')).toHaveTextContent('1–5 Dec Vacation'));
});

function openWith(leaves: LeaveDetail[], query = '') {
  server.replies['/api/my_leaves'] = { leaves };
  return openPage(MyLeavePage, `/myleave${query}`);
}

it('a failed list shows the reason with retry', async () => {
  server.replies['/api/my_leaves'] = refused('unavailable', 'Not available right now.');
  const { user } = openPage(MyLeavePage, '/myleave');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not available right now.');
  server.replies['/api/my_leaves'] = { leaves: [PAST] };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toHaveLength(1));
});

it('the history shows changes, people, moved dates and overridden warnings', async () => {
  const user = open([PENDING, APPROVED]);
  await user.click(await screen.findByRole('button', { name: 'Details: Vacation, 1–5 Dec' }));
  const steps = (await dialog()).getAllByRole('listitem');
  expect(steps.map((one) => one.textContent)).toEqual([
    'Requested by Ana2 Nov 2026, 09:0030 Nov – 4 Dec',
    'Dates changed by Ana2 Nov 2026, 09:0030 Nov – 4 Dec → 1–5 Dec',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Details: Medical Leave, 21 Nov' }));
  const medical = await dialog();
  expect(medical.getByText('Approved despite warning')).toBeVisible();
  expect(medical.getByText('So is Bia.')).toBeVisible();
});

it('D61: withdraws at once, with the version on the screen, and can be undone', async () => {
  const user = open([PENDING]);
  await user.click(await screen.findByLabelText(/^Withdraw/));
  expect(await screen.findByRole('status')).toHaveTextContent('Done');
  expect(server.write).toHaveBeenCalledExactlyOnceWith('POST /api/leaves/1/withdraw', {
    version: 3,
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(server.write).toHaveBeenLastCalledWith('POST /api/leave-undos', { steps: [1] });
});

it.each([
  ['', 'Details: Vacation, 1–5 Dec', 'button'],
  ['?show=waiting', 'Pending', 'radio'],
])(
  'after a withdrawal, which takes its button away, the focus is not lost: %s',
  async (at, name, role) => {
    const user = open([PENDING, APPROVED], at);
    server.write.mockImplementation(() => {
      const gone = { ...PENDING, state: 'withdrawn', can: leaveOf().can };
      server.replies['/api/my_leaves'] = { leaves: [gone, APPROVED] };
      return undefined;
    });
    await user.click(await screen.findByLabelText(/^Withdraw/));
    await waitFor(() => expect(screen.queryByText(/^Waiting for/)).toBeNull());
    await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
  },
);

it.each(['1e0', '1.0', '-1', 'x'])('the address names no leave by %s', async (id) => {
  open([PENDING], `?leave=${id}`);
  await screen.findByText(/^Waiting for/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a late withdrawal says why and shows the current state', async () => {
  const user = open([PENDING]);
  server.write.mockImplementation(() => {
    const approved = { ...PENDING, state: 'approved', can: leaveOf().can };
    server.replies['/api/my_leaves'] = { leaves: [approved] };
    return refused('already_decided', 'This request was already approved by Demo Head.');
  });
  await user.click(await screen.findByLabelText(/^Withdraw/));
  expect(await screen.findByText('This request was already approved by Demo Head.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull());
});

it('a typed reason survives a failure and is sent with the retry', async () => {
  const user = open([APPROVED]);
  await user.click(await screen.findByLabelText(/^Request cancellation/));
  const details = await dialog();
  const reason = details.getByLabelText('Reason (optional)');
  await waitFor(() => expect(reason).toHaveFocus());
  await user.paste('No trip');
  server.write.mockReturnValueOnce(refused('stale_version', 'The dates have changed.'));
  server.replies['/api/leaves/2'] = { ...APPROVED, version: 2 };
  await user.click(details.getByRole('button', { name: 'Request cancellation' }));
  expect(await details.findByText('The dates have changed.')).toBeVisible();
  expect(reason).toHaveValue('No trip');
  await user.click(details.getByRole('button', { name: 'Request cancellation' }));
  await waitFor(() =>
    expect(server.write).toHaveBeenLastCalledWith('POST /api/leaves/2/ask_cancellation', {
      version: 2,
      note: 'No trip',
    }),
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { approvalOf, fakeServer, openPage, server } from '../leave-screens.fixture.tsx';
import ApprovalsPage from './ApprovalsPage.tsx';

fakeServer();

const many = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    approvalOf({ id: from + index, employee_id: from + index, name: `Person ${from + index}` }),
  );

async function open(query = '') {
  server.replies['/api/deputies'] = { heads: [], candidates: [] };
  server.replies['/api/coverage'] = { areas: [] };
  server.replies['/api/approvals/count'] = { count: 5 };
  server.replies['/api/approvals'] = { approvals: many(1, 3), next: 'approvals_2026-12-01_3' };
  server.replies['/api/approvals?after=approvals_2026-12-01_3'] = { approvals: many(4, 5) };
  const { user } = openPage(ApprovalsPage, `/approvals${query}`);
  await screen.findByRole('heading', { name: 'Person 1' });
  return user;
}

const names = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('a long list says how many there are, and shows more on demand', async () => {
  const user = await open();
  expect(await screen.findByText('5 requests to review')).toBeVisible();
  expect(await screen.findByText('3 of 5 shown')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve the 3 shown with no issues' })).toBeVisible();
  // Groups would move the cards with every page.
  expect(screen.queryByRole('heading', { name: /^No issues/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Person 4' })).toHaveFocus());
  expect(names()).toEqual([1, 2, 3, 4, 5].map((one) => `Person ${one}`));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await user.keyboard('j');
  expect(screen.getByRole('heading', { name: 'Person 5' })).toHaveFocus();
  await user.keyboard('a');
  await waitFor(() => expect(server.write.mock.lastCall?.[0]).toBe('POST /api/approvals/5'));
});

it('a request on a later page opens from its address, and is listed once', async () => {
  server.replies['/api/approvals/5'] = { approval: many(5, 5)[0] };
  const user = await open('?leave=5');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Person 5' })).toHaveFocus());
  expect(names()).toEqual([5, 1, 2, 3].map((one) => `Person ${one}`));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(names()).toHaveLength(5));
});

it('an address of a request that somebody else decides shows the list', async () => {
  await open('?leave=99');
  expect(names()).toEqual(['Person 1', 'Person 2', 'Person 3']);
});

it('a page that can’t be loaded says so below the list and can be tried again', async () => {
  const user = await open();
  const next = '/api/approvals?after=approvals_2026-12-01_3';
  const page = server.replies[next];
  server.replies[next] = Response.json(
    { error: 'Not right now.', code: 'conflict' },
    { status: 409 },
  );
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Not right now.')).toBeVisible();
  expect(names()).toHaveLength(3);
  server.replies[next] = page;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toHaveLength(5));
});

it('of many absences a card names a few, and names all on demand', async () => {
  const awayOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      employee_id: 100 + index,
      name: `Colleague ${index}`,
      start: '2026-12-02',
      end: '2026-12-02',
      pending: false,
    }));
  const user = await open();
  server.replies['/api/approvals'] = {
    approvals: [approvalOf({ id: 7, away: awayOf(20), away_count: 40 })],
  };
  server.replies['/api/approvals/7/away'] = { away: awayOf(40) };
  await user.click(screen.getAllByRole('button', { name: 'Approve' })[0] as HTMLElement);
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Overlap').closest('li')).toHaveTextContent(
    'Colleague 0 (2 Dec), Colleague 1 (2 Dec), Colleague 2 (2 Dec) and 37 more',
  );
  await user.click(card.getByRole('button', { name: 'Show days: Bia' }));
  expect(card.getByText('And 20 more')).toBeVisible();
  expect(server.reads).not.toContain('/api/approvals/7/away');
  await user.click(card.getByRole('button', { name: 'Show all: Bia' }));
  expect(await card.findByText(/Colleague 39$/)).toBeVisible();
  expect(card.queryByText('And 20 more')).toBeNull();
  expect(card.queryByRole('button', { name: 'Show all: Bia' })).toBeNull();
});

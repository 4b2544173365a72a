import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, openPage, server } from '#features/leave/leave-screens.fixture.tsx';
import { VacationDueTab } from './VacationDueTab.tsx';

fakeServer();

const personOf = (id: number) => ({
  employee_id: id,
  name: `Person ${id}`,
  area: 'Finance',
  overdue: 200 - id,
  missed: '2025-05-09',
  due: 30,
  by: '2026-05-09',
});
const pageOf = (ids: number[], more: object = {}) => ({
  enabled: true,
  rows: ids.map(personOf),
  total: 2_500,
  found: 103,
  next: null,
  previous: null,
  ...more,
});
const at = (query: string) => `/api/due-vacations?${query}sort=overdue%3Adesc`;
const FIRST = Array.from({ length: 100 }, (_, index) => index + 1);

function open(query = '') {
  server.replies['/api/long-lists'] = { lists: ['due-vacations'] };
  server.replies['/api/areas'] = { areas: ['Finance', 'Legal'] };
  server.replies[at('')] = pageOf(FIRST, { next: 'n1' });
  server.replies[at('after=n1&')] = pageOf([101, 102, 103], { previous: 'p1' });
  return openPage(VacationDueTab, `/vacation_admin?tab=due${query}`, 1280);
}
const rows = () => screen.getAllByRole('row').slice(1);

it('a long list comes in pages of the server, and is never read whole', async () => {
  const { user } = open();
  expect(await screen.findByText('103 of 2,500 employees')).toBeVisible();
  expect(rows()).toHaveLength(100);
  expect(screen.getByRole('columnheader', { name: 'Overdue days' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Person 103')).toBeVisible();
  expect(window.location.search).toBe('?tab=due&after=n1&page=2');
  expect(screen.getByRole('link', { name: 'Person 103' })).toHaveAttribute(
    'href',
    expect.stringMatching(/statement=103$/),
  );
  expect(server.reads).not.toContain('/api/vacation_due');
});

it('filters are the server’s, from the first page on', async () => {
  server.replies[at('area=Legal&')] = pageOf([7], { found: 1 });
  const { user } = open('&page=2&after=n1');
  await screen.findByText('Person 103');
  await user.click(screen.getByRole('combobox', { name: 'Area' }));
  await user.click(await screen.findByRole('option', { name: 'Legal' }));
  expect(await screen.findByText('1 of 2,500 employees')).toBeVisible();
  server.replies['/api/due-vacations?area=Legal&sort=by%3Aasc'] = pageOf([9, 8]);
  await user.click(screen.getByRole('button', { name: 'By' }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Person 9'));
});

it('the sort that another tab left in the address is not the list’s', async () => {
  open('&sort=position:asc');
  expect(await screen.findByText('103 of 2,500 employees')).toBeVisible();
});

it('says so while hints are off', async () => {
  open();
  server.replies[at('')] = pageOf([], { enabled: false });
  expect(await screen.findByText(/hints are off/)).toBeVisible();
});

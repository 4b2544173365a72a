import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer, openPage, server } from '../leave-screens.fixture.tsx';
import LeaveReportPage from './LeaveReportPage.tsx';

// The chart needs a layout, so only a browser can draw it.
vi.mock('./MonthsChart.tsx', () => ({ default: () => null }));

fakeServer();

const YEAR = '2026';
const months = (...days: number[]) => Array.from({ length: 12 }, (_, index) => days[index] ?? 0);
const personOf = (id: number) => ({
  employee_id: id,
  name: `Person ${id}`,
  area: 'Legal',
  leaves: 1,
  total: 15,
  types: [{ leave_type: 'Vacation', days: 15 }],
});
const pageOf = (ids: number[], more: object = {}) => ({
  rows: ids.map(personOf),
  total: 2_500,
  found: 103,
  next: null,
  previous: null,
  ...more,
});
const at = (query: string) => `/api/leave-days?${query}&year=${YEAR}`;

function open(query = '') {
  const areas = ['Legal', 'Finance'].map((area) => ({
    area,
    leave_type: 'Vacation',
    leaves: 2,
    months: months(10, 5),
  }));
  server.replies['/api/long-lists'] = { lists: ['leave-days'] };
  server.replies['/api/leave_report'] = { year: Number(YEAR), years: [Number(YEAR)], rows: areas };
  server.replies[at('sort=name%3Aasc')] = pageOf([1, 2], { next: 'n1' });
  server.replies[at('sort=name%3Aasc&after=n1')] = pageOf([103], { previous: 'p1' });
  return openPage(LeaveReportPage, `/leavereport?year=${YEAR}&view=person${query}`, 1280);
}

it('the people of a large firm come in pages of the server, and are never read whole', async () => {
  const { user } = open();
  expect(await screen.findByText('103 of 2,500 people')).toBeVisible();
  const [, row] = screen.getAllByRole<HTMLTableRowElement>('row');
  expect([...(row?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Person 1',
    'Legal',
    '1',
    '15',
    '15',
  ]);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Person 103')).toBeVisible();
  expect(window.location.search).toBe(`?year=${YEAR}&view=person&after=n1&page=2`);
  expect(server.reads).not.toContain('/api/leave_report/people');
});

it('search, sort and the page’s area are the server’s, from the first page on', async () => {
  server.replies[at('sort=Vacation%3Aasc')] = pageOf([7]);
  server.replies[at('name=ana&sort=Vacation%3Aasc')] = pageOf([9], { found: 1 });
  server.replies[at('name=ana&area=Legal&sort=Vacation%3Aasc')] = pageOf([8], { found: 1 });
  const { user } = open('&after=n1&page=2');
  await screen.findByText('Person 103');
  await user.click(screen.getByRole('button', { name: 'Vacation' }));
  expect(await screen.findByText('Person 7')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'ana');
  expect(await screen.findByText('1 of 2,500 people')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Area' }));
  await user.click(await screen.findByRole('option', { name: 'Legal' }));
  expect(await screen.findByText('Person 8')).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../../test/render-app.tsx';
import LeaveReportPage from './LeaveReportPage.tsx';

// The chart needs a layout, so only a browser can draw it.
vi.mock('./MonthsChart.tsx', () => ({ default: () => null }));

const SITE = {
  company_name: '',
  time_zone: 'UTC',
  today: '2026-03-02',
  single_sign_on: null,
  demo: null,
};
const months = (...days: number[]) => Array.from({ length: 12 }, (_, index) => days[index] ?? 0);
const ROWS = [
  {
    area: 'Legal',
    leave_type: 'Vacation',
    leaves: 2,
    months: months(10, 5),
  },
  {
    area: 'Finance',
    leave_type: 'Day Off',
    leaves: 1,
    months: months(0, 1),
  },
];
const PEOPLE = ROWS.map((row, index) => ({
  ...row,
  employee_id: index + 1,
  name: ['Ana', 'Bia'][index],
  cargo: 'Head',
}));

function open(at: string, replies: Record<string, unknown> = {}) {
  return renderInApp(
    <LeaveReportPage />,
    {
      '/api/site': SITE,
      '/api/long-lists': { lists: [] },
      '/api/leave_report?year=2026': { year: 2026, years: [2024, 2026], rows: ROWS },
      '/api/leave_report/people?year=2026': { year: 2026, rows: PEOPLE },
      ...replies,
    },
    { at },
  );
}
afterEach(() => vi.unstubAllGlobals());

function cells(): (string | null)[][] {
  const { rows } = screen.getByRole<HTMLTableElement>('table');
  return [...rows].slice(1).map((row) => [...row.cells].map(({ textContent }) => textContent));
}

it("shows this year's days by type, with the figures of the chart in words and in a table", async () => {
  open('/leavereport');
  expect(await screen.findByText('Days by month, 2026')).toBeVisible();
  expect(screen.getByLabelText(/^Days by month, 2026: Jan 10, Feb 6, Mar 0/)).toBeVisible();
  expect(screen.getByText('16 days total')).toBeVisible();
  expect(screen.queryByText(/^Planned/)).toBeNull();
  expect(screen.getByLabelText('Days by type')).toHaveTextContent('Vacation 15Day Off 1');
  const dashes = Array.from({ length: 10 }, () => '–');
  expect(cells()).toEqual([
    ['Vacation', '2', '15', '10', '5', ...dashes],
    ['Day Off', '1', '1', '–', '1', ...dashes],
    ['Total', '3', '16', '10', '6', ...dashes],
  ]);
});

it('says from which month on leave is planned', async () => {
  const planned = { ...ROWS[0], months: months(10, 0, 0, 5) };
  open('/leavereport', {
    '/api/leave_report?year=2026': { year: 2026, years: [2026], rows: [planned] },
  });
  expect(await screen.findByText('Planned from Apr')).toBeVisible();
});

it('narrows to an area', async () => {
  open('/leavereport?area=Legal&view=person');
  expect(await screen.findByText('Ana')).toBeVisible();
  expect(cells()).toEqual([['Ana', 'Legal', '2', '15', '15']]);
});

it('keeps the view in the address', async () => {
  const { user, router } = open('/leavereport');
  await screen.findByText('Days by month, 2026');
  await user.click(screen.getByLabelText('By area'));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?view=area'));
  expect(cells().map(([name]) => name)).toEqual(['Legal', 'Finance', 'Total']);
});

it('falls back to the default view', async () => {
  open('/leavereport?view=toString');
  expect(await screen.findByLabelText('By type')).toBeChecked();
});

it('shows an empty year and links to years with leave', async () => {
  const { user } = open('/leavereport?year=2025', {
    '/api/leave_report?year=2025': { year: 2025, years: [2024, 2026], rows: [] },
  });
  expect(await screen.findByText('No leave in 2025')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(screen.getByRole('combobox', { name: 'Year' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '2026',
    '2025',
    '2024',
  ]);
});

it('shows an error with retry', async () => {
  open('/leavereport?year=2023');
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

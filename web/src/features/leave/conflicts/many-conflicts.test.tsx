import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import ConflictsPage from '../ConflictsPage.tsx';
import { fakeServer, openPage, server } from '../leave-screens.fixture.tsx';

fakeServer();

const COUNTS = {
  year: 2026,
  years: { first: 2025, last: 2026 },
  is_long: true,
  counts: [
    { area_id: 3, area: 'Finance', month: '2026-04', count: 1_234 },
    { area_id: 3, area: 'Finance', month: '2026-12', count: 6 },
    { area_id: 5, area: 'Legal', month: '2026-12', count: 3_000 },
  ],
};

const pairOf = (n: number) => ({
  first: {
    employee_id: n,
    name: `First ${n}`,
    position: 'Head',
    start: '2026-04-01',
    end: '2026-04-09',
  },
  second: {
    employee_id: 50 + n,
    name: `Second ${n}`,
    position: 'Head',
    start: '2026-04-08',
    end: '2026-04-12',
  },
});

function open(address: string) {
  server.replies['/api/conflict-counts'] = COUNTS;
  return openPage(ConflictsPage, address, 1280);
}

it('D67: more than 2,000 conflicts open as numbers by area and month, which are links', async () => {
  open('/verificar_conflito');
  const table = within(
    await screen.findByRole('table', { name: 'Conflicts by area and month, 2026' }),
  );
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'AreaJanFebMarAprMayJunJulAugSepOctNovDecTotal',
    'Finance1,23461,240',
    'Legal3,0003,000',
  ]);
  expect(screen.getByText(/^4,240 conflicts begin in 2026/)).toBeVisible();
  expect(table.getByRole('link', { name: 'Finance, April 2026: 1,234 conflicts' })).toHaveAttribute(
    'href',
    '/verificar_conflito?in=3&month=2026-04',
  );
  expect(server.write).not.toHaveBeenCalled();
});

it('another year is one press away and stays in the address', async () => {
  server.replies['/api/conflict-counts?year=2025'] = {
    ...COUNTS,
    year: 2025,
    counts: [{ area_id: 5, area: 'Legal', month: '2025-11', count: 7 }],
  };
  const { user } = open('/verificar_conflito');
  expect(await screen.findByRole('button', { name: 'Next year' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous year' }));
  expect(await screen.findByText(/^7 conflicts begin in 2025/)).toBeVisible();
  expect(window.location.search).toBe('?year=2025');
});

it('a month opens the same table, in pages; it says how many are shown', async () => {
  const at = '/api/conflicts?area=3&month=2026-04';
  server.replies[at] = { area: 'Finance', conflicts: [pairOf(1), pairOf(2)], next: 'n' };
  server.replies[`${at}&after=n`] = { area: 'Finance', conflicts: [pairOf(3)] };
  const { user } = open('/verificar_conflito?in=3&month=2026-04');
  expect(await screen.findByText('Finance, April 2026')).toBeVisible();
  expect(await screen.findByText('2 of 1,234 shown')).toBeVisible();
  expect(screen.getByText('First 1').closest('tr')).toHaveTextContent(
    'First 101/04/202609/04/2026Second 108/04/202612/04/2026',
  );
  expect(screen.getByRole('columnheader', { name: 'Name 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('First 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(await screen.findByText('3 conflicts')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All areas and months' })).toHaveAttribute(
    'href',
    '/verificar_conflito?year=2026',
  );
});

it('a failure says so', async () => {
  server.replies['/api/conflict-counts'] = Response.json(
    { error: 'Not right now.', code: 'conflict' },
    { status: 409 },
  );
  openPage(ConflictsPage, '/verificar_conflito', 1280);
  expect(await screen.findByText('Not right now.')).toBeVisible();
});

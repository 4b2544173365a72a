import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openTab, refused, server, storeAs, withServer } from '../communication.fixture.tsx';
import { RevenueTab } from './RevenueTab.tsx';

// The chart needs a layout, so only a browser can draw it.
vi.mock('./TargetsChart.tsx', () => ({ default: () => null }));

const targets = (change: Record<number, object> = {}) =>
  Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    goal: 0,
    actual: 0,
    ...change[index + 1],
  }));

withServer();
beforeEach(() => {
  const rows = { 1: { goal: 1_000, actual: 1_120 }, 11: { goal: 3_000, actual: 2_000 } };
  server.reads['/api/get_revenue_targets'] = targets(rows);
});

const input = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
const put = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } });
const section = (name: string) => screen.findByRole('region', { name });

it('spec §2, §5: shows the current month, the year and each month; a goal of 0 is 0%', async () => {
  openTab(<RevenueTab />);
  expect(await section('Monthly progress')).toHaveTextContent(
    /November67%R\$\s2.000 of R\$\s3.000/,
  );
  expect(await section('Yearly progress')).toHaveTextContent(/78%R\$\s3.120 of R\$\s4.000/);
  const reached = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('td')[3]?.textContent);
  expect(reached).toEqual(['112%', ...Array(9).fill('0%'), '67%', '0%']);
  expect(screen.getByRole('progressbar', { name: 'Monthly progress' })).toHaveAttribute(
    'aria-valuenow',
    '67',
  );
});

it('pitfall 28: accepts digits only, adds separators, and saves rows separately', async () => {
  const { user } = openTab(<RevenueTab />);
  const goal = await input('Goal of March');
  put(goal, 'R$ 1.234.567');
  expect(goal).toHaveValue('1.234.567');
  const other = await input('Actual of April');
  put(other, '5000');
  expect(screen.getAllByText('Not saved')).toHaveLength(2);

  server.answers.push(Response.json({ success: true, message: 'Saved!' }));
  server.reads['/api/get_revenue_targets'] = targets({ 3: { goal: 1_234_567 }, 5: { goal: 9 } });
  await user.click(screen.getByRole('button', { name: 'Save March' }));
  expect(await screen.findByText('Saved!')).toBeVisible();
  expect(server.sent).toEqual([
    {
      address: '/api/update_revenue_target',
      body: { month: 3, goal: 1_234_567, actual: 0 },
    },
  ]);
  // The stored change appears, and another row's input stays.
  await waitFor(async () => expect(await input('Goal of May')).toHaveValue('9'));
  expect(goal).toHaveValue('1.234.567');
  expect(other).toHaveValue('5.000');
  expect(screen.getAllByText('Not saved')).toHaveLength(1);
});

it('spec §5, §8: empty becomes 0; a failure keeps the input and shows why; Escape discards it', async () => {
  const { user } = openTab(<RevenueTab />);
  const actual = await input('Actual of January');
  put(actual, '');
  server.answers.push(refused('Not right now.'));
  fireEvent.keyDown(actual, { key: 'Enter' });
  expect(await screen.findByText('Fail to save. Check console.')).toBeVisible();
  expect(screen.getByText('Not right now.')).toBeVisible();
  expect(server.sent[0]?.body).toEqual({ month: 1, goal: 1_000, actual: 0 });
  expect(screen.getByText('Not saved')).toBeVisible();
  put(actual, '9999999999999');
  await user.click(screen.getByRole('button', { name: 'Save January' }));
  expect(screen.getByText('At most 999.999.999.999')).toBeVisible();
  fireEvent.keyDown(actual, { key: 'Escape' });
  expect(actual).toHaveValue('1.120');
  expect(screen.queryByText('Not saved')).toBeNull();
});

it('D4: readers see the figures without inputs', async () => {
  storeAs('tudo_menos_fin');
  openTab(<RevenueTab />);
  expect(await screen.findByText('View only.')).toBeVisible();
  expect(
    await screen.findByRole('row', { name: /January R\$\s1.000 R\$\s1.120 112%/ }),
  ).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('D42: a failed load shows an error with retry', async () => {
  delete server.reads['/api/get_revenue_targets'];
  openTab(<RevenueTab />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('No revenue targets yet')).toBeNull();
});

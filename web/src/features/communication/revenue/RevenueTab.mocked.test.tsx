import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  server.reads['/api/get_revenue_targets?year=2026'] = targets(rows);
  server.reads['/api/get_revenue_targets?year=2025'] = targets();
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
    .slice(1, -1)
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
  server.reads['/api/get_revenue_targets?year=2026'] = targets({
    3: { goal: 1_234_567 },
    5: { goal: 9 },
  });
  await user.click(screen.getByRole('button', { name: 'Save March' }));
  expect(await screen.findByText('Saved!')).toBeVisible();
  expect(server.sent).toEqual([
    {
      address: '/api/update_revenue_target',
      body: {
        ...{ month: 3, goal: 1_234_567, actual: 0, year: 2026 },
        before: { goal: 0, actual: 0 },
      },
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
  expect(server.sent[0]?.body).toMatchObject({ month: 1, goal: 1_000, actual: 0 });
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
  delete server.reads['/api/get_revenue_targets?year=2026'];
  openTab(<RevenueTab />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('No revenue targets yet')).toBeNull();
});

const LAST = { 1: { goal: 900, actual: 1_000 }, 11: { goal: 4_000, actual: 4_000 } };
const cells = (name: string) =>
  [...(screen.getByText(name, { selector: 'td, td *' }).closest('tr')?.cells ?? [])].map(
    ({ textContent }) => textContent?.replaceAll(/\s/g, ' '),
  );

it('D54: compares each month and the complete ones together with last year', async () => {
  server.reads['/api/get_revenue_targets?year=2025'] = targets(LAST);
  storeAs('tudo_menos_fin');
  openTab(<RevenueTab />);
  expect(await section('Monthly progress')).toHaveTextContent('−50% vs November 2025');
  expect(await section('Yearly progress')).toHaveTextContent('+12% vs Jan 2025');
  expect(cells('January')).toEqual(['January', 'R$ 1.000', 'R$ 1.120', '112%', 'R$ 1.000', '+12%']);
  expect(cells('March').slice(4)).toEqual(['–', '–']);
  expect(cells('Total').slice(4)).toEqual(['R$ 5.000', '+12% Jan']);
  expect(screen.getByRole('img', { name: /November .*, a year before R\$\s4.000/ })).toBeVisible();
  expect(screen.getAllByText('Actual 2025')).toHaveLength(2);
});

it('D54: without a year before, there is nothing to compare', async () => {
  openTab(<RevenueTab />);
  await section('Yearly progress');
  expect(screen.queryByText(/2025/)).toBeNull();
  expect(screen.queryByText(/vs/)).toBeNull();
});

it('D54: steps to other years, in the address; an empty one shows last year’s line', async () => {
  server.reads['/api/get_revenue_targets?year=2027'] = targets();
  const { user, router } = openTab(<RevenueTab />);
  await section('Monthly progress');
  await user.click(screen.getByRole('button', { name: 'Next year' }));
  expect(await screen.findByText('No figures for 2027. The dashed line shows 2026.')).toBeVisible();
  expect(router.state.location.searchStr).toBe('?year=2027');
  expect(screen.queryByRole('region', { name: /progress/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Next year' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Previous year' }));
  await section('Monthly progress');
  expect(router.state.location.searchStr).toBe('');
});

it('D54: a closed year says why it can’t be changed, and its history can be read', async () => {
  server.reads['/api/get_revenue_targets?year=2025'] = targets(LAST);
  server.reads['/api/get_revenue_targets?year=2024'] = targets();
  server.reads['/api/revenue-targets/2025-01/changes'] = {
    changes: [
      { at: '2026-01-09T12:00:00Z', by: 'Bia', goal: null, actual: { from: 0, to: 1_000 } },
      { at: '2025-01-02T12:00:00Z', by: 'Ana', goal: { from: 0, to: 900 }, actual: null },
    ],
  };
  const { user } = openTab(<RevenueTab />, '?year=2025');
  expect(
    await screen.findByText('2025 closed on 14 February 2026, so it can’t be changed.'),
  ).toBeVisible();
  expect(await section('Yearly progress')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Goal/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'History of January 2025' }));
  const history = within(await screen.findByRole('dialog', { name: 'History of January 2025' }));
  const entries = await history.findAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Actual: R$ 0 → R$ 1.000Bia, 9 Jan 2026, 09:00',
    'Goal: R$ 0 → R$ 900Ana, 2 Jan 2025, 09:00',
  ]);
});

it.each(['abc', '1999', '2101', '20265', ''])(
  'D54: with year=%s it shows the current one',
  async (year) => {
    openTab(<RevenueTab />, `?year=${year}`);
    expect(await section('Monthly progress')).toHaveTextContent('November');
  },
);

/** Reads everything again, as a page does that comes back into view. */
function Reload() {
  const queryClient = useQueryClient();
  return (
    <button type="button" onClick={() => void queryClient.invalidateQueries()}>
      Reload
    </button>
  );
}

it('nothing typed is lost by another year; over New Year the page keeps its year', async () => {
  const { user } = openTab(
    <>
      <RevenueTab />
      <Reload />
    </>,
  );
  put(await input('Goal of March'), '5');
  await user.click(screen.getByRole('button', { name: 'Previous year' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await input('Goal of March')).toHaveValue('5');

  server.reads['/api/site'] = { today: '2027-01-01', time_zone: 'America/Sao_Paulo' };
  await user.click(screen.getByText('Reload'));
  expect(await screen.findByText('2026 can be changed until 14 February 2027.')).toBeVisible();
  expect(await input('Goal of March')).toHaveValue('5');
  server.answers.push(Response.json({ success: true, message: 'Saved!' }));
  await user.click(screen.getByRole('button', { name: 'Save March' }));
  await screen.findByText('Saved!');
  expect(server.sent[0]?.body).toMatchObject({ month: 3, goal: 5, year: 2026 });
});

it('two people: says what the other has saved, and saving again replaces it', async () => {
  const { user } = openTab(<RevenueTab />);
  put(await input('Goal of March'), '5');
  const sentence = 'Bia changed the goal to R$ 7 in the meantime. Save again to replace it.';
  const refused = { error: sentence, code: 'conflict', fields: { goal: sentence } };
  server.answers.push(Response.json(refused, { status: 409 }));
  server.reads['/api/get_revenue_targets?year=2026'] = targets({ 3: { goal: 7, actual: 1 } });
  await user.click(screen.getByRole('button', { name: 'Save March' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(async () => expect(await input('Actual of March')).toHaveValue('1'));
  expect(await input('Goal of March')).toHaveValue('5');
  server.answers.push(Response.json({ success: true, message: 'Saved!' }));
  await user.click(screen.getByRole('button', { name: 'Save March' }));
  await screen.findByText('Saved!');
  expect(server.sent.map(({ body }) => (body as { before: object }).before)).toEqual([
    { goal: 0, actual: 0 },
    { goal: 7, actual: 1 },
  ]);
});

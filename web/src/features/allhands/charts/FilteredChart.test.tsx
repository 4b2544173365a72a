import type { DeckChart } from '@intranet/contract/allhands/deck-schema.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import FilteredChart from './FilteredChart.tsx';

const LINES: DeckChart = {
  title: 'Revenue',
  kind: 'line',
  labels: ['1Q', '2Q'],
  datasets: [
    { label: 'Retainers', values: [2_310, 3_480] },
    { label: 'Success fees', values: [4_120, 7_250] },
  ],
};
const PIE: DeckChart = {
  title: 'Clients',
  kind: 'pie',
  labels: ['Retail', 'Health'],
  datasets: [
    { label: 'Old', values: [11, 8] },
    { label: 'New', values: [1, 2] },
  ],
};

// The charts need a size, which elements don't have here.
beforeAll(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('.recharts-responsive-container')
      ? new DOMRect(0, 0, 800, 400)
      : new DOMRect();
  });
});
afterAll(() => vi.restoreAllMocks());

const box = (name: string) => screen.getByRole('checkbox', { name });
const chart = () => screen.getByRole('img');

it('spec §2, §9: the axis follows the selected datasets, and select-all shows its state', async () => {
  const { user } = renderUi(<FilteredChart chart={LINES} />);
  await waitFor(() => expect(chart()).toHaveTextContent('10,000'));
  await user.click(box('Success fees'));
  expect(screen.getByRole('img', { name: 'Revenue: Retainers' })).toBeVisible();
  await waitFor(() => expect(chart()).toHaveTextContent('6,000'));
  expect(chart()).not.toHaveTextContent('10,000');
  expect(box('Select all')).toBePartiallyChecked();
  await user.click(box('Select all'));
  expect(box('Success fees')).toBeChecked();
  expect(box('Select all')).toBeChecked();
  await user.click(box('Select all'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Select data to show in the chart.')).toBeVisible();
  expect(box('Select all')).not.toBeChecked();
});

it('spec §2: the table has the figures of the selected series', async () => {
  const { user } = renderUi(<FilteredChart chart={LINES} />);
  await user.click(box('Retainers'));
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['Success fees', '1Q4,120', '2Q7,250']);
  await user.click(screen.getByRole('button', { name: 'Chart' }));
  expect(screen.getByRole('img')).toBeVisible();
});

it('spec §2: a pie shows the sum of the selected slices', async () => {
  const { user } = renderUi(<FilteredChart chart={PIE} />);
  await waitFor(() => expect(chart()).toHaveTextContent('22total'));
  await user.click(box('Health'));
  await waitFor(() => expect(chart()).toHaveTextContent('12total'));
});

it('bars have the colours of their legend and keep them', async () => {
  const { user } = renderUi(<FilteredChart chart={{ ...LINES, kind: 'bar' }} />);
  const barColors = () => [
    ...new Set(
      [...chart().querySelectorAll('.recharts-bar-rectangle path')].map((bar) =>
        bar.getAttribute('fill'),
      ),
    ),
  ];
  const legendColors = [...screen.getByRole('group').querySelectorAll<HTMLElement>('[style]')]
    .map(({ style }) => style.getPropertyValue('--checkbox-color'))
    .filter((color) => color.startsWith('var(--s'));
  expect(legendColors).toEqual(['var(--s0)', 'var(--s1)']);
  await waitFor(() => expect(barColors()).toEqual(legendColors));
  await user.click(box('Retainers'));
  await waitFor(() => expect(barColors()).toEqual(['var(--s1)']));
});

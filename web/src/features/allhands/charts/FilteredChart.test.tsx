import type { DeckChart } from '@intranet/contract/allhands/deck-schema.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../../test/render.tsx';
import { FilteredChart } from './FilteredChart.tsx';

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

const box = (name: string) => screen.getByRole('checkbox', { name });
const drawn = () => screen.getByRole('img').textContent;

it('spec §2, §9: the axis follows the selected datasets, and select-all shows its state', async () => {
  const { user } = renderUi(<FilteredChart chart={LINES} />);
  expect(drawn()).toContain('10,000');
  await user.click(box('Success fees'));
  expect(screen.getByRole('img', { name: 'Revenue: Retainers' })).toBeVisible();
  expect(drawn()).toContain('6,000');
  expect(drawn()).not.toContain('10,000');
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

it('spec §2: a pie shows the selected slices and their shares', async () => {
  const { user } = renderUi(<FilteredChart chart={PIE} />);
  expect(drawn()).toContain('Retail: 12 (55%)');
  await user.click(box('Health'));
  expect(drawn()).toContain('Retail: 12 (100%)');
  expect(drawn()).toContain('12total');
});

it('bars have the colours of their legend and keep them', async () => {
  const { user } = renderUi(<FilteredChart chart={{ ...LINES, kind: 'bar' }} />);
  const barColors = () =>
    [...screen.getByRole('img').querySelectorAll('path')].map(({ style }) => style.fill);
  const legendColors = [...screen.getByRole('group').querySelectorAll<HTMLElement>('[style]')]
    .map(({ style }) => style.getPropertyValue('--checkbox-color'))
    .filter((color) => color.startsWith('var(--s'));
  expect(legendColors).toEqual(['var(--s0)', 'var(--s1)']);
  expect([...new Set(barColors())]).toEqual(legendColors);
  await user.click(box('Retainers'));
  expect([...new Set(barColors())]).toEqual(['var(--s1)']);
});

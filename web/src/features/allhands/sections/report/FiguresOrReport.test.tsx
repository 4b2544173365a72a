import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../../../test/render.tsx';
import { FiguresOrReport } from './FiguresOrReport.tsx';

const section = (url: string) => (
  <FiguresOrReport section="kpi" title="KPI" figures="Goals" url={url} near>
    <p>22 goals</p>
  </FiguresOrReport>
);
const frame = () => document.querySelector('iframe');

it('spec §2: the report loads when selected and keeps its state afterwards', async () => {
  const { user } = renderUi(section('https://reports.example/kpi'));
  expect(frame()).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Report' }));
  const loaded = frame();
  expect(loaded).toHaveAttribute('src', 'https://reports.example/kpi');
  expect(screen.getByText('22 goals')).not.toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Goals' }));
  expect(screen.getByText('22 goals')).toBeVisible();
  expect(frame()).toBe(loaded);
  expect(frame()).not.toBeVisible();
});

it('without a report there is no switch', () => {
  renderUi(section(''));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('22 goals')).toBeVisible();
});

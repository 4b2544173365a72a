import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render.tsx';
import { RangeCalendar } from './RangeCalendar.tsx';

const clock = {
  today: '2026-11-25',
  timeZone: 'America/Sao_Paulo',
  error: null,
  refetch: () => {},
};
const holiday = (name: string) => ({ holiday: name, names: [], pending: true });

it('weeks start on Monday, and past days and holidays step back', () => {
  const marks = new Map([
    ['2026-11-20', holiday('Consciência Negra')],
    ['2026-12-25', holiday('Natal')],
  ]);
  const range = { field: 'start', start: '', end: '', marks, onShow: () => {} } as const;
  renderUi(<RangeCalendar range={{ ...range, onChoose: () => {} }} onChoose={() => {}} />, {
    settings: { useCompanyClock: () => clock },
  });
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Mo');
  const day = (name: RegExp) => screen.getByRole('button', { name });
  expect(day(/^20 November 2026, holiday/)).toHaveAttribute('data-past');
  expect(day(/^25 November 2026/)).not.toHaveAttribute('data-past');
  expect(screen.getByText('25 Dec')).toBeVisible();
  expect(screen.queryByText('20 Nov')).toBeNull();
});

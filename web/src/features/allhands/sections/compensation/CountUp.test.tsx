import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../test/render.tsx';
import { DECK_3Q2024 } from '../../deck.fixture.ts';
import { CompensationSection } from './CompensationSection.tsx';
import { COUNT_UP, CountUp, countedUp, useCountUp } from './CountUp.tsx';

const FINAL = 6_730_501;
const EMBEDS = { kpi: '', vacation: '', commercial: '', mea: '' };

it.each([
  [-16, 0],
  [0, 0],
  [COUNT_UP / 2, 5_889_188],
  [COUNT_UP, FINAL],
  [COUNT_UP + 500, FINAL],
])('spec §9: %d ms after the start it shows %d', (elapsed, shown) => {
  expect(Math.round(FINAL * countedUp(elapsed))).toBe(shown);
});

function Figure({ running, still }: { running: boolean; still: boolean }) {
  return <CountUp amount={FINAL} share={useCountUp(running, still)} />;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const counting = () => document.querySelector('[data-counting]')?.textContent;
const whole = 'R$ 6,730,501';

it('spec §9: counts up for 3000 ms once seen; screen readers get the final value', () => {
  const { rerender } = renderUi(<Figure running={false} still={false} />);
  act(() => vi.advanceTimersByTime(5_000));
  expect(counting()).toBe('R$\u00a00');
  expect(screen.getAllByText(whole).length).toBeGreaterThan(0);
  rerender(<Figure running still={false} />);
  act(() => vi.advanceTimersByTime(2_900));
  expect(counting()).toMatch(/^R\$\u00a06,7/);
  act(() => vi.advanceTimersByTime(200));
  expect(counting()).toBeUndefined();
  expect(screen.getByText(whole)).toBeVisible();
});

it.each([
  { when: 'it was printed while it counted', before: 1_000 },
  { when: 'it was printed after it had', before: 5_000 },
])('spec §2: it counts once, also when $when', ({ before }) => {
  const { rerender } = renderUi(<Figure running still={false} />);
  act(() => vi.advanceTimersByTime(before));
  rerender(<Figure running still />);
  rerender(<Figure running still={false} />);
  act(() => vi.advanceTimersByTime(100));
  expect(counting()).toBeUndefined();
});

it('spec §2: does not count later if seen with reduced motion', () => {
  const { rerender } = renderUi(<Figure running still />);
  rerender(<Figure running still={false} />);
  act(() => vi.advanceTimersByTime(100));
  expect(counting()).toBeUndefined();
});

it('still counts up when first seen after printing', () => {
  const { rerender } = renderUi(<Figure running still />);
  rerender(<Figure running={false} still={false} />);
  rerender(<Figure running still={false} />);
  act(() => vi.advanceTimersByTime(100));
  expect(counting()).toBeDefined();
});

it('pitfall 26: reduced motion and print show the final value at once', () => {
  renderUi(<Figure running={false} still />);
  expect(counting()).toBeUndefined();
  expect(screen.getByText(whole)).toBeVisible();
});

it('design 15: payroll bars grow with their figures, and are whole with reduced motion', () => {
  const view = { deck: DECK_3Q2024, embeds: EMBEDS, near: true, seen: true };
  const { rerender } = renderUi(<CompensationSection {...view} still={false} />);
  const share = () => {
    const list = screen.getByRole('list', { name: 'Payroll by year' });
    return Number((list.lastElementChild as HTMLElement).style.getPropertyValue('--share'));
  };
  expect(share()).toBe(0);
  act(() => vi.advanceTimersByTime(COUNT_UP / 2));
  expect(share()).toBeCloseTo(countedUp(COUNT_UP / 2), 1);
  rerender(<CompensationSection {...view} still />);
  expect(share()).toBe(1);
});

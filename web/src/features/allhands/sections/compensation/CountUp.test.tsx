import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../test/render.tsx';
import { COUNT_UP, CountUp, countedUp } from './CountUp.tsx';

const FINAL = 6_730_501;

it.each([
  [-16, 0],
  [0, 0],
  [COUNT_UP / 2, 5_889_188],
  [COUNT_UP, FINAL],
  [COUNT_UP + 500, FINAL],
])('spec §9: %d ms after the start it stands at %d', (elapsed, shown) => {
  expect(countedUp(FINAL, elapsed)).toBe(shown);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const counting = () => document.querySelector('[data-counting]')?.textContent;
const whole = 'R$ 6,730,501';

it('spec §9: counts up for 3000 ms once seen; screen readers get the final value', () => {
  const { rerender } = renderUi(<CountUp amount={FINAL} running={false} still={false} />);
  act(() => vi.advanceTimersByTime(5_000));
  expect(counting()).toBe('R$\u00a00');
  expect(screen.getAllByText(whole).length).toBeGreaterThan(0);
  rerender(<CountUp amount={FINAL} running still={false} />);
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
  const { rerender } = renderUi(<CountUp amount={FINAL} running still={false} />);
  act(() => vi.advanceTimersByTime(before));
  rerender(<CountUp amount={FINAL} running still />);
  rerender(<CountUp amount={FINAL} running still={false} />);
  act(() => vi.advanceTimersByTime(100));
  expect(counting()).toBeUndefined();
});

it('spec §2: does not count later if seen with reduced motion', () => {
  const { rerender } = renderUi(<CountUp amount={FINAL} running still />);
  rerender(<CountUp amount={FINAL} running still={false} />);
  act(() => vi.advanceTimersByTime(100));
  expect(counting()).toBeUndefined();
});

it('still counts up when first seen after printing', () => {
  const { rerender } = renderUi(<CountUp amount={FINAL} running still />);
  rerender(<CountUp amount={FINAL} running={false} still={false} />);
  rerender(<CountUp amount={FINAL} running still={false} />);
  act(() => vi.advanceTimersByTime(100));
  expect(counting()).toBeDefined();
});

it('pitfall 26: reduced motion and print show the final value at once', () => {
  renderUi(<CountUp amount={FINAL} running={false} still />);
  expect(counting()).toBeUndefined();
  expect(screen.getByText(whole)).toBeVisible();
});

import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIdleMark } from './use-idle-mark.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isIdle = () => document.documentElement.hasAttribute('data-idle');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('spec-b 10: the deck’s hamburger and arrows fade only after the first use, and return with the next', () => {
  const { unmount } = renderHook(useIdleMark);
  wait(60_000);
  expect(isIdle()).toBe(false);
  fireEvent.pointerMove(document.body);
  wait(1_900);
  expect(isIdle()).toBe(false);
  wait(200);
  expect(isIdle()).toBe(true);
  fireEvent.keyDown(document.body);
  expect(isIdle()).toBe(false);
  unmount();
  wait(5_000);
  expect(isIdle()).toBe(false);
});

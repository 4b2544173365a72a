import { notifications } from '@mantine/notifications';
import { afterEach, expect, it, vi } from 'vitest';
import { notifyCopied } from './notify-copied.ts';

afterEach(() => vi.useRealTimers());

it('spec §2 and §9: the notification shows for 2000 ms', () => {
  vi.useFakeTimers();
  const hide = vi.spyOn(notifications, 'hide');
  notifyCopied('x');
  vi.advanceTimersByTime(1_999);
  expect(hide).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(hide).toHaveBeenCalledOnce();
  hide.mockRestore();
});

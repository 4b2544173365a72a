import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { useInterval, useSessionStorage } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** All times in milliseconds. */
export interface Timing {
  startedAt: number;
  section: SectionId;
  since: number;
  spent: Partial<Record<SectionId, number>>;
}

export const startTiming = (section: SectionId, now: number): Timing => ({
  startedAt: now,
  section,
  since: now,
  spent: {},
});

export function timeOn(timing: Timing, section: SectionId, now: number): number {
  const before = timing.spent[section] ?? 0;
  return section === timing.section ? before + now - timing.since : before;
}

export function moveOn(timing: Timing, section: SectionId, now: number): Timing {
  if (section === timing.section) return timing;
  const spent = { ...timing.spent, [timing.section]: timeOn(timing, timing.section, now) };
  return { ...timing, section, since: now, spent };
}

/** Formats as `7:05` or `1:02:09`. */
export function writeTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export function useTiming(section: SectionId) {
  const [now, setNow] = useState(Date.now);
  const [timing, setTiming] = useSessionStorage<Timing>({
    key: 'allHandsTiming',
    defaultValue: startTiming(section, now),
    getInitialValueInEffect: false,
  });
  useEffect(() => {
    setTiming((before) => moveOn(before, section, Date.now()));
    setNow(Date.now());
  }, [section, setTiming]);
  useInterval(() => setNow(Date.now()), 1_000, { autoInvoke: true });
  const restart = () => {
    setNow(Date.now());
    setTiming(startTiming(section, Date.now()));
  };
  return { now, timing, restart };
}

import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { useSessionStorage } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { moveOn, startTiming, type Timing } from './timing.ts';

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
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  const restart = () => {
    setNow(Date.now());
    setTiming(startTiming(section, Date.now()));
  };
  return { now, timing, restart };
}

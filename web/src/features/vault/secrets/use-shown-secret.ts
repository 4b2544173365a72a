import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

export const SHOWN_SECONDS = 30;

export type ShownSecret = ReturnType<typeof useShownSecret>;

export function useShownSecret<Secret>(
  read: () => Promise<Secret>,
  secondsOf: (secret: Secret) => number,
) {
  const [shown, setShown] = useState<{ secret: Secret; until: number } | null>(null);
  const [now, setNow] = useState(0);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  useEffect(() => {
    if (!shown) return;
    const tick = () => {
      const time = Date.now();
      if (time >= shown.until) setShown(null);
      else setNow(time);
    };
    const ticking = setInterval(tick, 1_000);
    return () => clearInterval(ticking);
  }, [shown]);

  const reading = useMutation({
    mutationFn: read,
    onSuccess: (secret) => {
      const time = Date.now();
      setNow(time);
      setShown({ secret, until: time + secondsOf(secret) * 1_000 });
    },
    // An unmounted row can't retry.
    onError: (error) => notifyFailure(error, () => mounted.current && reading.mutate()),
    onSettled: (): void => reading.reset(),
    gcTime: 0,
  });
  return {
    secret: shown ? shown.secret : null,
    secondsLeft: shown ? Math.max(1, Math.ceil((shown.until - now) / 1_000)) : 0,
    loading: reading.isPending,
    reveal: () => reading.mutate(),
    hide: () => setShown(null),
  };
}

import { shallowEqual } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import {
  type DeckMessage,
  lineOf,
  type Order,
  openChannel,
  readLine,
  type Shown,
  say,
} from './channel.ts';

const PING_INTERVAL_MS = 2_000;
/** Counts pings, because a timer would also run during sleep. */
const MAX_MISSED_PINGS = 3;

/**
 * The deck's state, null until it replies. It follows one deck until that closes or stops replying.
 */
export function useDeckWindow(line: string) {
  const [shown, setShown] = useState<(Shown & { line: string }) | null>(null);
  const [there, setThere] = useState(true);
  const channel = useRef<BroadcastChannel>(undefined);
  const followed = useRef<string>(undefined);

  useEffect(() => {
    const { channel: key, deck } = readLine(line);
    const open = openChannel(key);
    channel.current = open;
    followed.current = deck;
    let unanswered = 0;
    const lose = () => {
      followed.current = undefined;
      setThere(false);
    };
    open.onmessage = ({ data }: MessageEvent<DeckMessage>) => {
      if (data.kind === 'closed' && data.deck === followed.current) lose();
      if (data.kind !== 'shown' || data.deck !== (followed.current ?? data.deck)) return;
      followed.current = data.deck;
      unanswered = 0;
      setThere(true);
      // An equal value would re-render everything every two seconds.
      const now = { ...data, line: lineOf(key, data.deck) };
      setShown((before) => (shallowEqual(before, now) ? before : now));
    };
    const ask = () => {
      if (unanswered >= MAX_MISSED_PINGS) lose();
      unanswered += 1;
      say(open, { kind: 'ask' });
    };
    ask();
    const asking = setInterval(ask, PING_INTERVAL_MS);
    return () => {
      clearInterval(asking);
      open.close();
    };
  }, [line]);

  const drive = (order: Order) => {
    if (followed.current) say(channel.current, { ...order, deck: followed.current });
  };
  return { shown, there, drive };
}

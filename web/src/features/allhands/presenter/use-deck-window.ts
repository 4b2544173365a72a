import { useEffect, useRef, useState } from 'react';
import {
  lineOf,
  type Message,
  type Order,
  openChannel,
  readLine,
  type Shown,
  say,
} from './channel.ts';

/** How often the presenter asks the deck what it shows. */
const PING_INTERVAL_MS = 2_000;
/** After this many unanswered pings the deck counts as closed. A timer would go on while the machine sleeps. */
const MAX_MISSED_PINGS = 3;

/** With the line to the very deck that shows it. */
export interface Followed extends Shown {
  line: string;
}

const isSame = (one: Followed | null, other: Followed) =>
  one?.line === other.line &&
  one.quarter === other.quarter &&
  one.section === other.section &&
  one.black === other.black;

/**
 * The presenter's end of the line: what the deck shows (null until it answers), whether it is still
 * there, and a way to drive it. It stays with one deck until that is closed or silent.
 */
export function useDeckWindow(line: string) {
  const [shown, setShown] = useState<Followed | null>(null);
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
    open.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'closed' && data.deck === followed.current) lose();
      if (data.kind !== 'shown' || data.deck !== (followed.current ?? data.deck)) return;
      followed.current = data.deck;
      unanswered = 0;
      setThere(true);
      // The same again would draw all anew every two seconds.
      const now = { ...data, line: lineOf(key, data.deck) };
      setShown((before) => (isSame(before, now) ? before : now));
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

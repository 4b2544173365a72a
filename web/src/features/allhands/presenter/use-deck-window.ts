import { useEffect, useRef, useState } from 'react';
import { type Message, openChannel, type Shown, say } from './channel.ts';

/** The deck is asked so often, in ms, what it shows; silent for longer than `GONE` it is closed. */
const ASKED_EVERY = 2_000;
const GONE = 5_000;

/**
 * The presenter's end of the line: what the deck shows (null until it answers), whether it is still
 * there, and a way to drive it.
 */
export function useDeckWindow(key: string) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [there, setThere] = useState(true);
  const channel = useRef<BroadcastChannel>(undefined);

  useEffect(() => {
    const line = openChannel(key);
    channel.current = line;
    let heard = Date.now();
    line.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'closed') setThere(false);
      if (data.kind !== 'shown') return;
      heard = Date.now();
      setThere(true);
      // The same again would draw all anew every two seconds.
      setShown((before) =>
        before?.section === data.section && before.black === data.black ? before : data,
      );
    };
    const ask = () => {
      if (Date.now() - heard > GONE) setThere(false);
      say(line, { kind: 'ask' });
    };
    ask();
    const asking = setInterval(ask, ASKED_EVERY);
    return () => {
      clearInterval(asking);
      line.close();
    };
  }, [key]);

  return { shown, there, drive: (message: Message) => say(channel.current, message) };
}

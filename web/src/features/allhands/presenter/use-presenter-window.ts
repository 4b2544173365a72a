import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notifyFailure } from '#ui/notify.tsx';
import { type Message, openChannel, type Shown, say } from './channel.ts';

const KEY = 'allHandsPresenter';

/** Stays the same for the tab, so that the presenter's window finds a deck that was loaded anew. */
function ownKey(): string {
  const key = sessionStorage.getItem(KEY) ?? Math.random().toString(36).slice(2);
  sessionStorage.setItem(KEY, key);
  return key;
}

interface PresenterWindow {
  shown: Shown;
  quarter: string;
  onGo: (section: SectionId) => void;
  onBlack: (black: boolean) => void;
}

/**
 * The deck's end of the line to a presenter's window: tells it what is shown, and does what it says.
 * @returns what opens that window, or brings it to the front
 */
export function usePresenterWindow({ shown, quarter, onGo, onBlack }: PresenterWindow) {
  const [key] = useState(ownKey);
  const channel = useRef<BroadcastChannel>(undefined);
  const { section, black } = shown;
  const tell = useEffectEvent(() => say(channel.current, { kind: 'shown', section, black }));
  const receive = useEffectEvent((message: Message) => {
    if (message.kind === 'ask') tell();
    if (message.kind === 'go') onGo(message.section);
    if (message.kind === 'black') onBlack(message.black);
  });

  useEffect(() => {
    const line = openChannel(key);
    channel.current = line;
    line.onmessage = ({ data }: MessageEvent<Message>) => receive(data);
    const leave = () => say(line, { kind: 'closed' });
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      line.close();
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever one of them changes
  useEffect(() => tell(), [section, black]);

  return () => {
    const address = `/allhands?${new URLSearchParams({ quarter, presenter: key })}`;
    const opened = window.open(address, `all-hands-${key}`, 'popup,width=1180,height=760');
    if (opened) opened.focus();
    else notifyFailure('The browser opened no second window. Allow pop-ups of this site first.');
  };
}

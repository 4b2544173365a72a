import type { SectionId } from '@intranet/contract/allhands/deck-schema.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DeckMessage, lineOf, newId, openChannel, type Shown, say } from './channel.ts';

const KEY = 'allHandsPresenter';
const DECK = newId();
const CLOSED: DeckMessage = { kind: 'closed', deck: DECK };

/** A constant id per tab, so the presenter window finds a reloaded deck. */
function ownKey(): string {
  const key = sessionStorage.getItem(KEY) ?? newId();
  sessionStorage.setItem(KEY, key);
  return key;
}

interface PresenterWindow {
  shown: Shown;
  onGo: (section: SectionId) => void;
  onBlack: (black: boolean) => void;
}

export function usePresenterWindow({ shown, onGo, onBlack }: PresenterWindow) {
  const [key] = useState(ownKey);
  const channel = useRef<BroadcastChannel>(undefined);
  const { quarter, section, black } = shown;
  const tell = useEffectEvent(() =>
    say(channel.current, { kind: 'shown', deck: DECK, quarter, section, black }),
  );
  const receive = useEffectEvent((message: DeckMessage) => {
    if (message.kind === 'ask') return tell();
    if (message.deck !== DECK) return;
    if (message.kind === 'go') onGo(message.section);
    if (message.kind === 'black') onBlack(message.black);
  });

  useEffect(() => {
    const line = openChannel(key);
    channel.current = line;
    line.onmessage = ({ data }: MessageEvent<DeckMessage>) => receive(data);
    return () => {
      say(line, CLOSED);
      line.close();
    };
  }, [key]);
  useWindowEvent('pagehide', () => say(channel.current, CLOSED));

  // biome-ignore lint/correctness/useExhaustiveDependencies: sends the state whenever one of them changes
  useEffect(() => tell(), [quarter, section, black]);

  return () => {
    const address = `/allhands?${new URLSearchParams({ quarter, presenter: lineOf(key, DECK) })}`;
    const opened = window.open(address, `all-hands-${key}`, 'popup,width=1180,height=760');
    if (opened) opened.focus();
    else notifyFailure(t('Pop-up blocked. Allow pop-ups for this site.'));
  };
}

import type { Provider } from '@intranet/contract/links/providers.ts';
import { useEffect, useRef } from 'react';
import type { Channel, OpenChannel } from './channel.ts';
import { openPowerBi } from './power-bi-channel.ts';
import { openSuperset } from './superset-channel.ts';
import type { HeldToken } from './token-query.ts';

/** Metabase has its token in the address. */
const CHANNELS: Record<Provider, OpenChannel | null> = {
  metabase: null,
  superset: openSuperset,
  powerbi: openPowerBi,
};

/**
 * Hands the token over when the frame has loaded, and each renewed one.
 * @param onRejected gets the token that the frame can't use @returns for the frame's loads
 */
export function useHandover(token: HeldToken, onRejected: (token: string) => void) {
  const channel = useRef<Channel>(null);
  const sent = useRef('');
  useEffect(() => {
    if (!channel.current || sent.current === token.token) return;
    sent.current = token.token;
    channel.current.send(token.token);
  }, [token]);
  useEffect(() => () => channel.current?.close(), []);

  return (frame: HTMLIFrameElement) => {
    channel.current?.close();
    sent.current = token.token;
    const open = CHANNELS[token.provider];
    channel.current = open?.(frame, token, () => onRejected(sent.current)) ?? null;
  };
}

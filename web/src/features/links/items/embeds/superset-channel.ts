import type { OpenChannel } from './channel.ts';

/**
 * The protocol of @superset-ui/embedded-sdk, whose own frame can't have our sandbox: the page gets a message port,
 * through which each `guestToken` arrives (decision 62).
 */
export const openSuperset: OpenChannel = (frame, { url, token }) => {
  const { port1: port, port2: theirs } = new MessageChannel();
  const handshake = { type: '__embedded_comms__', handshake: 'port transfer' };
  // Only a page of Superset may get the port.
  frame.contentWindow?.postMessage(handshake, new URL(url).origin, [theirs]);
  const send = (guestToken: string) =>
    port.postMessage({ switchboardAction: 'emit', method: 'guestToken', args: { guestToken } });
  send(token);
  return { send, close: () => port.close() };
};

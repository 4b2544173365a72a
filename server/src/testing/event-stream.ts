import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface ReceivedEvent {
  id: string;
  name: string;
  data: string;
}

/** A stream of events as a browser reads it. */
export interface Listener {
  reply: IncomingMessage;
  events: ReceivedEvent[];
  /** The retry time that the server asked for, in ms. */
  retry: number;
  hasEnded: boolean;
}

const field = (event: string, name: string) =>
  new RegExp(`^${name}: ?(.*)$`, 'm').exec(event)?.[1] ?? '';

/** Requests a stream of events on a connection of its own. */
export async function openStream(
  app: FastifyInstance,
  path: string,
  headers: Record<string, string> = {},
): Promise<Listener> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = { accept: 'text/event-stream', ...headers };
    http
      .get({ port, host: '127.0.0.1', path, agent: false, headers: sent }, resolve)
      .on('error', reject);
  });
  const listener: Listener = { reply, events: [], retry: 0, hasEnded: false };
  let text = '';
  reply.setEncoding('utf8');
  reply.on('data', (chunk: string) => {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      listener.retry = Number(field(block, 'retry')) || listener.retry;
      if (!/^data:/m.test(block)) continue;
      listener.events.push({
        id: field(block, 'id'),
        name: field(block, 'event') || 'message',
        data: field(block, 'data'),
      });
    }
  });
  reply.on('error', () => undefined);
  reply.on('close', () => {
    listener.hasEnded = true;
  });
  return listener;
}

export const changesOf = ({ events }: Listener) => events.filter(({ name }) => name === 'message');

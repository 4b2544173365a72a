import type { FastifyRequest } from 'fastify';

const signals = new WeakMap<object, AbortSignal>();

/** Aborts when the connection closes. Its requests share one signal, so listeners don't add up. */
export function connectionSignal({ raw: { socket } }: FastifyRequest): AbortSignal {
  const known = signals.get(socket);
  if (known) return known;
  const closing = new AbortController();
  if (socket.destroyed) closing.abort();
  else socket.once('close', () => closing.abort());
  signals.set(socket, closing.signal);
  return closing.signal;
}

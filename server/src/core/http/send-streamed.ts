import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accepts-encoding.ts';

/**
 * A reply that is written while it is read, as fast as the client takes it. Fastify destroys the
 * stream when the client leaves, which ends the iteration.
 */
export function sendStreamed(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  pieces: AsyncIterable<string>,
): Readable {
  const text = Readable.from(pieces, { objectMode: false });
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (!accepts('gzip', request.headers['accept-encoding'])) return text;
  reply.header('content-encoding', 'gzip');
  // Fastify reports errors of the stream that it sends.
  return pipeline(text, createGzip(), () => undefined);
}

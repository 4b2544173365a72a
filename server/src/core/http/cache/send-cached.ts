import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentLanguage } from '../../translators.ts';
import { accepts } from '../accepts-encoding.ts';
import { matchesTag } from '../etag.ts';
import type { ReplyCache } from './reply-cache.ts';

const MIN_COMPRESSED = 1_024;

export interface CacheKey {
  stamp: string;
  variant: readonly (string | number | null)[];
}

/** Sends the cached reply, or a 304 if a GET names its ETag. The caller has checked permission. */
export async function sendCached(
  cache: ReplyCache,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { stamp, variant }: CacheKey,
  write: () => Promise<string>,
): Promise<Buffer> {
  const { method, routeOptions, headers } = request;
  // Lists have the order, and some texts, of the user's language.
  const key = JSON.stringify([routeOptions.url, currentLanguage(), ...variant]);
  const cached = await cache.find(key, stamp, write);
  reply.header('vary', 'accept-encoding');
  if (method !== 'POST') {
    reply.header('etag', cached.tag);
    if (matchesTag(headers['if-none-match'], cached.tag)) {
      reply.code(304);
      return Buffer.alloc(0);
    }
  }
  reply.type('application/json; charset=utf-8');
  if (cached.body.length < MIN_COMPRESSED || !accepts('gzip', headers['accept-encoding'])) {
    return cached.body;
  }
  const compressed = await cached.gzip();
  reply.header('content-encoding', 'gzip');
  return compressed;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentLanguage } from '../../language.ts';
import { matchesTag } from '../etag.ts';
import type { ReplyCache } from './reply-cache.ts';

const MIN_COMPRESSED = 1_024;

export interface CacheKey {
  stamp: string;
  variant: readonly (string | number | null)[];
}

function qualityOf(coding: string, accepted: string): number | undefined {
  for (const part of accepted.split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name !== coding) continue;
    const q = parameters.find((text) => text.startsWith('q='));
    return q ? Number(q.slice(2)) || 0 : 1;
  }
  return undefined;
}

function acceptsGzip(accepted: string | undefined): boolean {
  if (!accepted) return false;
  return (qualityOf('gzip', accepted) ?? qualityOf('*', accepted) ?? 0) > 0;
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
  if (cached.body.length < MIN_COMPRESSED || !acceptsGzip(headers['accept-encoding'])) {
    return cached.body;
  }
  const compressed = await cached.gzip();
  reply.header('content-encoding', 'gzip');
  return compressed;
}

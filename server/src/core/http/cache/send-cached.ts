import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReplyCache } from './reply-cache.ts';

/** Below this a compressed reply fits no fewer packets. */
const WORTH_COMPRESSING = 1_024;

/** What a kept reply depends on. */
export interface CacheKey {
  /** Of all that the reply shows, read by this call before anything else. */
  stamp: string;
  /** What else decides the content: the query, the day, who sees what. */
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

/** Whether a caller said that it understands gzip: one that says nothing gets a reply as it is. */
function acceptsGzip(accepted: string | undefined): boolean {
  if (!accepted) return false;
  return (qualityOf('gzip', accepted) ?? qualityOf('*', accepted) ?? 0) > 0;
}

function names(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((one) => bare(one) === bare(tag));
}

/**
 * Answers from what was written last, compressed for who understands it, or with 304 when the caller of a
 * GET has exactly that. Who may call has been checked before: also a 304 needs session and role.
 * @returns what to send
 */
export async function sendCached(
  cache: ReplyCache,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { stamp, variant }: CacheKey,
  write: () => Promise<string>,
): Promise<Buffer> {
  const { method, routeOptions, headers } = request;
  const key = JSON.stringify([routeOptions.url, ...variant]);
  const kept = await cache.find(key, stamp, write);
  reply.header('vary', 'accept-encoding');
  if (method !== 'POST') {
    reply.header('etag', kept.tag);
    if (names(headers['if-none-match'], kept.tag)) {
      reply.code(304);
      return Buffer.alloc(0);
    }
  }
  reply.type('application/json; charset=utf-8');
  if (kept.body.length < WORTH_COMPRESSING || !acceptsGzip(headers['accept-encoding'])) {
    return kept.body;
  }
  const compressed = await kept.gzip();
  reply.header('content-encoding', 'gzip');
  return compressed;
}

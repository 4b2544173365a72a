import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { siteCookie } from './site-cookie.ts';

/** Browsers silently drop longer cookies. */
const MAX_BYTES = 4_096;

/** Data that a browser stores between two steps. Only this server can read or make it. */
export interface SealedCookie<T> {
  /** True if a browser can store it; sealing adds a third. Check content of unbounded size first. */
  fits(content: T): boolean;
  put(reply: FastifyReply, content: T): void;
  /** Null if it is absent, expired, or made for another purpose. */
  read(request: FastifyRequest): T | null;
  /** Reads and deletes the cookie; a copy stays valid until it expires. */
  take(request: FastifyRequest, reply: FastifyReply): T | null;
}

function unseal(deps: Pick<Deps, 'cookieSealer'>, sealed: string, name: string): unknown {
  try {
    return JSON.parse(deps.cookieSealer.open(Buffer.from(sealed, 'base64url'), name));
  } catch {
    return null;
  }
}

/** @param name the cookie's name, which also separates it from others @param seconds lifetime */
export function sealedCookie<S extends z.ZodType>(
  deps: Pick<Deps, 'clock' | 'cookieSealer'>,
  name: string,
  schema: S,
  seconds: number,
): SealedCookie<z.output<S>> {
  const cookie = siteCookie(name);
  const envelope = z.object({
    purpose: z.literal(name),
    expiresAt: z.number(),
    content: z.unknown(),
  });
  const now = () => deps.clock.now().getTime();
  const read = (request: FastifyRequest): z.output<S> | null => {
    const sealed = cookie.read(request);
    if (sealed === null) return null;
    const { data } = envelope.safeParse(unseal(deps, sealed, name));
    if (!data || data.expiresAt <= now()) return null;
    return schema.safeParse(data.content).data ?? null;
  };
  const seal = (content: z.output<S>): string => {
    const text = JSON.stringify({ purpose: name, expiresAt: now() + seconds * 1_000, content });
    return deps.cookieSealer.seal(text, name).toString('base64url');
  };
  return {
    fits: (content) => Buffer.byteLength(`${cookie.longestName}=${seal(content)}`) <= MAX_BYTES,
    put: (reply, content) => cookie.set(reply, seal(content), seconds),
    read,
    take(request, reply) {
      if (cookie.read(request) !== null) cookie.clear(reply);
      return read(request);
    },
  };
}

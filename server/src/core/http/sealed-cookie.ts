import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { siteCookie } from './site-cookie.ts';

/** A browser drops a longer one without a word. */
const MAX_BYTES = 4_096;

/** What a browser keeps between two steps, as of a sign-in: only this server can read or make it. */
export interface SealedCookie<T> {
  /** Whether a browser will keep it; sealing adds a third. What has no bound of its own asks first. */
  fits(content: T): boolean;
  put(reply: FastifyReply, content: T): void;
  /** Null for one that is absent, too old, or none of this purpose. */
  read(request: FastifyRequest): T | null;
  /** The same, and asks the browser to forget it; a copy stays good until it is too old. */
  take(request: FastifyRequest, reply: FastifyReply): T | null;
}

function unseal(deps: Pick<Deps, 'cookieSealer'>, sealed: string, name: string): unknown {
  try {
    return JSON.parse(deps.cookieSealer.open(Buffer.from(sealed, 'base64url'), name));
  } catch {
    // Not sealed by this server: as good as absent.
    return null;
  }
}

/**
 * @param name of the cookie, and of its purpose: one key seals them all, and one is none of another
 * @param seconds how long it may be used
 */
export function sealedCookie<S extends z.ZodType>(
  deps: Pick<Deps, 'config' | 'clock' | 'cookieSealer'>,
  name: string,
  schema: S,
  seconds: number,
): SealedCookie<z.output<S>> {
  const cookie = siteCookie(deps.config, name);
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
    fits: (content) => Buffer.byteLength(`${cookie.name}=${seal(content)}`) <= MAX_BYTES,
    put: (reply, content) => cookie.set(reply, seal(content), seconds),
    read,
    take(request, reply) {
      if (cookie.read(request) !== null) cookie.clear(reply);
      return read(request);
    },
  };
}

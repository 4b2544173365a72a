import type { FastifyReply, FastifyRequest } from 'fastify';

export interface SiteCookie {
  /** The longest name that the cookie can have. */
  longestName: string;
  read(request: FastifyRequest): string | null;
  /** @param maxAge in seconds; without it, the cookie ends with the browser */
  set(reply: FastifyReply, value: string, maxAge?: number): void;
  clear(reply: FastifyReply): void;
}

/** HttpOnly and SameSite=Lax; also Secure and `__Host-` if the request came to an https address. */
export function siteCookie(name: string): SiteCookie {
  const secureName = `__Host-${name}`;
  const isSecure = ({ ownAddress }: FastifyRequest) => ownAddress?.startsWith('https:') ?? false;
  const nameFor = (request: FastifyRequest) => (isSecure(request) ? secureName : name);
  const attributesFor = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;
  return {
    longestName: secureName,
    read: (request) => request.cookies[nameFor(request)] ?? null,
    set(reply, value, maxAge) {
      reply.setCookie(nameFor(reply.request), value, {
        ...attributesFor(reply.request),
        ...(maxAge !== undefined && { maxAge }),
      });
    },
    clear(reply) {
      reply.clearCookie(nameFor(reply.request), attributesFor(reply.request));
    },
  };
}

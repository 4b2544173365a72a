import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#core/config.ts';

export interface SiteCookie {
  name: string;
  read(request: FastifyRequest): string | null;
  /** @param maxAge in seconds; without it, the cookie ends with the browser */
  set(reply: FastifyReply, value: string, maxAge?: number): void;
  clear(reply: FastifyReply): void;
}

/** HttpOnly and SameSite=Lax; also Secure and `__Host-` if the public address uses https. */
export function siteCookie(config: Pick<Config, 'publicUrl'>, name: string): SiteCookie {
  const secure = config.publicUrl.startsWith('https:');
  const fullName = secure ? `__Host-${name}` : name;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    name: fullName,
    read: (request) => request.cookies[fullName] ?? null,
    set(reply, value, maxAge) {
      reply.setCookie(fullName, value, { ...attributes, ...(maxAge !== undefined && { maxAge }) });
    },
    clear(reply) {
      reply.clearCookie(fullName, attributes);
    },
  };
}

import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { AppError } from '#core/errors.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * The policy of a page that may frame these sources: origins, or `'self'`; none when there are none
 * (S14). The one of a page of the web app is made anew each time it is asked for.
 */
export function contentSecurityPolicy(publicUrl: string, frameSources: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    // The component library sets sizes and positions by style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // A spreadsheet is packed in a worker that its library makes from a blob.
    "worker-src 'self' blob:",
    `frame-src ${frameSources.length > 0 ? frameSources.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

/**
 * What every reply carries; HSTS only where the public address is https (S14). Asked of helmet once: with
 * these settings it says the same of every request, and put together each time it was a fifth of a call.
 */
function securityHeaders(publicUrl: string): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: true,
    },
    crossOriginEmbedderPolicy: false,
  });
  setHeaders(response.req, response, (error) => {
    if (error) throw error;
  });
  return {
    'content-security-policy': contentSecurityPolicy(publicUrl, []),
    // Where a page or a file says nothing else.
    'cache-control': 'no-store',
    ...response.getHeaders(),
  };
}

/** The headers of S14, and the request's id, by which the log knows it. */
export function installHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/**
 * Refuses a state-changing call that a page of another site made (S7, 3.5.1). Browsers always send
 * Origin with such a call; a caller that is no browser has no cookie of a victim to misuse.
 */
export function installSameOriginCheck(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.includes(request.method)) return done();
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const sameSite = site === undefined || site === 'same-origin' || site === 'none';
    const sameOrigin =
      origin === undefined || origin === own || URL.parse(origin)?.host === request.host;
    if (sameSite && sameOrigin) return done();
    throw new AppError('foreign_origin', 'This call may only be made from the intranet itself.');
  });
}

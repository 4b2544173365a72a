import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** CSP and the other headers of S14; HSTS only where the public address is https. */
export async function installHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const https = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library sets sizes and positions by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        // A spreadsheet is packed in a worker that its library makes from a blob.
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
  });
}

/**
 * Refuses a state-changing call that a page of another site made (S7, 3.5.1). Browsers always send
 * Origin with such a call; a caller that is no browser has no cookie of a victim to misuse.
 */
export function installSameOriginCheck(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.includes(request.method)) return;
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const sameSite = site === undefined || site === 'same-origin' || site === 'none';
    const sameOrigin =
      origin === undefined || origin === own || URL.parse(origin)?.host === request.host;
    if (!sameSite || !sameOrigin) {
      throw new AppError('foreign_origin', 'This call may only be made from the intranet itself.');
    }
  });
}

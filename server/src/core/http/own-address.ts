import { t } from '@intranet/contract/core/i18n/t.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#core/config.ts';
import { AppError } from '#core/errors.ts';
import { wrongAddressPage } from './wrong-address-page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The origin at which this request came: one of PUBLIC_URL, if it is set. Null if it is none. */
    ownAddress: string | null;
  }
}

type Site = Pick<Config, 'publicUrls'>;

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** Load balancers and Prometheus use each server's own address. */
const PROBES = ['/healthz', '/readyz', '/metrics'];

function requestedOrigin(request: FastifyRequest): string | null {
  return URL.parse(`${request.protocol}://${request.host}`)?.origin ?? null;
}

/** The addresses with the host of the request. Two if the same host is listed with http and https. */
function addressesAt({ host }: FastifyRequest, { publicUrls }: Site): string[] {
  return publicUrls.filter((address) => {
    const { protocol, host: own } = new URL(address);
    return host === own || URL.parse(`${protocol}//${host}`)?.host === own;
  });
}

/**
 * Its scheme is that of PUBLIC_URL, because a proxy that ends TLS need not be in TRUST_PROXY. Only if
 * both schemes are listed, or none, the scheme of the request counts.
 */
function findOwnAddress(request: FastifyRequest, site: Site): string | null {
  if (site.publicUrls.length === 0) return requestedOrigin(request);
  const [first, ...others] = addressesAt(request, site);
  if (first === undefined) return null;
  return [first, ...others].find((address) => address === requestedOrigin(request)) ?? first;
}

/** Sets `request.ownAddress`, on which cookies, headers and sign-in depend. */
export function installOwnAddress(app: FastifyInstance, site: Site): void {
  app.decorateRequest('ownAddress', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.ownAddress = findOwnAddress(request, site);
    done();
  });
}

/** Accepts only hosts of PUBLIC_URL, against DNS rebinding, except for health checks and metrics. */
export function installHostCheck(app: FastifyInstance, { publicUrls }: Site): void {
  if (publicUrls.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?')[0] ?? '';
    if (request.ownAddress !== null || PROBES.includes(path)) return done();
    const wantsPage = SAFE_METHODS.includes(request.method) && !path.startsWith('/api/');
    if (wantsPage && request.headers.accept?.includes('text/html')) {
      reply.code(421).type('text/html; charset=utf-8').send(wrongAddressPage(publicUrls));
      return;
    }
    throw new AppError(
      'wrong_address',
      t(
        'The intranet is at {addresses}. Please use {count, plural, one {that address} other {one of these addresses}}.',
        { addresses: publicUrls.join(', '), count: publicUrls.length },
      ),
    );
  });
}

/** Refuses changes from pages of other sites (S7), which always send Origin. */
export function installSameOriginCheck(app: FastifyInstance, site: Site): void {
  const isOwn = (origin: string, request: FastifyRequest) =>
    origin === request.ownAddress || addressesAt(request, site).includes(origin);
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.includes(request.method)) return done();
    const { origin } = request.headers;
    const fetchSite = request.headers['sec-fetch-site'];
    const sameSite = fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
    if (sameSite && (origin === undefined || isOwn(origin, request))) return done();
    throw new AppError('foreign_origin', t('You can only do this from within the intranet.'));
  });
}

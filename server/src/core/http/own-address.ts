import { currentLocale, t } from '@intranet/contract/core/i18n/t.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#core/config.ts';
import { AppError } from '#core/errors.ts';

type Site = Pick<Config, 'publicUrl' | 'isPublicUrlSet'>;

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
/** Load balancers and Prometheus use each server's own address. */
const PROBES = ['/healthz', '/readyz', '/metrics'];

function requestedOrigin(request: FastifyRequest): URL | null {
  return URL.parse(`${request.protocol}://${request.host}`);
}

function wrongAddressPage(publicUrl: string): string {
  return `<!doctype html>
<html lang="${currentLocale()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${t('Wrong address')}</title>
<h1>${t('The intranet is at another address')}</h1>
<p>${t('Please open {link}.', { link: `<a href="${publicUrl}/">${publicUrl}</a>` })}</p>
</html>
`;
}

/** Accepts only PUBLIC_URL's host, against DNS rebinding, except for health checks and metrics. */
export function installHostCheck(app: FastifyInstance, { publicUrl, isPublicUrlSet }: Site): void {
  if (!isPublicUrlSet) return;
  const own = new URL(publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    const requested = URL.parse(`${own.protocol}//${request.host}`);
    const path = request.url.split('?')[0] ?? '';
    if (requested?.host === own.host || PROBES.includes(path)) return done();
    const wantsPage = SAFE_METHODS.includes(request.method) && !path.startsWith('/api/');
    if (wantsPage && request.headers.accept?.includes('text/html')) {
      reply.code(421).type('text/html; charset=utf-8').send(wrongAddressPage(publicUrl));
      return;
    }
    throw new AppError(
      'wrong_address',
      t('The intranet is at {publicUrl}. Please use that address.', { publicUrl }),
    );
  });
}

/** Refuses changes from pages of other sites (S7), which always send Origin. */
export function installSameOriginCheck(app: FastifyInstance, { publicUrl, isPublicUrlSet }: Site) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.includes(request.method)) return done();
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const sameSite = site === undefined || site === 'same-origin' || site === 'none';
    const own = isPublicUrlSet ? publicUrl : requestedOrigin(request)?.origin;
    if (sameSite && (origin === undefined || origin === own)) return done();
    throw new AppError('foreign_origin', t('You can only do this from within the intranet.'));
  });
}

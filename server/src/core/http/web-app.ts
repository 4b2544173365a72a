import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { PAGES } from '@intranet/contract/pages.ts';
import type { FastifyInstance } from 'fastify';
import { notFound } from './server.ts';

const built = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/** True when the web app has been built. */
function webAppIsBuilt(): boolean {
  return existsSync(path.join(built, 'index.html'));
}

/**
 * Serves the built web app: hashed files for good and compressed beforehand, its one page at every
 * address that is a page's, the same page with status 404 elsewhere; and JSON under /api.
 */
export async function mountWebApp(app: FastifyInstance): Promise<void> {
  const hasWebApp = webAppIsBuilt();
  if (hasWebApp) {
    await app.register(fastifyStatic, {
      root: built,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (res, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        res.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const pages = new Set<string>(['/', '/logout', ...PAGES.map((page) => page.path)]);
  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?')[0] ?? '';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const withoutSlash = address.replace(/(?<=.)\/$/, '');
    if (withoutSlash !== address && reads && pages.has(withoutSlash)) {
      return reply.redirect(withoutSlash + request.url.slice(address.length), 308);
    }
    if (hasWebApp && reads && pages.has(address)) return reply.sendFile('index.html');
    const wantsPage = reads && (request.headers.accept ?? '').includes('html');
    if (!hasWebApp || !wantsPage || address.startsWith('/api/')) {
      return reply.code(404).send(notFound());
    }
    return reply.code(404).sendFile('index.html');
  });
}

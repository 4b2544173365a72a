import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { PAGES } from '@intranet/contract/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './security.ts';
import { notFound } from './server.ts';

/** Where the web app is built. */
const BUILT = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

export interface WebAppOptions {
  publicUrl: string;
  /** What the page asked for may frame, at this moment (S14). */
  frameSources(request: FastifyRequest): Promise<string[]>;
  /** Another directory than the one where the web app is built, for tests. */
  directory?: string | undefined;
}

/** The web app's one page, with a policy of its own. */
async function sendPage(
  { publicUrl, frameSources }: WebAppOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sources = await frameSources(request).catch((error: unknown) => {
    // The page is there also while the database is away; it only frames nothing.
    request.log.error(error);
    return [];
  });
  reply.header('content-security-policy', contentSecurityPolicy(publicUrl, sources));
  // Sent whole each time: a browser that is told "not modified" may keep the policy of before.
  return reply.sendFile('index.html', { etag: false, lastModified: false });
}

/**
 * Serves the built web app: hashed files for good and compressed beforehand, its one page at every
 * address that is a page's, the same page with status 404 elsewhere; and JSON under /api.
 */
export async function mountWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { directory = BUILT } = options;
  const hasWebApp = existsSync(path.join(directory, 'index.html'));
  if (hasWebApp) {
    await app.register(fastifyStatic, {
      root: directory,
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
  app.setNotFoundHandler(async (request, reply) => {
    const address = request.url.split('?')[0] ?? '';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const withoutSlash = address.replace(/(?<=.)\/$/, '');
    if (withoutSlash !== address && reads && pages.has(withoutSlash)) {
      return reply.redirect(withoutSlash + request.url.slice(address.length), 308);
    }
    if (hasWebApp && reads && pages.has(address)) return sendPage(options, request, reply);
    const wantsPage = reads && (request.headers.accept ?? '').includes('html');
    if (!hasWebApp || !wantsPage || address.startsWith('/api/')) {
      return reply.code(404).send(notFound());
    }
    return sendPage(options, request, reply.code(404));
  });
}

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { PAGES, swapShowcase } from '@intranet/contract/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './security.ts';
import { notFound } from './server.ts';
import { readHints } from './web-app-hints.ts';

/** Where the web app is built. */
const BUILT = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/** What the page is told before it is drawn stands in its head as `<meta>`, with a value as it is built. */
const settingIn = (name: string) => new RegExp(`(?<=<meta name="${name}" content=")[^"]*`);

/** The nonce of the page's policy for the style elements that its scripts add. */
const STYLE_NONCE = /(?<=<meta name="style-nonce" nonce=")[^"]*/;

/**
 * What a browser does with a page and never with a page's script or style: some 500 bytes that each of them
 * would carry. None of our scripts is a worker's, whose policy would be its own (S14).
 */
const ONLY_FOR_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

export interface WebAppOptions {
  publicUrl: string;
  /** The path of the project cards, without its slash (D5); the setting allows nothing that HTML would escape. */
  showcaseName: string;
  /** Whether the page says that it is a demo, from its first drawing on. */
  demo: boolean;
  /** Whether somebody may be signed in, as far as the request alone says. */
  hasSession(request: FastifyRequest): boolean;
  /** What the page asked for may frame, at this moment (S14). */
  frameSources(request: FastifyRequest): Promise<string[]>;
  /** Another directory than the one where the web app is built, for tests. */
  directory?: string | undefined;
}

/** The web app's one page with its settings; null where it is not built. */
function readPage(directory: string, { showcaseName, demo }: WebAppOptions): string | null {
  const file = path.join(directory, 'index.html');
  if (!existsSync(file)) return null;
  return readFileSync(file, 'utf8')
    .replace(settingIn('showcase-name'), showcaseName)
    .replace(settingIn('demo'), demo ? 'yes' : 'no');
}

/** The web app's one page, with a policy of its own. */
async function sendPage(
  html: string,
  { publicUrl, frameSources }: WebAppOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sources = await frameSources(request).catch((error: unknown) => {
    // The page is there also while the database is away; it only frames nothing.
    request.log.error(error);
    return [];
  });
  const nonce = randomBytes(16).toString('base64');
  reply.header('content-security-policy', contentSecurityPolicy(publicUrl, sources, nonce));
  // Sent whole each time: a browser that is told "not modified" may keep the policy of before.
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replace(STYLE_NONCE, nonce));
}

/**
 * Serves the built web app: hashed files for good and compressed beforehand, its one page at every
 * address that is a page's, the same page with status 404 elsewhere; and JSON under /api.
 */
export async function mountWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { directory = BUILT, showcaseName } = options;
  const html = readPage(directory, options);
  if (html) {
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (res, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        res.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (/\.(js|css)(\.(br|gz))?$/.test(file)) {
          for (const name of ONLY_FOR_PAGES) res.removeHeader(name);
        }
      },
    });
  }
  const hints = new Map(
    [...readHints(directory)].map(([page, links]) => [swapShowcase(page, showcaseName), links]),
  );
  /** To who is signed in, the page with what it begins with; to a stranger, who is led elsewhere, without. */
  const write = (page: string, address: string, request: FastifyRequest) =>
    options.hasSession(request)
      ? page.replace('</head>', `${hints.get(address) ?? ''}</head>`)
      : page;
  const pages = new Set(['/', '/logout', ...PAGES.map((p) => swapShowcase(p.path, showcaseName))]);
  app.setNotFoundHandler(async (request, reply) => {
    const address = request.url.split('?')[0] ?? '';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const withoutSlash = address.replace(/(?<=.)\/$/, '');
    if (withoutSlash !== address && reads && pages.has(withoutSlash)) {
      return reply.redirect(withoutSlash + request.url.slice(address.length), 308);
    }
    if (html && reads && pages.has(address)) {
      return sendPage(write(html, address, request), options, request, reply);
    }
    const wantsPage = reads && (request.headers.accept ?? '').includes('html');
    if (!html || !wantsPage || address.startsWith('/api/')) {
      return reply.code(404).send(notFound());
    }
    return sendPage(html, options, request, reply.code(404));
  });
}

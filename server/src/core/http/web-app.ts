import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { pageLang } from '@intranet/contract/core/i18n/languages.ts';
import { msg, t } from '@intranet/contract/core/i18n/t.ts';
import { pageOfEncodedLink } from '@intranet/contract/emailed-links.ts';
import { findPage, PAGES, swapShowcase } from '@intranet/contract/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../brand/brand.ts';
import { currentLanguage } from '../translators.ts';
import { accepts } from './accepts-encoding.ts';
import { escapeHtml } from './escape-html.ts';
import { NOT_FOR_FILES, UNCHANGING, VALIDATORS } from './file-headers.ts';
import { MESSAGES, messagesAddress, mountMessages } from './messages.ts';
import { contentSecurityPolicy, WORKER_POLICY } from './security.ts';
import { notFound } from './server.ts';

/** The first call of a signed-in user. Its attributes match those of the later `fetch`. */
const FIRST_CALL = '<link rel="preload" as="fetch" crossorigin href="/api/current_user">';

/** Vite's list of the files that it built. */
const MANIFEST = '.vite/manifest.json';
/** The chunk of `web/vite.config.ts` that the sign-in page needs. */
const FOR_SIGN_IN = ['sign-in'];
/** The chunks that all other pages need. */
const FOR_ALL = [...FOR_SIGN_IN, 'start', 'compiler', 'app', 'shared'];

/** A worker that pages share is not under their policy. */
const WORKER = /-worker-[^/]*\.js(\.(br|gz))?$/;

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
}

function hint(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}

/** Preload hints, so that the first requests run in parallel. @param names of the chunks */
function readHints(directory: string, names: string[]): string {
  const file = path.join(directory, MANIFEST);
  if (!existsSync(file)) return '';
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(file, 'utf8'));
  const needed = Object.values(manifest).filter(({ name = '' }) => names.includes(name));
  const files = needed.flatMap(({ file: script, css = [] }) => [script, ...css]);
  return files.map(hint).join('');
}

const BUILT = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/** @param directory of the setting WEB_DIR, if there is one */
export const hasWebApp = (directory: string | null): boolean =>
  existsSync(path.join(directory ?? BUILT, 'index.html'));

/** The first element of that name. */
const settingIn = (name: string) => new RegExp(`(?<=<meta name="${name}" content=")[^"]*`);

/** The window's title until the app writes its own, for previews and reading aloud. */
function titleOf(page: string, company: string): string {
  const title = findPage(page)?.title ?? msg('Page not found');
  return `<title>${escapeHtml(`${t(title)} · ${company}`)}</title>`;
}

/** The document in the user's language (docs/decisions/0022). @param page its path in the app */
function translated(html: string, page: string, company: string): string {
  const language = currentLanguage();
  const about = t('Reports, leave and everything about work, in one place.');
  return html
    .replace('<html lang="en"', `<html lang="${pageLang(language)}"`)
    .replace(`src="${MESSAGES}"`, `src="${messagesAddress(page)}"`)
    .replace(settingIn('description'), () => escapeHtml(about))
    .replace('<title>Intranet</title>', () => titleOf(page, company));
}

const compress = promisify(gzip);

const STYLE_NONCE = /(?<=<meta name="style-nonce" nonce=")[^"]*/;

interface WebAppOptions {
  showcaseName: string;
  demo: boolean;
  brand: Brand;
  hasSession(request: FastifyRequest): boolean;
  frameSources(request: FastifyRequest): Promise<string[]>;
  directory?: string | undefined;
}

function readPage(directory: string, { showcaseName, demo, brand }: WebAppOptions): string | null {
  const file = path.join(directory, 'index.html');
  if (!existsSync(file)) return null;
  return readFileSync(file, 'utf8')
    .replace(settingIn('showcase-name'), showcaseName)
    .replace(settingIn('demo'), demo ? 'yes' : 'no')
    .replace(settingIn('theme-color'), brand.shades[8])
    .replace(settingIn('application-name'), () => escapeHtml(brand.name))
    .replace(settingIn('logo'), brand.logo ? 'yes' : 'no');
}

async function sendPage(
  html: string,
  { frameSources }: WebAppOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sources = await frameSources(request).catch((error: unknown) => {
    // The page works without the database, but frames nothing.
    request.log.error(error);
    return [];
  });
  const nonce = randomBytes(16).toString('base64');
  reply.header(
    'content-security-policy',
    contentSecurityPolicy(request.ownAddress, sources, nonce),
  );
  // Always sent in full, because after a 304 a browser may use the previous policy.
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  const page = html.replace(STYLE_NONCE, nonce);
  if (!accepts('gzip', request.headers['accept-encoding'])) return reply.send(page);
  // Nothing in the page is both secret and near text of a visitor's choice (BREACH).
  return reply.header('content-encoding', 'gzip').send(await compress(page));
}

/** Serves hashed files, and the HTML page at every page's address; 404 elsewhere, as JSON under /api. */
export async function mountWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { directory = BUILT, showcaseName } = options;
  mountMessages(app);
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
        res.header('cache-control', hashed ? UNCHANGING : 'no-cache');
        if (/\.(js|css|woff2)(\.(br|gz))?$/.test(file)) {
          for (const name of NOT_FOR_FILES) res.removeHeader(name);
        }
        if (WORKER.test(file)) res.header('content-security-policy', WORKER_POLICY);
        if (hashed) for (const name of VALIDATORS) res.removeHeader(name);
      },
    });
  }
  const write = (page: string, address: string) =>
    translated(page, swapShowcase(address, showcaseName), options.brand.name);
  const forSignIn = readHints(directory, FOR_SIGN_IN);
  const forAll = readHints(directory, FOR_ALL);
  const hintsFor = (request: FastifyRequest, address: string) => {
    if (options.hasSession(request)) return FIRST_CALL + forAll;
    return address === '/login' ? forSignIn : forAll;
  };
  const withHints = (page: string, request: FastifyRequest, address: string) =>
    page.replace('</head>', `${hintsFor(request, address)}</head>`);
  const pages = new Set(['/', '/logout', ...PAGES.map((p) => swapShowcase(p.path, showcaseName))]);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const page = pageOfEncodedLink(path);
    // Requests for its files must not carry the secret in Referer (S8).
    if (page) reply.header('referrer-policy', 'no-referrer');
    const address = page ?? path;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const withoutSlash = address.replace(/(?<=.)\/$/, '');
    if (withoutSlash !== address && reads && pages.has(withoutSlash)) {
      return reply.redirect(withoutSlash + request.url.slice(address.length), 308);
    }
    if (html && reads && pages.has(address)) {
      return sendPage(write(withHints(html, request, address), address), options, request, reply);
    }
    const wantsPage = reads && (request.headers.accept ?? '').includes('html');
    if (!html || !wantsPage || address.startsWith('/api/')) {
      return reply.code(404).send(notFound());
    }
    return sendPage(write(html, address), options, request, reply.code(404));
  });
}

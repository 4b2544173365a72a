import { createHash } from 'node:crypto';
import { OPERATIONS } from '@intranet/contract/endpoints.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { describeApi } from './openapi.ts';

/** Serves GET /api/openapi.json, with a session only. */
export function mountApiDescription(
  app: FastifyInstance,
  companyName: string,
  requireSession: (request: FastifyRequest) => Promise<void>,
): void {
  let written: string | undefined;
  app.get('/api/openapi.json', { onRequest: requireSession }, async (_, reply) => {
    written ??= JSON.stringify(describeApi(companyName, OPERATIONS));
    return reply.type('application/json; charset=utf-8').send(written);
  });
}

const PATH = '/api/docs';

type Reference = { html: string; policy: string; script: Buffer };

/** Loads nothing from other sites and reports nothing to the library's makers. */
const CONFIGURATION = {
  url: '/api/openapi.json',
  pageTitle: 'API reference',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  agent: { disabled: true },
  mcp: { disabled: true },
} as const;

/** Allows inline styles, which the library sets at run time, and one inline script by its hash. */
function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join(';');
}

/** Renders the page on demand, because the library is 5 MB. */
async function render(): Promise<Reference> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const app = Fastify();
  await app.register(reference, { routePrefix: PATH, configuration: CONFIGURATION });
  const html = (await app.inject(`${PATH}/`)).body;
  const script = (await app.inject(`${PATH}/js/scalar.js`)).rawPayload;
  await app.close();
  return { html, script, policy: policyOf(html) };
}

/** Serves the API reference at /api/docs/, with a session only. */
export function mountApiReference(
  app: FastifyInstance,
  requireSession: (request: FastifyRequest) => Promise<void>,
): void {
  let rendered: Promise<Reference> | undefined;
  const reference = () => {
    rendered ??= render();
    return rendered;
  };
  const options = { onRequest: requireSession };
  /** Redirects a browser without a session to the sign-in page instead of a JSON error. */
  const pageOptions = {
    ...options,
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      try {
        await requireSession(request);
      } catch (error) {
        const wantsPage = request.headers.accept?.includes('text/html');
        if (!wantsPage || !(error instanceof AppError) || error.code !== 'unauthenticated')
          throw error;
        return reply.redirect('/login', 302);
      }
    },
  };
  app.get(PATH, pageOptions, (_, reply) => reply.redirect(`${PATH}/`, 308));
  app.get(`${PATH}/`, pageOptions, async (_, reply) => {
    const { html, policy } = await reference();
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html);
  });
  app.get(`${PATH}/js/scalar.js`, options, async (_, reply) => {
    const { script } = await reference();
    reply.header('cache-control', 'private, max-age=3600');
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
}

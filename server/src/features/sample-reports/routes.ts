import { readFileSync } from 'node:fs';
import { SAMPLE_REPORTS } from '@intranet/contract/links/address.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findSamplePage } from './queries.ts';
import { STYLESHEET } from './render-page.ts';

const stylesheet = readFileSync(new URL(STYLESHEET, import.meta.url), 'utf8');

/** They may load the stylesheet and nothing else, and this site alone may frame them (S14). */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply
    .header('cache-control', 'no-cache')
    .header('content-security-policy', POLICY)
    .header('x-frame-options', 'SAMEORIGIN')
    .type(`${type}; charset=utf-8`)
    .send(body);
}

/** The pages that stand in for outside reports in the demo, at /sample-reports/{name}.html (D34). */
export function sampleReportRoutes(app: FastifyInstance): void {
  app.get(`${SAMPLE_REPORTS}${STYLESHEET}`, { schema: { hide: true } }, (_request, reply) =>
    send(reply, 'text/css', stylesheet),
  );
  app.get<{ Params: { file: string } }>(
    `${SAMPLE_REPORTS}:file`,
    { schema: { hide: true } },
    (request, reply) => {
      const page = findSamplePage(request.params.file);
      return page === undefined ? reply.callNotFound() : send(reply, 'text/html', page);
    },
  );
}

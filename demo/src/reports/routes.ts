import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { LANGUAGE_COOKIE } from '@intranet/contract/core/i18n/languages.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FOLDER, findReport } from './find-page.ts';
import { renderPage } from './render-page.ts';
import type { Lang } from './report.ts';

/** Pages may load this site's stylesheet and script, and only this site may frame them (S14). */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

function send(reply: FastifyReply, type: string, body: string | Buffer, cache = 'no-cache') {
  return reply
    .header('cache-control', cache)
    .header('content-security-policy', POLICY)
    .header('x-frame-options', 'SAMEORIGIN')
    .type(type)
    .send(body);
}

/** Reads a file that pages load. Its address changes with its content, so browsers can cache it. */
function readAsset(name: string, type: string, file: string) {
  const url = new URL(file, import.meta.url);
  const body = existsSync(url) ? readFileSync(url) : Buffer.alloc(0);
  const version = createHash('sha256').update(body).digest('hex').slice(0, 8);
  return { path: FOLDER + name, address: `${FOLDER}${name}?v=${version}`, type, body };
}

const LANG: Partial<Record<string, Lang>> = { 'pt-BR': 'pt-BR', en: 'en', es: 'en' };

/** Serves the sample reports at /sample-reports/{name}.html, with their files (D34). */
export function sampleReportRoutes(app: FastifyInstance): void {
  const stylesheet = readAsset('reports.css', 'text/css; charset=utf-8', 'reports.css');
  // Built by `npm run build`; without it a report has its table but no charts.
  const script = readAsset('charts.js', 'text/javascript; charset=utf-8', '../../dist/charts.js');
  const fonts = ['inter-main.woff2', 'inter-rest.woff2'].map((name) =>
    readAsset(name, 'font/woff2', `../../../web/src/app/fonts/${name}`),
  );
  const files = { stylesheet: stylesheet.address, script: script.address };
  for (const { path, type, body } of [stylesheet, script, ...fonts]) {
    app.get(path, (_request, reply) =>
      send(reply, type, body, 'public, max-age=31536000, immutable'),
    );
  }
  app.get<{ Params: { file: string } }>(`${FOLDER}:file`, (request, reply) => {
    const report = findReport(request.params.file);
    if (!report) return reply.callNotFound();
    return send(
      reply,
      'text/html; charset=utf-8',
      renderPage(
        report,
        files,
        LANG[request.cookies[LANGUAGE_COOKIE] ?? ''],
        request.headers['sec-fetch-dest'] === 'iframe',
      ),
    );
  });
}

import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export function contentSecurityPolicy(
  publicUrl: string,
  frameSources: readonly string[],
  styleNonce?: string,
): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    // The component library adds style elements with the page's nonce (decision 0020).
    `style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The spreadsheet library runs a worker from a blob.
    "worker-src 'self' blob:",
    `frame-src ${frameSources.length > 0 ? frameSources.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

/** Only the site's own pages use passkeys and the clipboard; framed reports may use full screen (spec §2). */
const PERMISSIONS_POLICY = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb'],
  ...['xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('clipboard-read=(self)', 'clipboard-write=(self)', 'fullscreen=*')
  .concat('publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
  .join(', ');

/** Omitted from data, scripts and styles, where they cost 500 bytes a reply. No script is a worker (S14). */
export const ONLY_FOR_PAGES = [
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy'],
  ...['x-dns-prefetch-control', 'x-download-options', 'x-permitted-cross-domain-policies'],
  'x-xss-protection',
];

const CALLS = /^\/api\/(?!docs\b)/;

/** Calls return data, which loads and runs nothing. */
const DATA_POLICY =
  "default-src 'none';frame-src 'none';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** HSTS is sent only with an https address (S14). Computed once, because helmet took a fifth of each call. */
function securityHeaders(publicUrl: string): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: true,
    },
    crossOriginEmbedderPolicy: false,
  });
  setHeaders(response.req, response, (error) => {
    if (error) throw error;
  });
  return {
    'content-security-policy': contentSecurityPolicy(publicUrl, []),
    'permissions-policy': PERMISSIONS_POLICY,
    'cache-control': 'no-store',
    ...response.getHeaders(),
  };
}

export function installHeaders(app: FastifyInstance, publicUrl: string): void {
  const forPages = securityHeaders(publicUrl);
  const forCalls: OutgoingHttpHeaders = { ...forPages, 'content-security-policy': DATA_POLICY };
  for (const name of ONLY_FOR_PAGES) delete forCalls[name];
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(CALLS.test(request.url) ? forCalls : forPages).header('x-request-id', request.id);
    done();
  });
}

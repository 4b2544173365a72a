import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '#core/config.ts';

type Site = Pick<Config, 'publicUrls'>;

/** @param address the origin of the page; null if the request came to none of ours */
export function contentSecurityPolicy(
  address: string | null,
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
    ...(address?.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
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

/** Workers of this site call its server and load nothing else. */
export const WORKER_POLICY = "default-src 'none';connect-src 'self'";

/** Omitted from data, scripts and styles, where they cost 500 bytes a reply (S14). */
export const ONLY_FOR_PAGES = [
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy'],
  ...['x-dns-prefetch-control', 'x-download-options', 'x-permitted-cross-domain-policies'],
  'x-xss-protection',
];

const CALLS = /^\/api\/(?!docs\b)/;

/** Calls return data, which loads and runs nothing. */
const DATA_POLICY =
  "default-src 'none';frame-src 'none';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** Null unless it is an https address (S14). Browsers would otherwise lose an http address of the list. */
function transportSecurity(address: string | null, { publicUrls }: Site) {
  const { protocol, hostname } = new URL(address ?? 'http://none');
  if (protocol !== 'https:') return null;
  const plain = publicUrls.map((one) => new URL(one)).filter((one) => one.protocol === 'http:');
  if (plain.some((one) => one.hostname === hostname)) return null;
  const includeSubDomains = !plain.some((one) => one.hostname.endsWith(`.${hostname}`));
  return { maxAge: 31_536_000, includeSubDomains };
}

function securityHeaders(address: string | null, site: Site): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: transportSecurity(address, site) ?? false,
    crossOriginEmbedderPolicy: false,
  });
  setHeaders(response.req, response, (error) => {
    if (error) throw error;
  });
  return {
    'content-security-policy': contentSecurityPolicy(address, []),
    'permissions-policy': PERMISSIONS_POLICY,
    'cache-control': 'no-store',
    ...response.getHeaders(),
  };
}

/** The headers of pages and of calls at an address. */
function headersAt(address: string | null, site: Site) {
  const forPages = securityHeaders(address, site);
  const forCalls: OutgoingHttpHeaders = { ...forPages, 'content-security-policy': DATA_POLICY };
  for (const name of ONLY_FOR_PAGES) delete forCalls[name];
  return { forPages, forCalls };
}

/** Computed once for each address, because helmet took a fifth of each call. */
export function installHeaders(app: FastifyInstance, site: Site): void {
  const elsewhere = headersAt(null, site);
  const known = new Map(site.publicUrls.map((address) => [address, headersAt(address, site)]));
  app.addHook('onRequest', (request, reply, done) => {
    const { forPages, forCalls } = known.get(request.ownAddress ?? '') ?? elsewhere;
    reply.headers(CALLS.test(request.url) ? forCalls : forPages).header('x-request-id', request.id);
    done();
  });
}

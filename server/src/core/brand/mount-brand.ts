import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@intranet/contract/core/i18n/languages.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { accepts } from '../http/accepts-encoding.ts';
import { NOT_FOR_FILES } from '../http/file-headers.ts';
import { currentLanguage } from '../translators.ts';
import type { Brand, Picture } from './brand.ts';
import { drawIcon, drawTabIcon, icoOf, markSvg, SHORTCUTS, shortcutSvg } from './icons.ts';

const ICO_SIZE = 32;
const TOUCH_SIZE = 180;
const SIZES = [192, 512] as const;

/** An SVG file from elsewhere may contain a script, which must not run as a page of this site. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Icons change only with the settings, so browsers ask again once a day. */
function send(reply: FastifyReply, type: string, content: Buffer | string): FastifyReply {
  for (const name of NOT_FOR_FILES) reply.removeHeader(name);
  return reply
    .header('content-security-policy', FILE_POLICY)
    .header('cache-control', 'public, max-age=86400')
    .type(type)
    .send(content);
}

function shortcut(name: string, icon: keyof typeof SHORTCUTS, url: string) {
  const src = `/icons/${icon}.svg`;
  return { name, url, icons: [{ src, sizes: '96x96', type: 'image/svg+xml' }] };
}

/** In the user's language; the page links it with credentials, so that the cookie says which. */
function manifest({ name, shades }: Brand) {
  const icons = SIZES.flatMap((size) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: `/icons/${purpose}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  return {
    id: '/home',
    name,
    short_name: name.slice(0, 12),
    description: t('Reports, leave and everything about work, in one place.'),
    lang: LANGUAGES[currentLanguage()].locale,
    start_url: '/home',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: shades[8],
    icons,
    shortcuts: [
      shortcut(t('Request leave'), 'request', '/vacation'),
      shortcut(t('Approvals'), 'approvals', '/approvals'),
      shortcut(t('Calendar'), 'calendar', '/calendar'),
    ],
  };
}

async function faviconSvg(brand: Brand): Promise<Buffer | string> {
  const light = brand.logo?.light;
  if (!light) return markSvg(brand);
  if (light.type === 'image/svg+xml') return light.content;
  const picture = `data:image/png;base64,${(await drawTabIcon(light.content)).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><image width="32" height="32" href="${picture}"/></svg>`;
}

async function zipFavicon(brand: Brand) {
  const plain = await faviconSvg(brand);
  return { plain, zipped: gzipSync(plain) };
}

/** The icons, the logo and the manifest of the firm. Each icon is drawn once, on its first request. */
export function mountBrand(app: FastifyInstance, brand: Brand): void {
  const drawn = new Map<string, Promise<Buffer>>();
  const icon = (size: number, maskable = false) => {
    const key = `${size} ${maskable}`;
    const known = drawn.get(key) ?? drawIcon(brand, size, maskable);
    drawn.set(key, known);
    return known;
  };
  let favicon: ReturnType<typeof zipFavicon> | undefined;
  app.get('/favicon.svg', async ({ headers }, reply) => {
    favicon ??= zipFavicon(brand);
    const { plain, zipped } = await favicon;
    reply.header('vary', 'accept-encoding');
    if (!accepts('gzip', headers['accept-encoding'])) return send(reply, 'image/svg+xml', plain);
    return send(reply.header('content-encoding', 'gzip'), 'image/svg+xml', zipped);
  });
  app.get('/favicon.ico', async (_request, reply) =>
    send(reply, 'image/x-icon', icoOf(await icon(ICO_SIZE), ICO_SIZE)),
  );
  app.get('/apple-touch-icon.png', async (_request, reply) =>
    send(reply, 'image/png', await icon(TOUCH_SIZE, true)),
  );
  for (const size of SIZES) {
    for (const purpose of ['any', 'maskable']) {
      app.get(`/icons/${purpose}-${size}.png`, async (_request, reply) => {
        // Webmail shows our emails on another site, with this icon.
        if (purpose === 'any') reply.header('cross-origin-resource-policy', 'cross-origin');
        return send(reply, 'image/png', await icon(size, purpose === 'maskable'));
      });
    }
  }
  for (const name of Object.keys(SHORTCUTS) as (keyof typeof SHORTCUTS)[]) {
    app.get(`/icons/${name}.svg`, (_request, reply) =>
      send(reply, 'image/svg+xml', shortcutSvg(brand, name)),
    );
  }
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .type('application/manifest+json')
      .send(manifest(brand)),
  );
  if (!brand.logo) return;
  const { light, dark } = brand.logo;
  const sendPicture = (reply: FastifyReply, { type, content }: Picture) =>
    send(reply, type, content);
  app.get('/brand/logo', (_request, reply) => sendPicture(reply, light));
  app.get('/brand/logo-dark', (_request, reply) => sendPicture(reply, dark));
}

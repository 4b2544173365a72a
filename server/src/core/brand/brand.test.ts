import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { createServer } from '../http/server.ts';
import { readBrand } from './brand.ts';
import { mountBrand } from './mount-brand.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const svg = path.join(folder, 'logo.svg');
writeFileSync(svg, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
const png = path.join(folder, 'logo.png');
const red = { create: { width: 40, height: 20, channels: 3, background: '#ff0000' } } as const;
writeFileSync(png, await sharp(red).png().toBuffer());
const [bare, tile] = [path.join(folder, 'bare.png'), path.join(folder, 'tile.png')];
const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const CLEAR = [0, 0, 0, 0];

/** A picture of 40 by 40 pixels, without SVG, because other tests in this process block it. */
async function draw(file: string, colourAt: (x: number, y: number) => number[]): Promise<void> {
  const pixels = [...Array(1_600).keys()].flatMap((n) => colourAt(n % 40, Math.floor(n / 40)));
  const raw = { width: 40, height: 40, channels: 4 } as const;
  writeFileSync(file, await sharp(Buffer.from(pixels), { raw }).png().toBuffer());
}
await draw(bare, (x, y) => (Math.hypot(x - 19.5, y - 19.5) < 16 ? RED : CLEAR));
await draw(tile, (x, y) => {
  const [dx, dy] = [x, y].map((at) => Math.max(10 - at, at - 29, 0)) as [number, number];
  if (Math.hypot(dx, dy) > 10) return CLEAR;
  return y < 20 ? RED : BLUE;
});

async function get(env: NodeJS.ProcessEnv, url: string, headers: Record<string, string> = {}) {
  const config = parseConfig({ LOG_LEVEL: 'silent', ...env }, { demo: false });
  const app = await createServer(config);
  mountBrand(app, readBrand(config));
  const reply = await app.inject({ url, headers });
  await app.close();
  return reply;
}

async function pixel(content: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(content)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = 4 * (y * info.width + x);
  return [...data.subarray(at, at + 4)];
}

describe('the icons', () => {
  test.each([
    ['/apple-touch-icon.png', 180],
    ['/icons/any-192.png', 192],
    ['/icons/any-512.png', 512],
    ['/icons/maskable-192.png', 192],
    ['/icons/maskable-512.png', 512],
  ])('%s is a PNG picture of %d pixels', async (url, size) => {
    const reply = await get({}, url);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(reply.rawPayload).metadata();
    expect([width, height]).toEqual([size, size]);
  });

  test.each([
    ['/icons/any-192.png', 'cross-origin'],
    ['/icons/maskable-192.png', 'same-origin'],
    ['/favicon.svg', 'same-origin'],
  ])('emails read in a browser may show only the icon they use: %s', async (url, policy) => {
    const { headers } = await get({}, url);
    expect(headers['cross-origin-resource-policy']).toBe(policy);
  });

  test('have the colour of the setting, and a maskable one fills its square', async () => {
    const icon = await get({ BRAND_COLOUR: '#7a1f3d' }, '/icons/any-192.png');
    expect(await pixel(icon.rawPayload, 96, 8)).toEqual([0x7a, 0x1f, 0x3d, 255]);
    expect((await pixel(icon.rawPayload, 0, 0))[3]).toBe(0);
    // The longest bar.
    expect(await pixel(icon.rawPayload, 144, 96)).toEqual([255, 255, 255, 255]);
    const maskable = await get({ BRAND_COLOUR: '#7a1f3d' }, '/icons/maskable-192.png');
    expect(await pixel(maskable.rawPayload, 0, 0)).toEqual([0x7a, 0x1f, 0x3d, 255]);
    expect((await get({ BRAND_COLOUR: '#7a1f3d' }, '/favicon.svg')).body).toContain('#7a1f3d');
  });

  test('show a PNG logo without a ground on white', async () => {
    const { rawPayload: any } = await get({ COMPANY_LOGO: bare }, '/icons/any-192.png');
    expect(await pixel(any, 96, 96)).toEqual([255, 0, 0, 255]);
    expect(await pixel(any, 2, 96)).toEqual([255, 255, 255, 255]);
    const { rawPayload: maskable } = await get({ COMPANY_LOGO: bare }, '/apple-touch-icon.png');
    expect(await pixel(maskable, 90, 90)).toEqual([255, 0, 0, 255]);
    expect(await pixel(maskable, 2, 2)).toEqual([255, 255, 255, 255]);
    const { rawPayload: wide } = await get({ COMPANY_LOGO: png }, '/icons/any-192.png');
    expect(await pixel(wide, 96, 96)).toEqual([255, 0, 0, 255]);
    expect(await pixel(wide, 96, 2)).toEqual([255, 255, 255, 255]);
  });

  test('keep the transparent corners of a PNG logo with a ground', async () => {
    const { rawPayload } = await get({ COMPANY_LOGO: tile }, '/icons/any-192.png');
    expect(await pixel(rawPayload, 96, 1)).toEqual([255, 0, 0, 255]);
    expect((await pixel(rawPayload, 1, 1))[3]).toBe(0);
  });

  test('that are maskable continue the ground of a PNG logo to the corners', async () => {
    const { rawPayload } = await get({ COMPANY_LOGO: tile }, '/icons/maskable-192.png');
    expect(await pixel(rawPayload, 1, 1)).toEqual([255, 0, 0, 255]);
    expect(await pixel(rawPayload, 190, 190)).toEqual([0, 0, 255, 255]);
  });

  test.each([
    ['an SVG', svg, 'viewBox="0 0 9 9"'],
    ['a PNG', png, 'href="data:image/png;base64,iVBO'],
  ])('%s logo is the icon in the browser’s tab', async (_, logo, text) => {
    const { body, headers } = await get({ COMPANY_LOGO: logo }, '/favicon.svg');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(body).toContain(text);
  });

  test('the icon in the browser’s tab is compressed for browsers that accept it', async () => {
    const accepted = { 'accept-encoding': 'gzip' };
    const { rawPayload, headers } = await get({ COMPANY_LOGO: png }, '/favicon.svg', accepted);
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'accept-encoding']);
    expect(gunzipSync(rawPayload).toString()).toContain('href="data:image/png;base64,iVBO');
  });

  test('/favicon.ico is an icon file with one picture', async () => {
    const { rawPayload, headers } = await get({}, '/favicon.ico');
    expect(headers['content-type']).toBe('image/x-icon');
    expect([...rawPayload.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
    expect((await sharp(rawPayload.subarray(22)).metadata()).width).toBe(32);
  });
});

test('the manifest is in the language of the cookie, and its shortcuts have icons', async () => {
  const config = parseConfig({ LOG_LEVEL: 'silent' }, { demo: false });
  const app = await createServer(config);
  mountBrand(app, readBrand(config));
  const { body } = await app.inject({
    url: '/manifest.webmanifest',
    headers: { cookie: 'language=pt-BR' },
  });
  const { lang, id, shortcuts } = JSON.parse(body);
  expect([lang, id, shortcuts[2].name]).toEqual(['pt-BR', '/home', 'Calendário']);
  for (const { icons } of shortcuts) {
    const { statusCode, headers } = await app.inject({ url: icons[0].src });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  }
  await app.close();
});

test('the manifest has the name, the colour and shortcuts', async () => {
  const reply = await get({ COMPANY_NAME: 'Acme Partners Ltd' }, '/manifest.webmanifest');
  expect(reply.headers['content-type']).toContain('application/manifest+json');
  expect(JSON.parse(reply.body)).toMatchObject({
    name: 'Acme Partners Ltd',
    short_name: 'Acme Partner',
    start_url: '/home',
    theme_color: '#0f5c4d',
    shortcuts: [{ url: '/vacation' }, { url: '/approvals' }, { url: '/calendar' }],
  });
});

test('the logo is served as its file, for dark screens too', async () => {
  const light = await get({ COMPANY_LOGO: svg, COMPANY_LOGO_DARK: png }, '/brand/logo');
  expect(light.headers['content-type']).toBe('image/svg+xml');
  const dark = await get({ COMPANY_LOGO: svg, COMPANY_LOGO_DARK: png }, '/brand/logo-dark');
  expect(dark.headers['content-type']).toBe('image/png');
  expect((await get({ COMPANY_LOGO: svg }, '/brand/logo-dark')).body).toBe(light.body);
  expect((await get({}, '/brand/logo')).statusCode).toBe(404);
});

test.each([
  [
    'a missing file',
    { COMPANY_LOGO: '/nowhere/logo.svg' },
    'COMPANY_LOGO: /nowhere/logo.svg could not',
  ],
  ['another format', { COMPANY_LOGO: '/etc/hosts' }, 'is neither an SVG nor a PNG file'],
])('%s stops the start with a sentence', (_, env, sentence) => {
  const config = parseConfig({ LOG_LEVEL: 'silent', ...env }, { demo: false });
  expect(() => readBrand(config)).toThrow(sentence);
});

describe('J4: a logo from elsewhere', () => {
  const evil = path.join(folder, 'evil.svg');
  writeFileSync(evil, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  test.each(['/brand/logo', '/brand/logo-dark', '/favicon.svg', '/icons/approvals.svg'])(
    '%s runs nothing as a page of this site',
    async (url) => {
      const config = parseConfig({ LOG_LEVEL: 'silent', COMPANY_LOGO: evil }, { demo: false });
      const app = await createServer(config);
      mountBrand(app, readBrand(config));
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const { headers } = await fetch(address + url);
      await app.close();
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test.each([
    ['page.svg', '<html><body><svg/></body></html>', 'an SVG'],
    ['text.svg', 'svg', 'an SVG'],
    ['jpeg.png', '\xff\xd8\xff\xe0', 'a PNG'],
    ['empty.png', '', 'a PNG'],
  ])('%s stops the start with one sentence', (name, content, kind) => {
    const file = path.join(folder, name);
    writeFileSync(file, content, 'latin1');
    const config = parseConfig({ COMPANY_LOGO: file }, { demo: false });
    expect(() => readBrand(config)).toThrow(`COMPANY_LOGO: ${file} doesn’t contain ${kind} image.`);
  });

  test.each([
    '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- by a > designer -->\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns "x">]><svg/>',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>',
  ])('%j is an SVG image', (content) => {
    const file = path.join(folder, 'good.svg');
    writeFileSync(file, content);
    const config = parseConfig({ COMPANY_LOGO: file }, { demo: false });
    expect(readBrand(config).logo?.light.type).toBe('image/svg+xml');
  });
});

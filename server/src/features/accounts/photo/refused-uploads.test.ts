import { readdir } from 'node:fs/promises';
import { PICTURE } from '@intranet/contract/core/pictures.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failure, get, upload } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { blankPng, picture } from '../../../testing/pictures.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
const CHOOSE = 'Please choose a PNG, JPEG or WebP picture of up to 10 MB.';
const DAMAGED = 'Couldn’t read this picture. The file may be damaged, so choose another one.';
const HTML = '<!doctype html><script>alert(document.domain)</script>';

let ana: Person;
beforeEach(async () => {
  ana = await makePerson(t, 'Ana');
});

const filesLeft = () => readdir(t.deps.config.dataDir, { recursive: true });
const send = (bytes: Buffer | string, name: string) =>
  upload(t, ana, '/upload_profile_photo', { username: 'Ana' }, ['profile_photo', bytes, name]);

describe('S11: refused with a sentence, and nothing is left on disk', () => {
  afterEach(async () => expect(await filesLeft()).toEqual([]));

  const jpeg = () => picture('jpeg', 'teal', { width: 1600, height: 1200 });
  const other = async (type: 'gif' | 'tiff' | 'avif') =>
    sharp(await picture())
      .toFormat(type)
      .toBuffer();

  test.each<[string, string, () => Buffer | string | Promise<Buffer>, string]>([
    ['20 MB', 'large.png', () => Buffer.alloc(20_000_000, 1), CHOOSE],
    ['a byte more than 10 MB', 'l.png', () => Buffer.alloc(PICTURE.maxBytes + 1, 1), CHOOSE],
    [
      'a sound picture of more than 10 MB',
      'large.png',
      async () => Buffer.concat([await picture(), Buffer.alloc(PICTURE.maxBytes)]),
      CHOOSE,
    ],
    [
      'a picture bomb of 30,000 × 30,000',
      'bomb.png',
      () => blankPng(30_000),
      'This picture is too large. Choose one of at most 50 megapixels.',
    ],
    ['a script named .png', 'photo.png', () => HTML, CHOOSE],
    ['a program named .png', 'photo.png', () => '#!/bin/sh\nrm -rf /\n', CHOOSE],
    [
      'an SVG',
      'photo.svg',
      () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
      CHOOSE,
    ],
    [
      'an SVG named .png',
      'photo.png',
      () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      CHOOSE,
    ],
    ['a GIF', 'photo.gif', () => other('gif'), CHOOSE],
    ['a TIFF', 'photo.tiff', () => other('tiff'), CHOOSE],
    ['an AVIF', 'photo.avif', () => other('avif'), CHOOSE],
    ['a PDF', 'photo.pdf', () => '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>', CHOOSE],
    ['a page that begins as a GIF', 'photo.png', () => `GIF89a/*${HTML}*/`, CHOOSE],
    [
      'a page that begins as a JPEG',
      'photo.jpg',
      () => Buffer.from(`\xff\xd8\xff\xe0${HTML}`, 'latin1'),
      DAMAGED,
    ],
    [
      'a page before a picture',
      'p.png',
      async () => Buffer.concat([Buffer.from(HTML), await jpeg()]),
      CHOOSE,
    ],
    ['a truncated JPEG', 'photo.jpg', async () => (await jpeg()).subarray(0, 3_000), DAMAGED],
    ['a truncated PNG', 'photo.png', async () => (await picture()).subarray(0, 90), DAMAGED],
    [
      'the first bytes of a PNG',
      'photo.png',
      () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      DAMAGED,
    ],
    ['nothing', 'photo.png', () => '', CHOOSE],
  ])('S11: %s', async (_, name, bytes, error) => {
    const reply = await send(await bytes(), name);
    expect(failure(reply)).toEqual({ status: 400, code: 'invalid_file', error });
    expect((await get(t, ana, '/api/current_user')).json().user.profile_photo).toBe('');
  });
});

test('S11: of a picture with a page in it only the picture is kept', async () => {
  const polyglots = [
    Buffer.concat([await picture('png'), Buffer.from(HTML)]),
    Buffer.concat([await picture('jpeg'), Buffer.from(HTML)]),
    await sharp(await picture())
      .withExif({ IFD0: { ImageDescription: HTML } })
      .jpeg()
      .toBuffer(),
  ];
  for (const polyglot of polyglots) {
    expect(polyglot.includes('<script>')).toBe(true);
    const reply = await send(polyglot, 'page.html');
    expect(reply.statusCode, reply.body).toBe(200);
    const photo = await get(t, ana, reply.json().photo_url);
    expect(photo.headers['content-type']).toBe('image/webp');
    expect(photo.rawPayload.includes('<script>')).toBe(false);
  }
});

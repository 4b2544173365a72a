import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeStored } from '#core/files/folder.ts';
import { deleteStrayFiles } from '#core/files/stray-files.ts';
import { failure, get, setClock, upload } from '../../testing/calls.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import { blankPng, picture } from '../../testing/pictures.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { MONTHLY_IMAGES } from './image-files.ts';

const t = useTestApp();
let ana: Person;
let nora: Person;
beforeEach(async () => {
  await t.deps.files.deleteAll(MONTHLY_IMAGES.path);
  ana = await makePerson(t, 'Ana');
  nora = await makePerson(t, 'Nora', { role: 'tudo_menos_fin' });
});

const send = (caller: Person | null, month: string, bytes: Buffer | string) =>
  upload(t, caller, '/api/upload_monthly_image', { month }, ['file', bytes]);
const listed = async () => (await get(t, nora, '/api/get_monthly_images')).json().monthlyImages;
async function stored(): Promise<string[]> {
  const { objects } = await t.deps.files.listAll(`${MONTHLY_IMAGES.path}/`);
  return [...objects].map((object) => object.name);
}

describe('spec §7: the picture of a month', () => {
  test('D38: becomes a WebP of its own shape, at most 2,000 px, without metadata, and is served so that nothing runs', async () => {
    const photo = await sharp(await picture('jpeg', 'teal', { width: 3000, height: 1200 }))
      .withExif({ IFD0: { Copyright: 'A secret name' } })
      .jpeg()
      .toBuffer();
    const reply = await send(ana, '9', photo);
    expect(reply.statusCode, reply.body).toBe(200);
    const { url } = reply.json();
    expect(url).toMatch(/^\/api\/monthly_images\/[\w-]{36}\.webp$/);
    expect(await listed()).toEqual([
      { month: 9, url, updated_at: '2026-03-02T12:00:00.000Z', updated_by: 'Ana' },
    ]);

    const served = await get(t, nora, url);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    const { format, width, height, exif } = await sharp(served.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 2000, height: 800 });
    expect((await get(t, null, url)).statusCode).toBe(401);
    const audited = await t.deps.db
      .selectFrom('audit_entries')
      .select(['action', 'actor', 'subject'])
      .execute();
    expect(audited).toEqual([
      { action: 'monthly_image_changed', actor: 'Ana', subject: 'September 2026' },
    ]);
  });

  test('another one takes its place, whose file goes; other months stay; a small one is not enlarged', async () => {
    const june = (await send(ana, '6', await picture())).json().url;
    const first = (await send(ana, '12', await picture())).json().url;
    const second = (await send(ana, '12', await picture('webp', 'red'))).json().url;
    expect((await listed()).map((row: { month: number; url: string }) => row)).toMatchObject([
      { month: 6, url: june },
      { month: 12, url: second },
    ]);
    expect(await stored()).toHaveLength(2);
    expect(failure(await get(t, ana, first))).toMatchObject({ status: 404, code: 'not_found' });
    const { width, height } = await sharp((await get(t, ana, second)).rawPayload).metadata();
    expect([width, height]).toEqual([300, 200]);
  });

  test('six at once, the first of all among them, leave the one file that is shown', async () => {
    const bytes = await picture();
    const ada = await makePerson(t, 'Ada', { role: 'admin' });
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send(ada, '3', bytes)));
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(6).fill(200));
    const [shown] = await listed();
    expect(await stored()).toEqual([shown.url.split('/').at(-1)]);
  });

  test('D54: a year’s picture stays when the month comes again; a closed year takes none', async () => {
    const sendIn = async (year: string) =>
      upload(t, ana, '/api/upload_monthly_image', { month: '1', year }, ['file', await picture()]);
    const of = async (year: number) =>
      (await get(t, nora, `/api/get_monthly_images?year=${year}`)).json().monthlyImages;
    const first = (await send(ana, '1', await picture())).json().url;
    await setClock(t, '2027-01-04');
    expect(await listed()).toEqual([]);
    const second = (await send(ana, '1', await picture())).json().url;
    expect(await listed()).toMatchObject([{ month: 1, url: second }]);
    expect(await of(2026)).toMatchObject([{ month: 1, url: first }]);
    expect((await get(t, nora, first)).statusCode).toBe(200);
    const third = (await sendIn('2026')).json().url;
    expect(await of(2026)).toMatchObject([{ month: 1, url: third }]);
    expect(await of(2027)).toMatchObject([{ month: 1, url: second }]);

    await setClock(t, '2027-02-15');
    expect(failure(await sendIn('2026'))).toEqual({
      status: 409,
      code: 'year_closed',
      error: '2026 closed on 14 February 2027, so it can’t be changed.',
    });
    for (const year of ['', 'x', '1999', '99999', '2026.5', '1e9']) {
      const reply = await sendIn(year);
      expect(reply.json().fields, year).toEqual({ year: 'Choose a year from 2000 to 2100' });
    }
    expect(await stored()).toHaveLength(2);
    expect(await of(2026)).toMatchObject([{ month: 1, url: third }]);
  });

  test('D4: only roles that write', async () => {
    expect((await send(nora, '1', await picture())).statusCode).toBe(403);
    expect((await send(null, '1', await picture())).statusCode).toBe(401);
    expect(await listed()).toEqual([]);
  });
});

test('S11: anything else is refused with a sentence, and nothing is left on disk', async () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  for (const bytes of [SVG, '<script>1</script>', Buffer.alloc(20_000_000, 1), blankPng(30_000)]) {
    const reply = await send(ana, '1', bytes);
    expect(failure(reply)).toMatchObject({ status: 400, code: 'invalid_file' });
  }
  for (const month of ['0', '13', '1.5', '', 'May', '1e309']) {
    const reply = await send(ana, month, await picture());
    expect(reply.json().fields, month).toEqual({ month: 'Choose a month' });
  }
  expect(await readdir(t.deps.config.dataDir, { recursive: true })).toEqual(['files']);
  expect(await listed()).toEqual([]);
});

test('housekeeping: files that no month shows go once they are an hour old', async () => {
  const { url } = (await send(ana, '2', await picture())).json();
  const kept = url.split('/').at(-1);
  await writeStored(t.deps.files, MONTHLY_IMAGES, 'stray.webp', await picture('webp'));
  t.setNow(new Date(Date.now() + 59 * 60_000).toISOString());
  await deleteStrayFiles(t.deps, MONTHLY_IMAGES);
  expect(await stored()).toHaveLength(2);
  t.setNow(new Date(Date.now() + 61 * 60_000).toISOString());
  await deleteStrayFiles(t.deps, MONTHLY_IMAGES);
  expect(await stored()).toEqual([kept]);
});

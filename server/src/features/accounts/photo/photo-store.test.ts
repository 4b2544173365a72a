import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeStored } from '#core/files/folder.ts';
import { openFiles } from '#core/files/open-files.ts';
import { deleteStrayFiles } from '#core/files/stray-files.ts';
import { failure, get, post, upload } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { picture } from '../../../testing/pictures.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { PHOTOS } from './photo-files.ts';
import { storedPhotos } from './stored-photos.fixture.ts';

const t = useTestApp();
const BUCKET = 'intranet-uploads';

let store: S3rver;
let directory: string;
let host: string;
let ana: Person;
beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 's3-'));
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = (await store.run()) as AddressInfo;
  host = `127.0.0.1:${port}`;
});
afterAll(async () => {
  await store?.close();
  await rm(directory, { recursive: true, force: true });
});
beforeEach(async () => {
  ana = await makePerson(t, 'Ana');
});

async function useFiles(filesUrl: string): Promise<void> {
  t.deps.files = await openFiles({ dataDir: t.deps.config.dataDir, filesUrl });
}
const send = async () =>
  upload(t, ana, '/upload_profile_photo', { username: 'Ana' }, ['profile_photo', await picture()]);

describe('D38: photos in an S3-compatible bucket', () => {
  beforeAll(() => useFiles(`s3://S3RVER:S3RVER@${host}/${BUCKET}?http=1`));

  test('are written, read, replaced and removed', async () => {
    const first = await send();
    expect(first.statusCode, first.body).toBe(200);
    const photo = await get(t, ana, first.json().photo_url);
    expect(photo.statusCode).toBe(200);
    expect(photo.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect(Number(photo.headers['content-length'])).toBe(photo.rawPayload.length);

    const second = (await send()).json().photo_url;
    expect(await storedPhotos(t)).toEqual([second.split('/').at(-1)]);
    expect(failure(await get(t, ana, first.json().photo_url))).toMatchObject({
      status: 404,
      code: 'not_found',
    });

    await post(t, ana, '/api/remove_profile_photo', { username: 'Ana' });
    expect(await storedPhotos(t)).toEqual([]);
  });

  test('that no account shows are deleted once they are old', async () => {
    const shown = (await send()).json().photo_url.split('/').at(-1);
    await writeStored(t.deps.files, PHOTOS, 'stray.webp', await picture('webp'));
    await deleteStrayFiles({ ...t.deps, clock: { now: () => new Date() } }, PHOTOS);
    expect((await storedPhotos(t)).sort()).toEqual([shown, 'stray.webp'].sort());
    await deleteStrayFiles(
      { ...t.deps, clock: { now: () => new Date(Date.now() + 4_000_000) } },
      PHOTOS,
    );
    expect(await storedPhotos(t)).toEqual([shown]);
  });

  test('are found on every page of the bucket’s list', async () => {
    for (const name of ['a.webp', 'b.webp', 'c.webp']) {
      await writeStored(t.deps.files, PHOTOS, name, await picture('webp'));
    }
    // The test's S3 server cannot make page tokens on a current Node.
    const all = [...(await t.deps.files.listAll(`${PHOTOS.path}/`)).objects];
    const paging = vi.spyOn(t.deps.files, 'listAll').mockImplementation(async (_, options) => {
      const at = Number(options?.paginationToken ?? 0);
      const token = at + 1 < all.length ? { paginationToken: String(at + 1) } : {};
      return { objects: all.slice(at, at + 1), ...token };
    });
    await deleteStrayFiles(
      { ...t.deps, clock: { now: () => new Date(Date.now() + 4_000_000) } },
      PHOTOS,
    );
    paging.mockRestore();
    expect(await storedPhotos(t)).toEqual([]);
  });
});

describe('a store that is away: 503 with a sentence, and the rest goes on', () => {
  test.each([
    ['nobody listens', () => `s3://S3RVER:S3RVER@127.0.0.1:1/${BUCKET}?http=1`],
    ['there is no such bucket', () => `s3://S3RVER:S3RVER@${host}/another?http=1`],
    ['we are not known there', () => `s3://OTHER:wrong@${host}/${BUCKET}?http=1`],
  ])('%s', async (_, address) => {
    await useFiles(address());
    const UNAVAILABLE = { status: 503, code: 'unavailable' };
    expect(failure(await send())).toMatchObject(UNAVAILABLE);
    const reading = await get(t, ana, '/api/profile_photos/any.webp');
    expect(failure(reading)).toMatchObject(UNAVAILABLE);
    const me = await get(t, ana, '/api/current_user');
    expect(me.json().user.profile_photo).toBe('');

    // Removing a photo still works; the stray-files job deletes the file later.
    await t.deps.db.updateTable('accounts').set({ photo_key: 'any.webp' }).execute();
    const removed = await post(t, ana, '/api/remove_profile_photo', { username: 'Ana' });
    expect(removed.statusCode).toBe(200);
  });

  test.each([
    ['it accepts and never answers', ''],
    ['it stops in the middle of a file', 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf'],
  ])('%s: reads, uploads and deletions end within 3 s', async (_, answer) => {
    const sockets = new Set<Socket>();
    const hanging = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      socket.once('data', () => socket.write(answer));
    });
    await new Promise<void>((done) => hanging.listen(0, '127.0.0.1', done));
    try {
      const { port } = hanging.address() as AddressInfo;
      await useFiles(`s3://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}?http=1`);
      const bia = await makePerson(t, 'Bia');
      await t.deps.db
        .updateTable('accounts')
        .set({ photo_key: 'any.webp' })
        .where('id', '=', bia.accountId)
        .execute();
      const began = performance.now();
      const [read, sent, removed] = await Promise.all([
        get(t, ana, '/api/profile_photos/any.webp'),
        send(),
        post(t, bia, '/api/remove_profile_photo', { username: 'Bia' }),
      ]);
      // The deadline is 3 s.
      expect(performance.now() - began).toBeLessThan(8_000);
      expect(failure(read)).toMatchObject({ status: 503, code: 'unavailable' });
      if (answer === '') expect(failure(sent)).toMatchObject({ status: 503, code: 'unavailable' });
      expect(removed.statusCode).toBe(200);
    } finally {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => hanging.close(done));
    }
  });
});

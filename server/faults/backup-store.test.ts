import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { restoreIntranetBackup, writeIntranetBackup } from '#core/backup/backup.ts';
import { listFiles } from '#core/backup/file-store.ts';
import { openFiles } from '#core/files/open-files.ts';
import { createEmptyDatabase, createTestDatabase } from '../src/testing/test-database.ts';

const key = Buffer.alloc(32, 3);
const undo: (() => unknown)[] = [];

// The test store encrypts its page marker with DES, which OpenSSL 3 removed. Triple DES with three
// equal keys is the same cipher.
beforeAll(() => {
  const { createCipheriv, createDecipheriv } = crypto;
  const asTriple =
    (make: typeof createCipheriv | typeof createDecipheriv) =>
    (name: string, secret: Buffer, ...rest: [Buffer]) =>
      name === 'des'
        ? make('des-ede3-cbc', Buffer.concat([secret, secret, secret]), ...rest)
        : make(name, secret, ...rest);
  Object.assign(crypto, {
    createCipheriv: asTriple(createCipheriv),
    createDecipheriv: asTriple(createDecipheriv),
  });
  return () => Object.assign(crypto, { createCipheriv, createDecipheriv });
});

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function folderNamed(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), name));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function openBucket() {
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await folderNamed('s3-'),
    configureBuckets: [{ name: 'uploads', configs: [] }],
  });
  const { port } = (await store.run()) as AddressInfo;
  undo.push(() => store.close());
  const filesUrl = `s3://S3RVER:S3RVER@127.0.0.1:${port}/uploads?http=1`;
  return openFiles({ dataDir: '/nowhere', filesUrl });
}

test('S20: the files of a bucket are restored to a bucket and to a folder', async () => {
  const source = await createTestDatabase();
  undo.push(() => source.drop());
  const bucket = await openBucket();
  const names = Array.from(
    { length: 1_005 },
    (_, n) => `photos/${String(n).padStart(5, '0')}.webp`,
  );
  for (let at = 0; at < names.length; at += 15) {
    const some = names.slice(at, at + 15);
    const put = (name: string) =>
      bucket.put(name, `bytes of ${name}`, { contentType: 'image/webp' });
    await Promise.all(some.map(put));
  }
  const file = path.join(await folderNamed('backup-'), 'bucket');
  const contents = await writeIntranetBackup(file, {
    connection: source.connection,
    files: bucket,
    key,
  });
  expect(contents.files).toBe(names.length);

  const folder = await openFiles({ dataDir: await folderNamed('files-'), filesUrl: null });
  for (const files of [await openBucket(), folder]) {
    const target = await createEmptyDatabase();
    undo.push(() => target.drop());
    await restoreIntranetBackup(file, { connection: target.connection, files, key });
    expect(await listFiles(files)).toEqual(names);
    expect(await files.get(names[500] as string)).toBe(`bytes of ${names[500]}`);
    if (files !== folder) {
      expect((await files.getMetaData(names[0] as string)).contentType).toBe('image/webp');
    }
  }
});

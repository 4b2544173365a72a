import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { writeStored } from '#core/files/folder.ts';
import { deleteStrayFiles } from '#core/files/stray-files.ts';
import { failure, get, post, upload } from '../../../testing/calls.ts';
import { makeAccount, makePerson, type Person } from '../../../testing/factories.ts';
import { picture } from '../../../testing/pictures.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { PHOTOS } from './photo-files.ts';
import { storedPhotos } from './stored-photos.fixture.ts';

const t = useTestApp();
let ana: Person;
let bia: Person;
let admin: Person;

beforeEach(async () => {
  await t.deps.files.deleteAll(PHOTOS.path);
  ana = await makePerson(t, 'Ana Áwila');
  bia = await makePerson(t, 'Bia', { role: 'apenas_people' });
  admin = await makePerson(t, 'Ada Admin', { role: 'admin' });
});

const send = (caller: Person | null, username: string, bytes: Buffer) =>
  upload(t, caller, '/upload_profile_photo', { username }, ['profile_photo', bytes]);

const audited = () =>
  t.deps.db
    .selectFrom('audit_entries')
    .select(['action', 'actor', 'subject'])
    .where('action', 'like', 'photo_%')
    .orderBy('id')
    .execute();

async function shownPhoto(person: Person): Promise<string> {
  return (await get(t, person, '/api/current_user')).json().user.profile_photo;
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const one = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = one;
  return red > 200 && green < 60
    ? 'red'
    : blue > 200 && green < 60
      ? 'blue'
      : `${red},${green},${blue}`;
}

describe('spec §7: POST /upload_profile_photo', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('%s becomes a square WebP', async (type) => {
    const reply = await send(ana, ana.name, await picture(type));
    expect(reply.statusCode, reply.body).toBe(200);
    const { photo_url } = reply.json();
    expect(photo_url).toMatch(/^\/api\/profile_photos\/[\w-]{36}\.webp$/);
    expect(await shownPhoto(ana)).toBe(photo_url);

    const photo = await get(t, bia, photo_url);
    expect(photo.statusCode).toBe(200);
    expect(photo.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(await sharp(photo.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
    expect(await audited()).toEqual([
      { action: 'photo_changed', actor: ana.name, subject: ana.name },
    ]);
  });

  test('the name is looked up letter case aside', async () => {
    const reply = await send(ana, 'aNA ÁWILA', await picture());
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await shownPhoto(ana)).not.toBe('');
  });

  test('another photo replaces the one before, whose file goes', async () => {
    const first = (await send(ana, ana.name, await picture())).json().photo_url;
    const second = (await send(ana, ana.name, await picture('jpeg', 'red'))).json().photo_url;
    expect(second).not.toBe(first);
    expect(await storedPhotos(t)).toEqual([second.split('/').at(-1)]);
    const gone = await get(t, ana, first);
    expect(failure(gone)).toMatchObject({ status: 404, code: 'not_found' });
    expect(gone.headers['cache-control']).toBe('no-store');
  });

  test('eight at once leave exactly one file, the one that is shown', async () => {
    const bytes = await picture();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => send(admin, ana.name, bytes)),
    );
    expect(replies.map((reply) => reply.statusCode)).toEqual(Array(8).fill(200));
    const shown = await shownPhoto(ana);
    expect(await storedPhotos(t)).toEqual([shown.split('/').at(-1)]);
    expect(await audited()).toHaveLength(8);
  });

  test('concurrent uploads and removals leave only the photo that is shown', async () => {
    const bytes = await picture();
    const calls = Array.from({ length: 8 }, (_, n) =>
      n % 2
        ? send(admin, ana.name, bytes)
        : post(t, ana, '/api/remove_profile_photo', { username: ana.name }),
    );
    for (const reply of await Promise.all(calls)) expect(reply.statusCode).toBe(200);
    const shown = await shownPhoto(ana);
    expect(await storedPhotos(t)).toEqual(shown ? [shown.split('/').at(-1)] : []);
  });

  test('a row that cannot be written leaves no file', async () => {
    await t.database.pool.query(
      `alter table accounts add constraint refuse_photos check (photo_key is null)`,
    );
    try {
      const reply = await send(ana, ana.name, await picture());
      expect(reply.statusCode).toBe(500);
      expect(await storedPhotos(t)).toEqual([]);
    } finally {
      await t.database.pool.query('alter table accounts drop constraint refuse_photos');
    }
  });

  test('an account deleted while its photo is made: 404, and no file', async () => {
    await makeAccount(t, 'Guest');
    const write = vi.spyOn(t.deps.files, 'put').mockImplementationOnce(async (...args) => {
      await t.deps.db.deleteFrom('accounts').where('username', '=', 'Guest').execute();
      return t.deps.files.put(...args);
    });
    const reply = await send(admin, 'Guest', await picture());
    write.mockRestore();
    expect(failure(reply)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await storedPhotos(t)).toEqual([]);
  });
});

describe('D4: whose photo', () => {
  test('an administrator may change and remove anybody’s', async () => {
    expect((await send(admin, 'bia', await picture())).statusCode).toBe(200);
    expect(await shownPhoto(bia)).not.toBe('');
    expect(await shownPhoto(admin)).toBe('');
    const removed = await post(t, admin, '/api/remove_profile_photo', { username: 'BIA' });
    expect(removed.json()).toEqual({ success: true, message: 'Photo removed' });
    expect(await shownPhoto(bia)).toBe('');
    expect(await storedPhotos(t)).toEqual([]);
    expect(await audited()).toEqual([
      { action: 'photo_changed', actor: 'Ada Admin', subject: 'Bia' },
      { action: 'photo_removed', actor: 'Ada Admin', subject: 'Bia' },
    ]);
  });

  test.each(['Bia', 'Nobody At All'])('others may not change that of %s', async (username) => {
    const replies = [
      await send(ana, username, await picture()),
      await post(t, ana, '/api/remove_profile_photo', { username }),
    ];
    for (const reply of replies) {
      expect(failure(reply)).toEqual({
        status: 403,
        code: 'forbidden',
        error: 'You can only change your own photo.',
      });
    }
    expect(await storedPhotos(t)).toEqual([]);
    expect(await audited()).toEqual([]);
  });

  test('an administrator gets an error for an unknown user', async () => {
    for (const reply of [
      await send(admin, 'Nobody', await picture()),
      await post(t, admin, '/api/remove_profile_photo', { username: 'Nobody' }),
    ]) {
      expect(failure(reply)).toMatchObject({ status: 404, code: 'not_found' });
    }
  });

  test('removing a missing photo changes nothing', async () => {
    const reply = await post(t, ana, '/api/remove_profile_photo', { username: ana.name });
    expect(reply.statusCode).toBe(200);
    expect(await audited()).toEqual([]);
  });

  test('without a session a photo is not shown', async () => {
    const { photo_url } = (await send(ana, ana.name, await picture())).json();
    expect((await get(t, null, photo_url)).statusCode).toBe(401);
  });
});

describe('S11: what is stored', () => {
  test('EXIF is gone, the place too, and the picture is turned the way it was held', async () => {
    // Left half red, right half blue, taken with the camera's left side up.
    const half = { width: 100, height: 200, channels: 3, background: 'blue' } as const;
    const held = await sharp({ create: { ...half, width: 200, background: 'red' } })
      .composite([{ input: { create: half }, left: 100, top: 0 }])
      .withExif({
        IFD0: { Copyright: 'A secret name', Model: 'Camera' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(held).metadata();
    expect(before.orientation).toBe(6);
    expect(held.includes('A secret name')).toBe(true);

    const { photo_url } = (await send(ana, ana.name, held)).json();
    const photo = (await get(t, ana, photo_url)).rawPayload;
    const { exif, icc, xmp, iptc, orientation } = await sharp(photo).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(photo.includes('A secret name')).toBe(false);
    expect(await colourAt(photo, 256, 40)).toBe('red');
    expect(await colourAt(photo, 256, 470)).toBe('blue');
  });

  test('stores the first frame of an animation', async () => {
    const frames = await sharp([await picture('png', 'red'), await picture('png', 'blue')], {
      join: { animated: true },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { photo_url } = (await send(ana, ana.name, frames)).json();
    const photo = (await get(t, ana, photo_url)).rawPayload;
    expect((await sharp(photo).metadata()).pages).toBeUndefined();
    expect(await colourAt(photo, 256, 256)).toBe('red');
  });
});

describe('housekeeping: photos that no account shows', () => {
  test('go once they are an hour old; those that are shown stay', async () => {
    const { photo_url } = (await send(ana, ana.name, await picture())).json();
    const kept = photo_url.split('/').at(-1);
    const stray = `${randomUUID()}.webp`;
    await writeStored(t.deps.files, PHOTOS, stray, await picture('webp'));

    t.setNow(new Date(Date.now() + 59 * 60_000).toISOString());
    await deleteStrayFiles(t.deps, PHOTOS);
    expect((await storedPhotos(t)).sort()).toEqual([kept, stray].sort());

    t.setNow(new Date(Date.now() + 61 * 60_000).toISOString());
    await deleteStrayFiles(t.deps, PHOTOS);
    expect(await storedPhotos(t)).toEqual([kept]);
  });

  test('a store where nothing was ever put', async () => {
    await expect(deleteStrayFiles(t.deps, PHOTOS)).resolves.toBeUndefined();
  });
});

import type { Folder } from '#core/files/folder.ts';

export const PHOTOS: Folder = {
  path: 'profile_photos',
  extension: 'webp',
  contentType: 'image/webp',
  async listShown(db) {
    const rows = await db
      .selectFrom('accounts')
      .select('photo_key')
      .where('photo_key', 'is not', null)
      .execute();
    return rows.map((row) => row.photo_key ?? '');
  },
};

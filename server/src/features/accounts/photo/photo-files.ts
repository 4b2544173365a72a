import type { Folder } from '#core/files/folder.ts';

export const PHOTOS: Folder = {
  path: 'profile_photos',
  extension: 'webp',
  contentType: 'image/webp',
  keys: { table: 'accounts', column: 'photo_key' },
};

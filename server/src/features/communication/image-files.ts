import type { Folder } from '#core/files/folder.ts';

export const MONTHLY_IMAGES: Folder = {
  path: 'monthly_images',
  extension: 'webp',
  contentType: 'image/webp',
  keys: { table: 'monthly_images', column: 'file_key' },
};

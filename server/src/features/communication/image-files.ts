import type { Folder } from '#core/files/folder.ts';

export const MONTHLY_IMAGES: Folder = {
  path: 'monthly_images',
  extension: 'webp',
  contentType: 'image/webp',
  async listShown(db) {
    const rows = await db.selectFrom('monthly_images').select('file_key').execute();
    return rows.map((row) => row.file_key);
  },
};

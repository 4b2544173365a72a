import type { Folder } from '#core/files/folder.ts';

export const DOCUMENTS: Folder = {
  path: 'documents',
  extension: 'pdf',
  contentType: 'application/pdf',
  async listShown(db) {
    const rows = await db.selectFrom('documents').select('file_key').execute();
    return rows.map((row) => row.file_key);
  },
};

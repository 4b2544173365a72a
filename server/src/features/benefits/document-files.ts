import type { Folder } from '#core/files/folder.ts';

export const DOCUMENTS: Folder = {
  path: 'documents',
  extension: 'pdf',
  contentType: 'application/pdf',
  keys: { table: 'documents', column: 'file_key' },
};

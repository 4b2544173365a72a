import type { FileStore } from '@intranet/backup/file-store.ts';
import type { Disk } from 'flydrive';
import { isAbsent, readFile } from '../files/folder.ts';

export async function listFiles(files: Disk): Promise<string[]> {
  const keys: string[] = [];
  let page: string | undefined;
  try {
    do {
      const listed = await files.listAll('', {
        recursive: true,
        ...(page && { paginationToken: page }),
      });
      for (const object of listed.objects) if (object.isFile) keys.push(object.key);
      page = listed.paginationToken;
    } while (page);
  } catch (error) {
    if (!isAbsent(error)) throw error;
  }
  return keys.sort();
}

export const fileStoreOf = (files: Disk): FileStore => ({
  list: () => listFiles(files),
  async read(key) {
    const bytes = await readFile(files, key);
    if (!bytes) return null;
    const { contentType = null } = await files.getMetaData(key).catch(() => ({}) as never);
    return { bytes, contentType };
  },
  exists: (key) => files.exists(key),
  write: (key, { bytes, contentType }) => files.put(key, bytes, contentType ? { contentType } : {}),
  delete: (key) => files.delete(key),
});

import { link, lstat, open, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from './backup-error.ts';

const existsAlready = (file: string) =>
  new BackupError(`${file} exists already: choose another name, or add --force to replace it.`);

/** File systems without hard links, such as FAT and some network shares. */
const WITHOUT_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** @throws BackupError if the name is taken, even by a dangling symbolic link */
export async function assertFree(file: string): Promise<void> {
  const found = await lstat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found) throw existsAlready(file);
}

/** A link, unlike a rename, fails if the name exists. @throws BackupError */
export async function claimFile(draft: string, file: string, replace: boolean): Promise<void> {
  if (replace) await rename(draft, file);
  else await linkOrRename(draft, file);
  await sync(path.dirname(file));
}

async function linkOrRename(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw existsAlready(file);
    if (!WITHOUT_LINKS.includes(code)) throw error;
    await assertFree(file);
    await rename(draft, file);
    return;
  }
  await unlink(draft);
}

/** Until the folder is synced, a power failure may lose the new name. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

import { statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const ENOUGH = 2 * 1024 ** 3;

/** Lets `os.tmpdir()` name a folder in memory, also in child processes, if 2 GB are free there. */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR) return;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= ENOUGH) process.env.TMPDIR = MEMORY;
  } catch {
    // Only Linux has that folder.
  }
}

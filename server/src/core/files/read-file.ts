import { buffer } from 'node:stream/consumers';
import { type Disk, errors } from 'flydrive';

/** What the folder and the bucket say when there is no such file. */
const ABSENT = ['ENOENT', 'NoSuchKey', 'NotFound'];

function isAbsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, cause } = error as NodeJS.ErrnoException;
  return ABSENT.includes(code ?? '') || ABSENT.includes(name) || isAbsent(cause);
}

/**
 * All of a stored file, or null when there is none. Not handed on as a stream: a store that goes
 * away half-way could no longer be told of, and what we store is small.
 */
export async function readFile(files: Disk, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await files.getStream(key));
  } catch (error) {
    if (isAbsent(error)) return null;
    throw new errors.E_CANNOT_READ_FILE([key], { cause: error });
  }
}

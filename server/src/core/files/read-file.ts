import { buffer } from 'node:stream/consumers';
import { type Disk, errors } from 'flydrive';

const ABSENT = ['ENOENT', 'NoSuchKey', 'NotFound'];

function isAbsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, cause } = error as NodeJS.ErrnoException;
  return ABSENT.includes(code ?? '') || ABSENT.includes(name) || isAbsent(cause);
}

/** A stored file, or null. Not streamed, so that a failure midway can still be reported. */
export async function readFile(files: Disk, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await files.getStream(key));
  } catch (error) {
    if (isAbsent(error)) return null;
    throw new errors.E_CANNOT_READ_FILE([key], { cause: error });
  }
}

